/** Every page may be read; what the server answers is no page. */
import type { APIRoute } from 'astro';
import { absolute } from '#seo/metadata.ts';

const LINES = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /thanks/',
  '',
  `Sitemap: ${absolute('/sitemap.xml')}`,
  '',
];

export const GET: APIRoute = () =>
  new Response(LINES.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });

/** Every page may be read. What the server answers is no page; those of its answers that look like one say so themselves. */
import type { APIRoute } from 'astro';
import { signalLines } from '#seo/contentSignal.ts';
import { absolute } from '#seo/metadata.ts';

const LINES = ['User-agent: *', ...signalLines(), 'Disallow: /api/', '', `Sitemap: ${absolute('/sitemap.xml')}`, ''];

export const GET: APIRoute = () =>
  new Response(LINES.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });

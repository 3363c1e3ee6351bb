/** Allows crawlers to read every page. `/api/` contains no pages. Server responses that look like a page have their own `noindex`. */
import type { APIRoute } from 'astro';
import { signalLines } from '#seo/contentSignal.ts';
import { absolute } from '#seo/metadata.ts';

const LINES = ['User-agent: *', ...signalLines(), 'Disallow: /api/', '', `Sitemap: ${absolute('/sitemap.xml')}`, ''];

export const GET: APIRoute = () =>
  new Response(LINES.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });

/** Web Application Manifest (W3C): name and icons of the installed site. */
import type { APIRoute } from 'astro';
import { site } from '#site.config';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const manifest = {
  id: '/',
  name: site.brand,
  short_name: site.brand,
  description: site.description,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fbf7ee',
  theme_color: '#fbf7ee',
  icons: [
    // The browser has already loaded the favicon. Devices without SVG support use a PNG.
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('icon-maskable', 512, 'maskable'),
  ],
};

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } });

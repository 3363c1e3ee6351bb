import { defineMiddleware } from 'astro:middleware';

/**
 * Gives module scripts a low fetch priority. Pages are readable without them, and a browser would otherwise request them before the picture
 * of the hero. A component cannot set the attribute: Astro does not process a script that has attributes.
 */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  return new Response(
    html.replaceAll('<script type="module" src="', '<script type="module" fetchpriority="low" src="'),
    response,
  );
});

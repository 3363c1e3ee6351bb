import { defineMiddleware } from 'astro:middleware';

/**
 * Gives module scripts a low priority. None of them is needed to read a page, and without this a browser requests them before the picture of
 * its head. Astro leaves a script alone that has an attribute, so that a component cannot say it.
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

/**
 * `html` with a low priority on each module script that is a file, so that it waits for font and drawing: nothing on a page needs it to be
 * read or used. Astro's own tags take no attributes.
 */
export const withLowScripts = (html: string): string =>
  html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=');

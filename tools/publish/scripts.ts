/** The scripts of a page: which of Astro's stay, and how urgent they are. */
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';

/** The directive that Astro writes before the first island of a page; see src/behaviours/whenUsed.ts. */
const DIRECTIVE = /<script>(?:(?!<\/script>).)*astro:interaction(?:(?!<\/script>).)*<\/script>/s;

/** `html` without the runtime of islands that Astro writes into each page: src/behaviours/islands.ts asks for it when an island is used. */
export const withoutIslandScripts = (html: string): string =>
  html.replace(`<script>${islandScript}</script>`, '').replace(DIRECTIVE, '');

/**
 * `html` with a low priority on each module script that is a file, so that it waits for font and drawing: nothing on a page needs it to be
 * read or used. Astro's own tags take no attributes.
 */
export const withLowScripts = (html: string): string =>
  html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=');

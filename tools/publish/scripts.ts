/** The scripts of a page: which of Astro's stay, and how urgent they are. */
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';

/** The directive that Astro writes before the first island of a page; see src/behaviours/whenUsed.ts. */
const DIRECTIVE = /<script>(?:(?!<\/script>).)*astro:interaction(?:(?!<\/script>).)*<\/script>/s;

/** `html` without the runtime of islands that Astro writes into each page: src/behaviours/islands.ts asks for it when an island is used. */
export const withoutIslandScripts = (html: string): string =>
  html.replace(`<script>${islandScript}</script>`, '').replace(DIRECTIVE, '');

/** The tag of the shell's script, the one module that is a file. */
const SHELL = /<script type="module" src="([^"]+)"><\/script>/;

/**
 * `html` without the tag of the shell's script and with its address on the root, where src/behaviours/firstUse.ts looks for it. Astro's own tags
 * take no attributes. Throws when there is no such tag.
 */
export function withLateScript(html: string): string {
  const [tag, address] = SHELL.exec(html) ?? [];
  if (!tag || !address) throw new Error('A page without the script of the shell');
  return html.replace(tag, '').replace(/<html[^>]*/, `$& data-script="${address}"`);
}

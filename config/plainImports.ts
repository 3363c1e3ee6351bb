/** Vite plugin that leaves dynamic imports as they are: its helper preloads styles and chunks, of which none belongs to a chunk here, and weighs 0.7 KB on every page. */
import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;

/** Puts a function that only loads in the place of Vite's helper when the site is built. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: HELPER }, handler: () => 'export const __vitePreload = (load) => load();' },
  };
}

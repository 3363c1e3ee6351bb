/**
 * Astro's runtime for islands as one file: the build takes it out of the pages (tools/publish/scripts.ts). It looks for its directives as it
 * starts, so they come first.
 */
import './directive.ts';
import 'astro/runtime/server/astro-island.js';

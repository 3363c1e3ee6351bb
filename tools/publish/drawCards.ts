/** Adds to a build the picture that each page names for link previews. `node tools/publish/drawCards.ts`, after `astro build`. */
import { readFileSync } from 'node:fs';
import { buildFolder } from '../buildFolder.ts';
import { cardFonts } from '../fonts/subsets.ts';
import { cardFiles } from './cards.ts';
import { createShaper } from './shaping.ts';
import { indexedPages, readPages, writeFiles } from './pages.ts';
import { renderJpeg } from './render.ts';

const SITE = buildFolder();

const fonts = cardFonts().map((file) => new Uint8Array(readFileSync(file)));
const pages = indexedPages(readPages(SITE));
const files = await cardFiles(pages, SITE, { render: renderJpeg, shaper: createShaper(fonts), fonts });
writeFiles(SITE, files);
console.log(`social cards: ${files.length}`);

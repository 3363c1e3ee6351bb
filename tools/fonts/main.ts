/**
 * `node tools/fonts/main.ts`: subsets the variable fonts to the characters and weights that the site uses, and writes them to
 * `.cache/fonts/`. Runs before each build; takes about a second.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSubset, FONTS, PAGE_SUBSETS, CARD_SUBSETS } from './subsets.ts';

rmSync(FONTS, { recursive: true, force: true });
mkdirSync(FONTS, { recursive: true });
for (const font of [...PAGE_SUBSETS, ...CARD_SUBSETS]) {
  const { whole, subset } = await createSubset(font);
  writeFileSync(path.join(FONTS, font.name), subset);
  console.log(`${font.name}: ${whole.length} to ${subset.length} bytes`);
}

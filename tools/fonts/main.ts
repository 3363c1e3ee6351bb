/**
 * `node tools/fonts/main.ts`: subsets the variable fonts to the letters and weights that the site uses, and writes them to
 * `.cache/fonts/`. Runs before each build; takes about a second.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cutFont, FONTS, PAGE_CUTS, PICTURE_CUTS } from './cuts.ts';

rmSync(FONTS, { recursive: true, force: true });
mkdirSync(FONTS, { recursive: true });
for (const font of [...PAGE_CUTS, ...PICTURE_CUTS]) {
  const { whole, cut } = await cutFont(font);
  writeFileSync(path.join(FONTS, font.name), cut);
  console.log(`${font.name}: ${whole.length} to ${cut.length} bytes`);
}

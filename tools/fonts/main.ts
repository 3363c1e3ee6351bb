/**
 * `node tools/fonts/main.ts`: subsets the variable fonts to the characters and weights that the site uses, and writes them to
 * `.cache/fonts/`. Runs before each build; does nothing when the fonts and their characters are those of the last run.
 */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSubset, FONTS, PAGE_SUBSETS, CARD_SUBSETS } from './subsets.ts';

/** Files that determine the subsets; the lock file determines the versions of the fonts. */
const SOURCES = ['tools/fonts/subsets.ts', 'tools/fonts/characters.ts', 'package-lock.json'];
/** Contains a hash of these files. Written last: if the run is stopped before, the next one starts again. */
const STAMP = path.join(FONTS, 'stamp');

const stamp = hash('sha256', SOURCES.map((file) => readFileSync(file, 'utf8')).join('\0'));
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== stamp) {
  rmSync(FONTS, { recursive: true, force: true });
  mkdirSync(FONTS, { recursive: true });
  for (const font of [...PAGE_SUBSETS, ...CARD_SUBSETS]) {
    const { whole, subset } = await createSubset(font);
    writeFileSync(path.join(FONTS, font.name), subset);
    console.log(`${font.name}: ${whole.length} to ${subset.length} bytes`);
  }
  writeFileSync(STAMP, stamp);
}

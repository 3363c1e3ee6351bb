/**
 * `node tools/fonts/main.ts`: subsets the variable fonts to the characters and weights that the site uses, and writes them to
 * `.cache/fonts/`. Runs before each build; does nothing when all files exist and the fonts and their characters are those of the last run.
 */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSubset, FONTS, PAGE_SUBSETS, CARD_SUBSETS } from './subsets.ts';

/** Files that determine the subsets; the lock file determines the versions of the fonts. */
const SOURCES = ['tools/fonts/subsets.ts', 'tools/fonts/characters.ts', 'package-lock.json'];
/** Contains a hash of these files. Written last: if the run is stopped before, the next one starts again. */
const STAMP = 'stamp';

const subsets = [...PAGE_SUBSETS, ...CARD_SUBSETS];
const placeOf = (name: string): string => path.join(FONTS, name);
const stamp = hash('sha256', SOURCES.map((file) => readFileSync(file, 'utf8')).join('\0'));
const isComplete = [STAMP, ...subsets.map(({ name }) => name)].every((name) => existsSync(placeOf(name)));
if (!isComplete || readFileSync(placeOf(STAMP), 'utf8') !== stamp) {
  rmSync(FONTS, { recursive: true, force: true });
  mkdirSync(FONTS, { recursive: true });
  for (const font of subsets) {
    const { whole, subset } = await createSubset(font);
    writeFileSync(placeOf(font.name), subset);
    console.log(`${font.name}: ${whole.length} to ${subset.length} bytes`);
  }
  writeFileSync(placeOf(STAMP), stamp);
}

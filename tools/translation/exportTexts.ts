/**
 * `npm run content:export -- --language <key> (--stale | --missing | --only <part of a path>) [--out <file>]`
 * Writes texts for a translator as a PO file.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readableRecords, targetLanguage } from './pages.ts';
import { poOf } from './po.ts';
import { statesOf } from './state.ts';
import { unitsOf } from './units.ts';

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    stale: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    only: { type: 'string' },
    out: { type: 'string' },
    content: { type: 'string', default: 'content' },
  },
});

const locale = targetLanguage(values.language);
const states = [...(values.stale ? ['stale'] : []), ...(values.missing ? ['missing'] : [])];
if (states.length === 0 && values.only === undefined) throw new Error('give --stale, --missing or --only <path>');
const pages = statesOf(readableRecords(values.content), locale.key).filter(
  ({ original, state }) => original.page.includes(values.only ?? '') && (states.length === 0 || states.includes(state)),
);
const units = pages.flatMap(unitsOf);
const out = values.out ?? `.cache/translation/${locale.key}.po`;
mkdirSync(path.dirname(out), { recursive: true });
writeFileSync(out, poOf(units, locale));
console.log(`${out}: ${units.length} texts of ${pages.length} pages`);

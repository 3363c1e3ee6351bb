/**
 * `npm run content:stamp -- --language <key> [--only <part of a path>]`
 * Marks the translations of a language as made from the current English texts. Run it only after you have compared the two.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { textOf } from '../content-check/records.ts';
import { digestsOf } from './digests.ts';
import { readableRecords, targetLanguage } from './pages.ts';
import { partsOf } from './parts.ts';
import { stamped } from './stamp.ts';
import { statesOf } from './state.ts';

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    only: { type: 'string', default: '' },
    content: { type: 'string', default: 'content' },
  },
});

const { key } = targetLanguage(values.language);
const pages = statesOf(readableRecords(values.content), key).filter(
  ({ original, state }) => original.page.includes(values.only) && (state === 'stale' || state === 'unstamped'),
);
for (const { original, translation, changed } of pages) {
  if (!translation) continue;
  const file = path.join(values.content, translation.file);
  const text = textOf(readFileSync(file));
  writeFileSync(file, stamped(translation.file, text, digestsOf(partsOf(original))));
  console.log([translation.file, ...(changed.length > 0 ? [`had changed: ${changed.join(', ')}`] : [])].join('  '));
}
console.log(`${pages.length} stamped`);

/**
 * `npm run content:status [-- --language <key>] [-- --list]`
 * Prints for each kind how many pages of a language are complete, stale, without a stamp and missing; with `--list` also which pages.
 */
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE, enabledLocales } from '../../shared/locales.ts';
import { readableRecords, targetLanguage } from './pages.ts';
import { statesOf } from './state.ts';
import { listOf, tableOf } from './statusTable.ts';

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    list: { type: 'boolean', default: false },
    content: { type: 'string', default: 'content' },
  },
});

const locales =
  values.language === undefined
    ? enabledLocales().filter(({ key }) => key !== DEFAULT_LOCALE)
    : [targetLanguage(values.language)];
const records = readableRecords(values.content);
for (const { key, name } of locales) {
  const states = statesOf(records, key);
  console.log(`${key} ${name}\n${tableOf(states)}\n`);
  if (values.list) console.log(`${listOf(states)}\n`);
}

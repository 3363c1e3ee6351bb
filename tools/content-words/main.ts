/**
 * `npm run content:words [-- --language <key>] [-- --against <git revision>]`
 * Prints the length and the style counts of each page; with a revision, the counts before and after.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { readRecord } from '../record-source/mergeRecord.ts';
import { countsOf } from './count.ts';
import { tableOf, type Pages } from './table.ts';

const { values } = parseArgs({
  options: { language: { type: 'string', default: DEFAULT_LOCALE }, against: { type: 'string' } },
});
const { language: locale, against } = values;
const folder = `content/${locale}`;

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' });

/** Files of records without a page. */
const NO_PAGE = /\/(?:names\.yaml$|offices\/)/;

const countAll = (files: readonly string[], read: (file: string) => string): Pages =>
  new Map(
    files
      .filter((file) => /\.(?:yaml|md)$/.test(file) && !NO_PAGE.test(file))
      .toSorted()
      .map((file) => [file.slice(folder.length + 1).replace(/\.\w+$/, ''), countsOf(readRecord(read(file)), locale)]),
  );

const now = countAll(globSync(`${folder}/**/*.{yaml,md}`), (file) => readFileSync(file, 'utf8'));
const before =
  against === undefined
    ? undefined
    : countAll(git('ls-tree', '-r', '--name-only', against, '--', folder).split('\n'), (file) =>
        git('show', `${against}:${file}`),
      );
console.log(tableOf(now, before));

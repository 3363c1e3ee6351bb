import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { searchTaker } from './search.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'search-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (language: string, uid: string) =>
  `<html lang="${language}"><body><astro-island uid="a" prefix="r1"><form></form></astro-island><astro-island uid="${uid}" prefix="r2"><dialog id="search">${language}</dialog></astro-island><p>end</p></body></html>`;

it('takes the dialog out of each page and writes it once a language', () => {
  const take = searchTaker(folder, (_, part, scope) => `#${scope}{--length:${part.length}}`);
  const [first, second] = [take(page('en', 'b')), take(page('en', 'c'))];
  expect(first).toBe(second);
  expect(first).toMatch(
    /^<html lang="en"><body data-search="\/_assets\/search\.en\.[\w-]{8}\.txt"><astro-island uid="a" prefix="r1"><form><\/form><\/astro-island><p>end<\/p><\/body><\/html>$/,
  );
  take(page('ckb', 'd'));
  const files = readdirSync(path.join(folder, '_assets')).toSorted();
  expect(files).toHaveLength(2);
  expect(readFileSync(path.join(folder, '_assets', files[1] ?? ''), 'utf8')).toBe(
    '<style>#search{--length:80}</style><astro-island uid="search" prefix="search"><dialog id="search">en</dialog></astro-island>',
  );
});

it('leaves a page without a dialog as it is', () => {
  expect(searchTaker(folder, () => '')('<html lang="en"><body></body></html>')).toBe(
    '<html lang="en"><body></body></html>',
  );
  expect(readdirSync(folder)).toEqual([]);
});

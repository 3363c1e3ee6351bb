/** Round trip of the shipped records: export for a translator, then import. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeOf } from '../../shared/locales.ts';
import { placeOf } from '../content-check/kinds.ts';
import { parseRecord, type ContentRecord } from '../content-check/records.ts';
import { shippedRecords } from '../content-check/sample.ts';
import { imported } from './imported.ts';
import { poOf, readPo, type Translated } from './po.ts';
import { stamped } from './stamp.ts';
import { statesOf } from './state.ts';
import { unitsOf, type Unit } from './units.ts';

const english = shippedRecords(({ locale }) => locale === 'en');
const translated = shippedRecords(({ locale, kind }) => locale === 'ar' && (kind === 'industry' || kind === 'role'));
const read = (file: string) => readFileSync(`content/${file}`, 'utf8');
const arabic = localeOf('ar');
const unitsIn = (own: readonly ContentRecord[]) =>
  statesOf(own, 'ar')
    .filter(({ translation }) => translation)
    .flatMap(unitsOf);
const roundTrip = (units: readonly Unit[]) => readPo(Buffer.from(poOf(units, arabic))).texts;

/** The record in `source`. Throws an error when it is invalid. */
function recordOf(file: string, source: string): ContentRecord {
  const place = placeOf(file);
  if (typeof place === 'string') throw new Error(place);
  const { record, problems } = parseRecord(file, place, source);
  if (!record) throw new Error(JSON.stringify(problems));
  return record;
}

const shipped = [...english, ...translated];
const texts = roundTrip(unitsIn(shipped));
const pages = imported(texts, 'ar', shipped, read);

describe('every translated industry and role', () => {
  it('is unchanged after the round trip, character by character, except for its stamp', () => {
    expect(pages.map(({ file }) => file).toSorted()).toEqual(translated.map(({ file }) => file));
    for (const { file, source, problems } of pages) {
      expect(problems).toEqual([]);
      expect(source).toBe(stamped(file, read(file), recordOf(file, source ?? '').source ?? {}));
    }
  });

  it('has the state ‘complete’ after the round trip', () => {
    const back = pages.map(({ file, source = '' }) => recordOf(file, source));
    const complete = statesOf([...english, ...back], 'ar').filter(({ state }) => state === 'complete');
    expect(complete).toHaveLength(translated.length);
  });

  it('has the same data when it is written anew in the layout of the English', () => {
    const industries = translated.filter(({ kind }) => kind === 'industry').slice(0, 8);
    const reimported = imported(roundTrip(unitsIn([...english, ...industries])), 'ar', english, read);
    const dataOf = ({ file, source = '' }: { file: string; source?: string }) => recordOf(file, source).data;
    expect(new Map(reimported.map((page) => [page.file, dataOf(page)]))).toEqual(
      new Map(industries.map(({ file, data }) => [file, data])),
    );
  });
});

describe('a file from a translator', () => {
  const first = translated.find(({ kind }) => kind === 'industry');
  const own = texts.filter(({ context }) => context.startsWith(`${first?.page} `));
  const problemsOf = (sent: Translated[]) => imported(sent, 'ar', shipped, read).flatMap(({ problems }) => problems);
  const withFirst = (change: Partial<Translated>) =>
    own.map((text, index) => (index === 0 ? { ...text, ...change } : text));

  it.each([
    ['a text that is not translated', withFirst({ text: '' }), 'name: is not translated'],
    ['a text that needs work', withFirst({ isFuzzy: true }), 'name: is marked as needing work'],
    ['a missing text', own.slice(1), 'name: is not in the file: the English text has changed, export it again'],
    [
      'an additional text',
      [...own, { context: `${first?.page} x`, english: 'a', text: 'b', isFuzzy: false }],
      'x: no longer exists in English: export it again',
    ],
    ['a text that is too long', withFirst({ text: 'ا'.repeat(41) }), 'name: too many characters, at most 40'],
    ['an unknown page', own.map((text) => ({ ...text, context: 'pages/none name' })), 'there is no page ‘pages/none’'],
  ])('is refused with %s', (_, sent, problem) => {
    const [found = '', ...others] = problemsOf(sent);
    expect(found).toContain(problem);
    expect(others).toEqual([]);
  });

  it('is stamped with the English texts that it contains', () => {
    const [page] = imported(withFirst({ english: 'Former name' }), 'ar', shipped, read);
    const record = recordOf(page?.file ?? '', page?.source ?? '');
    const states = statesOf([...english, record], 'ar');
    expect(states.find(({ translation }) => translation)?.changed).toEqual(['name']);
  });

  it('keeps the metadata that only the translation has', () => {
    const { file = '' } = first ?? {};
    const source = read(file).replace(/^ {2}metaData:\n/m, '$&    noindex: true\n    card: { title: بطاقة }\n');
    const [page] = imported(own, 'ar', [...english, recordOf(file, source)], (name) =>
      name === file ? source : read(name),
    );
    expect(page).toMatchObject({ problems: [] });
    expect(page?.source).toContain('    noindex: true\n    card: { title: بطاقة }\n');
  });

  it('is imported with a warning when the translation had other fields than the English page', () => {
    const raw = Object.entries(first?.raw ?? {}).filter(([key]) => key !== 'summary');
    const before = { ...first, raw: Object.fromEntries(raw) } as ContentRecord;
    const [page] = imported(own, 'ar', [...english, before], read);
    expect(page?.source).toBeDefined();
    expect(page?.problems).toEqual([expect.stringContaining('layout of the English page')]);
  });

  it('must be in a language of the site', () => {
    expect(() => readPo(Buffer.from(poOf([], { ...arabic, tag: 'fr' })))).toThrow('‘fr’');
    expect(() => readPo(Buffer.from(''))).toThrow('Language: ‘’');
  });

  it('must be encoded in UTF-8', () => {
    expect(() => readPo(Buffer.from([0xe3, 0xe1, 0xe6]))).toThrow('not encoded in UTF-8');
  });
});

describe('a PO file', () => {
  const unit: Unit = {
    field: ['name'],
    context: 'pages/a name',
    text: 'The backup',
    max: 40,
    note: 'Name',
    isStale: true,
  };

  it('contains the purpose, the maximum length and the terms of a text', () => {
    expect(poOf([unit], arabic)).toContain('#. Name\n#. At most 40 characters\n#. Term: backup = نسخة احتياطية\n');
  });

  it('marks a translation whose English has changed', () => {
    expect(poOf([{ ...unit, translation: 'x' }], arabic)).toContain('#, fuzzy\n');
    expect(poOf([unit], arabic)).not.toContain('#, fuzzy\n');
  });

  it('keeps every text in a round trip', () => {
    const sign = fc.constantFrom(
      ...['a', 'ب', ' ', '\n', '"', "'", '<b>', '&', '\\', '\\n', '\t', '{brand}', '\u200f', '\u2067', '%s', '#'],
    );
    const text = fc
      .array(sign, { minLength: 1 })
      .map((signs) => signs.join('').trim())
      .filter(Boolean);
    fc.assert(
      fc.property(text, text, (original, translation) => {
        const [entry] = roundTrip([{ ...unit, text: original, translation }]);
        expect(entry).toEqual({ context: unit.context, english: original, text: translation, isFuzzy: true });
      }),
    );
  });
});

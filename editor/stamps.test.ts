import { describe, expect, it } from 'vitest';
import { placeOf } from '../tools/content-check/kinds.ts';
import { parseRecord, type ContentRecord } from '../tools/content-check/records.ts';
import { digestsOf } from '../tools/translation/digests.ts';
import { partsOf } from '../tools/translation/parts.ts';
import { stamped } from '../tools/translation/stamp.ts';
import { articleText } from './articleText.ts';
import type { Drafts } from './git/drafts.ts';
import { stampAfter, stampTranslations } from './stamps.ts';
import { Upcoming } from './upcoming.ts';

const PAGE = 'blog/a-claim.md';
const ENGLISH = articleText(
  'A statement',
  `Before the sections.

## One

The first section.

## Two

The second section.`,
);
const ARABIC = articleText(
  'عبارة',
  `قبل الأقسام.

## واحد

القسم الأول.

## اثنان

القسم الثاني.`,
);

function record(locale: string, text: string): ContentRecord {
  const file = `${locale}/${PAGE}`;
  const place = placeOf(file);
  if (typeof place === 'string') throw new Error(place);
  const { record: found } = parseRecord(file, place, text);
  if (!found) throw new Error(`${file} is no record`);
  return found;
}

const now = (original: ContentRecord) => digestsOf(partsOf(original));
const TRANSLATED = stamped(PAGE, ARABIC, now(record('en', ENGLISH)));
const same = (text: string) => text;
const english = (change = same) => record('en', change(ENGLISH));
const arabic = (change = same) => record('ar', change(TRANSLATED));
const titled = (title: string) => (text: string) => text.replace(/^title: .*$/m, `title: ${title}`);
const lead = (text: string) => text.replace(/^(description: .*)\.$/m, '$1!');
const unstamped = (text: string) => text.replace(/^source:\n(?: .*\n)*/m, '');
const before = { translation: arabic(), english: english() };

describe('the stamp of a translation', () => {
  it('is that of the current English text in changed sections, and everywhere in a new translation', () => {
    const after = { translation: arabic(titled('ادعاء')), english: english(titled('A claim')) };
    expect(stampAfter(after, before)).toEqual(now(after.english));
    expect(stampAfter(after, undefined)).toEqual(now(after.english));
  });

  it('stays the same in unchanged sections, so that a change of the English text alone is reported', () => {
    const after = { translation: arabic(titled('ادعاء')), english: english((text) => lead(titled('A claim')(text))) };
    const stamp = stampAfter(after, before);
    expect(stamp).toEqual({ ...now(after.english), description: before.translation.source?.['description'] });
    expect(stamp?.['description']).not.toBe(now(after.english)['description']);
  });

  it('stays outdated in an outdated section when another section is changed', () => {
    const old = { translation: arabic(), english: english(lead) };
    const after = { translation: arabic(titled('ادعاء')), english: old.english };
    expect(stampAfter(after, old)?.['description']).toBe(before.translation.source?.['description']);
  });

  it('moves with its section', () => {
    const swapped = (text: string) => {
      const [head = '', first = '', second = '', ...rest] = text.split(/^(?=## )/m);
      return [head, second, first, ...rest].join('');
    };
    const after = { translation: arabic(swapped), english: english(swapped) };
    expect(stampAfter(after, before)).toEqual(now(after.english));
    // The first section was stale, and is so in its new place.
    const stale = { ...before, english: english((text) => text.replace(/^(## .*)$/m, '$1 indeed')) };
    const moved = { ...after, english: english((text) => swapped(text.replace(/^(## .*)$/m, '$1 indeed'))) };
    const stamp = stampAfter(moved, stale) ?? {};
    expect(Object.keys(stamp).filter((name) => stamp[name] !== now(moved.english)[name])).toEqual(['body.3']);
  });

  it('is not added to a translation that never had one', () => {
    const old = { translation: arabic(unstamped), english: english() };
    expect(old.translation.source).toBeUndefined();
    const after = { translation: arabic((text) => unstamped(titled('ادعاء')(text))), english: english() };
    expect(stampAfter(after, old)).toBeUndefined();
  });
});

it('is written only into the translation of the save', async () => {
  const [original, file, other] = ['en', 'ar', 'ku'].map((locale) => `content/${locale}/${PAGE}`) as [
    string,
    string,
    string,
  ];
  const texts = new Map([original, file, other].map((path) => [path, path === original ? ENGLISH : TRANSLATED]));
  const drafts = { read: (path: string) => Promise.resolve(texts.get(path)) } as Drafts;
  const upcoming = new Upcoming(drafts, texts.keys());
  upcoming.write(original, titled('A claim')(ENGLISH));
  upcoming.write(file, titled('ادعاء')(TRANSLATED));
  await stampTranslations(drafts, upcoming, []);
  expect(await upcoming.read(file)).toContain(`title: '${now(english(titled('A claim')))['title'] ?? ''}'`);
  expect(await upcoming.read(other)).toBe(TRANSLATED);
});

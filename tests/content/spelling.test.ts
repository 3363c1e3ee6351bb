/** Every word of the records, of the interface and of the server is in a dictionary of its language or in the project's list. */
import { describe, expect, it, vi } from 'vitest';
import { wordsOf as serverWordsOf } from '../../server/words/words.ts';
import type { LocaleKey } from '../../shared/locales.ts';
import { messagesOf } from '../../src/i18n/messages.ts';
import type { Finding } from '../../tools/content-check/finding.ts';
import { shippedRecords } from '../../tools/content-check/sample.ts';
import { proseOf } from '../../tools/content-check/texts.ts';
import { misspellingsOfInterface, misspellingsOfRecords, unknownWords } from '../../tools/spelling/check.ts';
import { dictionaryOf, projectWords } from '../../tools/spelling/dictionary.ts';
import { wordsOf } from '../../tools/spelling/words.ts';

vi.mock('../../server/words/words.ts', { spy: true });
vi.mock('../../src/i18n/messages.ts', { spy: true });

const report = (findings: readonly Finding[]) =>
  findings.map(({ file, line, field, reason }) => `${file}:${line ?? ''} ${field}: ${reason}`);

describe('spelling', () => {
  it('of the records is known', () => {
    const records = shippedRecords(({ locale }) => dictionaryOf(locale) !== undefined);
    expect(records).not.toEqual([]);
    expect(report(misspellingsOfRecords(records))).toEqual([]);
  });

  it('of the interface and of the server is known', () => {
    expect(report(misspellingsOfInterface())).toEqual([]);
  });

  it.each([
    ['src/i18n/messages/en.ts', messagesOf],
    ['server/words/en.ts', serverWordsOf],
  ] as const)('of %s is checked', (file, words) => {
    vi.mocked<(locale: LocaleKey) => object>(words).mockReturnValueOnce({ greeting: 'recieved' });
    expect(report(misspellingsOfInterface())).toEqual([expect.stringMatching(`^${file}: greeting: “recieved”`)]);
  });

  it('finds misspelt English, British spelling, and an Arabic word with repeated letters', () => {
    expect(unknownWords('The recieved colour of Kubernetes, teh’s', 'en')).toEqual(['recieved', 'colour', 'teh']);
    expect(unknownWords('تطوييير البرمجيات', 'ar')).toEqual(['تطوييير']);
  });

  it('checks words only: no addresses, code, figures, abbreviations or words in another script', () => {
    expect(
      wordsOf('See https://a.example/x, `kubctl` and a@b.example: the 3rd API’s SLAs in دبي {count}', 'en'),
    ).toEqual(['See', 'and', 'the', 'in']);
    expect(wordsOf('خدمات \u2068DevOps\u2069 وAndroid', 'ar')).toEqual(['خدمات']);
    expect(wordsOf('خزمەتگوزاری', 'ku')).toEqual([]);
  });

  it('does not check the names of persons and offices in records', () => {
    expect(proseOf({ author: 'zeynab-qux', contact: 'zeynab-qux', place: 'zeynab' })).toEqual([]);
  });

  it('keeps the list sorted, each word once', () => {
    const words = projectWords();
    expect(words).toEqual([...new Set(words)].toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});

/** Every word of the records and of the interface is in a dictionary of its language or in the project's list. */
import { describe, expect, it } from 'vitest';
import { enabledLocales } from '../../shared/locales.ts';
import { messagesOf } from '../../src/i18n/messages.ts';
import { loadContent } from '../../tools/content-check/records.ts';
import { misspellings, unknownWords } from '../../tools/spelling/check.ts';
import { projectWords } from '../../tools/spelling/dictionary.ts';
import { wordsOf } from '../../tools/spelling/words.ts';

/** Every string within a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

describe('spelling', () => {
  it('of the records is known', () => {
    const findings = misspellings(loadContent('content').records);
    expect(findings.map(({ file, line, reason }) => `${file}:${line}: ${reason}`)).toEqual([]);
  });

  it.each(enabledLocales().map(({ key }) => key))('of the interface in %s is known', (key) => {
    expect(textsIn(messagesOf(key)).flatMap((text) => unknownWords(text, key))).toEqual([]);
  });

  it('catches what is misspelled, British or Arabic with a letter too many', () => {
    expect(unknownWords('The recieved colour of Kubernetes, teh’s', 'en')).toEqual(['recieved', 'colour', 'teh']);
    expect(unknownWords('تطوييير البرمجيات', 'ar')).toEqual(['تطوييير']);
  });

  it('judges words only: no addresses, code, figures, abbreviations or words of another script', () => {
    expect(
      wordsOf('See https://a.example/x, `kubctl` and a@b.example: the 3rd API’s SLAs in دبي {count}', 'en'),
    ).toEqual(['See', 'and', 'the', 'in']);
    expect(wordsOf('خدمات \u2068DevOps\u2069 وAndroid', 'ar')).toEqual(['خدمات']);
    expect(wordsOf('خزمەتگوزاری', 'ku')).toEqual([]);
  });

  it('keeps the list sorted, each word once', () => {
    const words = projectWords();
    expect(words).toEqual([...new Set(words)].toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});

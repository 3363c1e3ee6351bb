/** Finds words that are in no dictionary of their language: in records, and in the texts of the interface and of the server. */
import { wordsOf as serverWordsOf } from '../../server/words/words.ts';
import { enabledLocales } from '../../shared/locales.ts';
import { messagesOf } from '../../src/i18n/messages.ts';
import type { Finding } from '../content-check/finding.ts';
import { fieldName, findingAt, type ContentRecord } from '../content-check/records.ts';
import { proseOf, stringsOf } from '../content-check/texts.ts';
import { dictionaryOf } from './dictionary.ts';
import { wordsOf } from './words.ts';

/** Unknown words of a text, each once; none when the language has no dictionary. */
export function unknownWords(text: string, locale: string): string[] {
  const dictionary = dictionaryOf(locale);
  return dictionary ? [...new Set(wordsOf(text, locale))].filter((word) => !dictionary.has(word)) : [];
}

/** One finding for each unknown word of each field. */
export const misspellingsOfRecords = (records: readonly ContentRecord[]): Finding[] =>
  records.flatMap((record) =>
    proseOf(record.data)
      .filter(({ field }) => field.at(-1) !== 'id' && !isName(record, field))
      .flatMap(({ field, text }) =>
        unknownWords(text, record.locale).map((word) =>
          findingAt('spelling', record, field, reasonFor(word), placeOf(word, text)),
        ),
      ),
  );

/** Names of people and of places, streets included. */
const isName = ({ kind }: ContentRecord, [field]: readonly PropertyKey[]): boolean =>
  (field === 'name' && (kind === 'person' || kind === 'office')) || (field === 'address' && kind === 'office');

/** One finding for each unknown word in the texts of the interface and of the server, in every enabled language. */
export const misspellingsOfInterface = (): Finding[] =>
  enabledLocales().flatMap(({ key }) => [
    ...misspellingsOfTable(`src/i18n/messages/${key}.ts`, messagesOf(key), key),
    ...misspellingsOfTable(`server/words/${key}.ts`, serverWordsOf(key), key),
  ]);

const misspellingsOfTable = (file: string, table: object, locale: string): Finding[] =>
  stringsOf(table).flatMap(({ field, text }) =>
    unknownWords(text, locale).map((word) => ({
      rule: 'spelling',
      file,
      field: fieldName(field),
      reason: reasonFor(word),
    })),
  );

const reasonFor = (word: string) =>
  `“${word}” is not in the dictionary: correct it, or add it to config/words.txt if it is correct`;

/** Position of the word in characters; 0 when the text contains it only with marks that were removed for the check. */
const placeOf = (word: string, text: string): number =>
  Math.max(text.search(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u')), 0);

/** Finds words that the glossary has replaced, and English terms for which the glossary has a translation. */
import { DEFAULT_LOCALE, enabledLocales, type LocaleKey } from '../../../shared/locales.ts';
import { messagesOf } from '../../../src/i18n/messages.ts';
import { wordsOf } from '../../../server/words/words.ts';
import {
  alternatives,
  bare,
  englishPattern,
  escaped,
  GLOSSARY_FAULTS,
  TERMS,
  WRONG_WORDS,
} from '../../translation/glossary.ts';
import { memoize } from '../../memoize.ts';
import type { Finding } from '../finding.ts';
import { fieldName, findingAt, type ContentRecord } from '../records.ts';
import { proseOf, stringsOf, type TextField } from '../texts.ts';

/** A paragraph, its English original (empty when it cannot be matched), and its position in the field in characters. */
interface Pair extends TextField {
  english: string;
  offset: number;
}

/** Findings for the glossary, for translated records, and for the texts of the interface, of the server's pages and of its mails. */
export function terms(records: readonly ContentRecord[]): Finding[] {
  const originals = new Map(
    records.filter(({ locale }) => locale === DEFAULT_LOCALE).map((record) => [record.page, record]),
  );
  const translations = records.filter(({ locale }) => locale !== DEFAULT_LOCALE);
  return [
    ...GLOSSARY_FAULTS.map((fault) => ({ rule: 'terms', field: '(line)', ...fault })),
    ...translations.flatMap((record) =>
      pairsOf(proseOf(record.data), proseOf(originals.get(record.page)?.data)).flatMap((pair) =>
        faultsOf(pair, record.locale).map((reason) => findingAt('terms', record, pair.field, reason, pair.offset)),
      ),
    ),
    ...enabledLocales()
      .filter(({ key }) => key !== DEFAULT_LOCALE)
      .flatMap(({ key }) => [
        ...inWords(`src/i18n/messages/${key}.ts`, key, messagesOf),
        ...inWords(`server/words/${key}.ts`, key, wordsOf),
      ]),
  ];
}

const inWords = (file: string, key: LocaleKey, of: (key: LocaleKey) => unknown): Finding[] =>
  pairsOf(stringsOf(of(key)), stringsOf(of(DEFAULT_LOCALE))).flatMap((pair) =>
    faultsOf(pair, key).map((reason) => ({ rule: 'terms', file, field: fieldName(pair.field), reason })),
  );

/** Names of technologies are not translated, so they are not checked. */
const isName = (field: readonly PropertyKey[]): boolean => field.includes('subCards');

/** Each paragraph with the English paragraph at the same place. */
function pairsOf(texts: readonly TextField[], originals: readonly TextField[]): Pair[] {
  const english = new Map(originals.map(({ field, text }) => [fieldName(field), text]));
  return texts
    .filter(({ field }) => !isName(field))
    .flatMap(({ field, text }) => {
      const own = paragraphsOf(text);
      const others = paragraphsOf(english.get(fieldName(field)) ?? '');
      const isAlike = own.length === others.length;
      return own.map((paragraph, index) => ({
        ...paragraph,
        field,
        english: isAlike ? (others[index]?.text ?? '') : '',
      }));
    });
}

const paragraphsOf = (text: string): { text: string; offset: number }[] =>
  [...text.matchAll(/\S(?:(?!\n\n)[^])*/g)].map((match) => ({ text: match[0], offset: match.index }));

const faultsOf = ({ text, english }: Pair, locale: string): string[] => [
  ...WRONG_WORDS.filter((word) => word.language === locale && isWrong(word, text, english)).map(
    ({ wrong, right }) => `replace ‘${wrong}’ with ‘${alternatives(right)[0]}’ (content/wrong-words.csv)`,
  ),
  ...untranslatedTerms(text, locale).map(
    ({ term, own }) => `replace the English ‘${term}’ with ‘${own}’ (content/terms.csv)`,
  ),
];

function isWrong({ wrong, right, language, english }: (typeof WRONG_WORDS)[number], text: string, original: string) {
  const [first = ''] = wrong.split(/[ *]/);
  if (!text.includes(first)) return false;
  if (english !== '' && !englishPattern(english).test(original)) return false;
  const rest = alternatives(right)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replace(pattern(word, language), ' '), text);
  return rest.search(pattern(wrong, language)) !== -1;
}

/** Prefixes that Arabic joins to a word: and, with, to, the. */
const JOINED: Readonly<Record<string, string>> = { ar: '[وف]?[بلكس]?(?:ال|ل)?' };

/** A pattern of a whole word. An asterisk at the end of the word matches any ending. */
const pattern = memoize((word: string, language: string): RegExp => {
  const stem = word.replace(/\*$/, '');
  const ending = stem === word ? '' : String.raw`[\p{L}\p{M}]*`;
  const letters = escaped(stem).replaceAll(' ', String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${JOINED[language] ?? ''}${letters}${ending}(?![\p{L}\p{M}])`, 'gu');
});

/** Placeholders, and English in brackets after a translated word: neither is an untranslated term. */
const IGNORED_TEXT = /\{\w+\}|\([A-Za-z][^()]*\)/g;
/** Latin words in a row, such as `Google Cloud`. */
const LATIN = /[A-Za-z][\w.+#&/-]*(?:[ \u00a0]+[A-Za-z0-9][\w.+#&/-]*)*/g;
const ARABIC = /\p{Script=Arabic}/u;

/** English terms for which the language has a word. A longer name that contains a term, such as `version vectors`, does not count. */
function untranslatedTerms(text: string, locale: string): { term: string; own: string }[] {
  const rows = text.replace(IGNORED_TEXT, ' , ').match(LATIN) ?? [];
  if (rows.length === 0 || !ARABIC.test(text)) return [];
  return TERMS.flatMap((term) => {
    const isLeft = rows.some((row) => englishPattern(term.english).exec(row)?.[0] === row);
    if (!isLeft) return [];
    const words = alternatives(term[locale as 'ar' | 'ku']);
    const isOwn = words.some((word) => !ARABIC.test(word));
    return isOwn ? [] : [{ term: bare(term.english), own: words[0] ?? '' }];
  });
}

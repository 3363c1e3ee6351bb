/** Normalizes text for the search. Both the index and the queries use this form. */

/** Interchangeable letters of Arabic and Sorani, by the letter that replaces them. */
const LETTERS: Readonly<Record<string, string>> = {
  ا: 'أإآٱ',
  ه: 'ةەھۀ',
  ي: 'ىیئێېے',
  و: 'ؤۆ',
  ك: 'کڪ',
  ر: 'ڕ',
  ل: 'ڵ',
  ف: 'ڤ',
};

/** Arabic and Persian digits, each from 0 to 9. */
const DIGITS = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];

const FOLDED = new Map([
  ...Object.entries(LETTERS).flatMap(([letter, variants]) => Array.from(variants, (from) => [from, letter] as const)),
  ...DIGITS.flatMap((digits) => Array.from(digits, (from, value) => [from, String(value)] as const)),
]);

/** Vowel signs, tatweel, joiners and direction marks: a word without them is the same word. */
const IGNORED = /[\u064B-\u065F\u0670\u0640\u200B-\u200F\u2066-\u2069\uFEFF]/g;

/** Arabic presentation forms, which old documents contain. */
const PRESENTATION = /[\uFB50-\uFDFF\uFE70-\uFEFC]/g;

/**
 * The Arabic article, with prefixes that are joined to it, and what is before it. A query matches with and without the article. Safari
 * before version 16.4 knows no lookbehind.
 */
const ARTICLE = /(^|[^\p{L}])(?:[وفبك]?ال|[وف]?لل)(?=\p{L}{3})/gu;

/** Spellings of `.NET`, and what is before them. Without its full stop it would match the beginning of `network`. */
const DOT_NET = /(^|[^\p{L}\p{N}])(?:ASP)?\.NET\b/giu;

const VARIANTS = new RegExp(`[${[...FOLDED.keys()].join('')}]`, 'g');

/** Returns `text` with interchangeable letters unified. The number of words stays the same. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(PRESENTATION, (form) => form.normalize('NFKC'))
    .replaceAll(IGNORED, '')
    .replaceAll(VARIANTS, (letter) => FOLDED.get(letter) ?? letter);

/**
 * The same for whole words of a page with the language tag `tag`: in Arabic without the article. In Sorani the same letters begin other
 * words, such as کاڵا.
 */
export function foldForSearch(text: string, tag: string): string {
  const folded = foldLetters(text);
  return (tag === 'ar' ? folded.replaceAll(ARTICLE, '$1') : folded).replaceAll(DOT_NET, '$1dotnet');
}

/** Synonyms: words that readers type, by the word that pages use. */
const SYNONYMS: Readonly<Record<string, string>> = {
  net: 'dotnet',
  csharp: 'C#',
  cpp: 'C++',
  cplusplus: 'C++',
  k8s: 'Kubernetes',
  js: 'JavaScript',
  ts: 'TypeScript',
  postgres: 'PostgreSQL',
  ml: 'machine learning',
};

/** Unambiguous names of technologies whose names are also common words. The search finds both names. */
export const UNAMBIGUOUS: Readonly<Record<string, string>> = { Go: 'Golang' };

/** Converts a reader's query to the form of the index of the language `tag`. */
export const normalizeQuery = (typed: string, tag: string): string =>
  foldForSearch(typed, tag)
    .trim()
    .split(/\s+/)
    .map((word) => SYNONYMS[word.toLowerCase()] ?? word)
    .join(' ');

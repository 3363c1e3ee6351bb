/** Text as the search compares it. Pages are indexed and questions are asked in this form alike. */

/** Letters that are written for each other in Arabic and Sorani, by the letter that stands for all of them. */
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
  ...Object.entries(LETTERS).flatMap(([letter, alike]) => Array.from(alike, (from) => [from, letter] as const)),
  ...DIGITS.flatMap((digits) => Array.from(digits, (from, value) => [from, String(value)] as const)),
]);

/** Vowel signs, the stretching of a line, joiners and marks of direction: a word is the same word without them. */
const UNREAD = /[\u064B-\u065F\u0670\u0640\u200B-\u200F\u2066-\u2069\uFEFF]/g;

/** Letters in the shape that they have at one place of a word, as old documents hold them. */
const PRESENTATION = /[\uFB50-\uFDFF\uFE70-\uFEFC]/g;

/** The Arabic article, also with what is written together with it: a reader finds a word with it and without. */
const ARTICLE = /(?<!\p{L})(?:[وفبك]?ال|[وف]?لل)(?=\p{L}{3})/gu;

/** `.NET` in its spellings: without its full stop it would be the beginning of `network`. */
const DOT_NET = /(?<![\p{L}\p{N}])(?:ASP)?\.NET\b/giu;

const FOREIGN = new RegExp(`[${[...FOLDED.keys()].join('')}]`, 'g');

/** `text` with one letter for all that are written for each other, and without the Arabic article. As many words as before. */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(PRESENTATION, (form) => form.normalize('NFKC'))
    .replaceAll(UNREAD, '')
    .replaceAll(FOREIGN, (letter) => FOLDED.get(letter) ?? letter)
    .replaceAll(ARTICLE, '')
    .replaceAll(DOT_NET, 'dotnet');

/** Words that readers ask for, by the word that pages write. */
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

/** Names of technologies that are common words too: in lists of technologies they are found by these as well. */
export const UNMISTAKABLE: Readonly<Record<string, string>> = { Go: 'Golang' };

/** A reader's question as the index is asked for it. */
export const questionOf = (typed: string): string =>
  foldForSearch(typed)
    .trim()
    .split(/\s+/)
    .map((word) => SYNONYMS[word.toLowerCase()] ?? word)
    .join(' ');

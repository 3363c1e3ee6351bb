/** The project's glossary: the word to use for each term, and the wrong words that it replaces. */
import { readFileSync } from 'node:fs';
import { memoize } from '../memoize.ts';

/** A term in English and in each target language. */
interface Term {
  english: string;
  ar: string;
  ku: string;
}

/** A wrong word of a language and its replacement. When `english` is not empty, the word is wrong only as its translation. */
interface WrongWord {
  language: string;
  wrong: string;
  right: string;
  english: string;
}

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(`../../content/${file}`, import.meta.url), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(',').map((cell) => cell.trim()));

/** `content/terms.csv`. */
export const TERMS: readonly Term[] = rowsOf('terms.csv').map(([english = '', ar = '', ku = '']) => ({
  english,
  ar,
  ku,
}));

/** `content/wrong-words.csv`. */
export const WRONG_WORDS: readonly WrongWord[] = rowsOf('wrong-words.csv').map(
  ([language = '', wrong = '', right = '', english = '']) => ({ language, wrong, right, english }),
);

/** A cell may contain several words, the best one first: `ئینتەرنێتی شتەکان / IoT`. */
export const alternatives = (cell: string): string[] => cell.split(' / ');

/** A term without the note in brackets that distinguishes it from others: `release (verb)`. */
export const bare = (term: string): string => term.replace(/ \(.*\)$/, '');

/** Escapes a text for a regular expression. */
export const escaped = (text: string): string => text.replace(/[/\\^$*+?.()|[\]{}]/g, String.raw`\$&`);

/** A pattern of a whole English word or phrase, singular or plural. */
export const englishPattern = memoize((term: string): RegExp => {
  const letters = escaped(bare(term)).replace(/y$/, '(?:y|ies)');
  return new RegExp(String.raw`(?<![\w-])${letters}(?:e?s)?(?![\w-])`, 'i');
});

/** Each term of the glossary in an English text, with its translation, as `english = word`. */
export const termsIn = (text: string, language: 'ar' | 'ku'): string[] =>
  TERMS.filter(({ english }) => englishPattern(english).test(text)).map(
    (term) => `${term.english} = ${term[language]}`,
  );

/** The project's glossary: one word for a thing in the whole site, and words that were wrong before. */
import { readFileSync } from 'node:fs';
import { memoize } from '../memoize.ts';

/** A term by language: `english`, and a column for each language into which is translated. */
interface Term {
  english: string;
  ar: string;
  ku: string;
}

/** A word that a language does not use, where `english` is given only for that. */
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

/** A cell may hold several words, the best one first: `ئینتەرنێتی شتەکان / IoT`. */
export const alternatives = (cell: string): string[] => cell.split(' / ');

/** A term without the words in brackets that tell it from others: `release (verb)`. */
export const bare = (term: string): string => term.replace(/ \(.*\)$/, '');

/** A text as a part of a pattern. */
export const escaped = (text: string): string => text.replace(/[/\\^$*+?.()|[\]{}]/g, String.raw`\$&`);

/** An English word or phrase, in the singular or the plural, as a whole. */
export const englishPattern = memoize((term: string): RegExp => {
  const letters = escaped(bare(term)).replace(/y$/, '(?:y|ies)');
  return new RegExp(String.raw`(?<![\w-])${letters}(?:e?s)?(?![\w-])`, 'i');
});

/** Each term of the glossary that stands in an English text, with its word in a language. */
export const termsIn = (text: string, language: 'ar' | 'ku'): string[] =>
  TERMS.filter(({ english }) => englishPattern(english).test(text)).map(
    (term) => `${term.english} = ${term[language]}`,
  );

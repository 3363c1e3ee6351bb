/** The project's glossary: the word to use for each term, and the wrong words that it replaces. */
import { readFileSync } from 'node:fs';
import { findLocale } from '../../shared/locales.ts';
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

/** The tables in `content/`, each with its number of columns. */
const COLUMNS = { 'terms.csv': 3, 'wrong-words.csv': 4 } as const;
type TableName = keyof typeof COLUMNS;

/** The first columns, which are needed in every row. */
const NEEDED = 3;

const textOfTable = (file: TableName): string =>
  readFileSync(new URL(`../../content/${file}`, import.meta.url), 'utf8');

const linesOf = (text: string): string[][] =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => cell.trim()));

const rowsOf = (file: TableName): string[][] => linesOf(textOfTable(file)).slice(1);

/** A line of a table that cannot be read, counted from 1. */
interface TableFault {
  file: TableName;
  line: number;
  reason: string;
}

/** The faults in the text of a table: a spreadsheet program may have saved it in another form. */
export const tableFaults = (file: TableName, text: string): TableFault[] =>
  linesOf(text).flatMap((cells, index) => {
    const reason = rowFault(file, cells, index > 0);
    return reason === undefined ? [] : [{ file, line: index + 1, reason }];
  });

function rowFault(file: TableName, cells: readonly string[], isRow: boolean): string | undefined {
  const [first = ''] = cells;
  if (cells.join().includes('\ufffd')) return 'is not encoded in UTF-8: save the file with this encoding';
  if (cells.length !== COLUMNS[file])
    return `has ${cells.length} cells, expected ${COLUMNS[file]}: write a comma between two cells, and none within a cell`;
  if (cells.slice(0, NEEDED).includes('')) return `has an empty cell: fill the first ${NEEDED}, or delete the line`;
  return isRow && file === 'wrong-words.csv' && !findLocale(first)
    ? `‘${first}’ is not a language in shared/locales.ts`
    : undefined;
}

/** The faults of both tables, which are read once, as their rows are. */
export const GLOSSARY_FAULTS: readonly TableFault[] = (['terms.csv', 'wrong-words.csv'] as const).flatMap((file) =>
  tableFaults(file, textOfTable(file)),
);

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

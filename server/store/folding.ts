/** Unifies interchangeable letters and digits in searches, as the search of the site does. */
import { foldLetters } from '#shared/searchText.ts';
import type { Database } from './database.ts';

const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));

/** What {@link foldLetters} changes: of Arabic script and of invisible marks. */
const CHANGED = [...between(0x0600, 0x06ff), ...between(0x200b, 0x200f), ...between(0x2066, 0x2069), '\ufeff'].filter(
  (sign) => foldLetters(sign) !== sign,
);
const REMOVED = CHANGED.filter((sign) => foldLetters(sign) === '');
const REPLACED = CHANGED.filter((sign) => !REMOVED.includes(sign));

/** The arguments of `translate` in PostgreSQL, which deletes a character without a replacement. None of them needs escaping. */
const [FROM, TO] = [[...REPLACED, ...REMOVED].join(''), REPLACED.map(foldLetters).join('')];

/**
 * The SQL expression for the text of a column in lower case with unified letters. In SQLite `folded` is a function of ours. A pattern needs
 * unified letters too, by {@link foldLetters}.
 */
export const foldedSql = (dialect: Database['dialect'], column: string): string =>
  dialect === 'postgres' ? `translate(lower(${column}), '${FROM}', '${TO}')` : `folded(${column})`;

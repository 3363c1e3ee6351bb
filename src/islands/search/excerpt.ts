/**
 * Excerpts of pages whose index is normalized. Pagefind's own excerpts would show the normalized words, which are not the original text.
 */
import { foldForSearch } from '#shared/searchText.ts';

/**
 * In text with Arabic letters, adds a right-to-left mark after each sentence that ends with a Latin word. If the next sentence begins with
 * one, both sentences would otherwise be shown from left to right.
 */
const withMarks = (text: string) =>
  /\p{Script=Arabic}/u.test(text) ? text.replaceAll(/([a-z\d][.!?])(?=\s)/gi, '$1\u200F') : text;

const escaped = (word: string) => word.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Options {
  /** Normalized query. */
  query: string;
  /** Language tag of the page. */
  lang: string;
  /** Number of words of the excerpt. */
  length: number;
}

/**
 * Returns `length` words of `text`: around the first word that contains a word of the query or, without a match, the first words. Matches
 * are in `<mark>`; other `<` and `>` are escaped.
 */
export function excerptOf(text: string, { query, lang, length }: Options): string {
  const wanted = query.toLowerCase().split(' ').filter(Boolean);
  const words = withMarks(text).split(/\s+/);
  const matches = words.map((word) => {
    const folded = foldForSearch(word, lang).toLowerCase();
    return wanted.some((part) => folded.includes(part));
  });
  const start = Math.max(0, matches.indexOf(true) - Math.floor(length / 3));
  const shown = words
    .slice(start, start + length)
    .map((word, index) => (matches[start + index] ? `<mark>${escaped(word)}</mark>` : escaped(word)));
  return `${start > 0 ? '…' : ''}${shown.join(' ')}${start + length < words.length ? '…' : ''}`;
}

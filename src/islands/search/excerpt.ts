/**
 * Excerpts of pages whose index is normalized. Pagefind's own excerpts would show the normalized words, which are not the original text.
 */
import { foldForSearch } from '#shared/searchText.ts';

/**
 * The end of a sentence between two Latin words. In text with Arabic letters, a mark there keeps the sentences in order: without it, both
 * would be one run, read from the left.
 */
const BETWEEN_SENTENCES = /(?<=[\w+#%)\u2069][.!?])(?=\s+[(\u2066]?[.A-Za-z\d])/g;
const RIGHT_TO_LEFT_MARK = '\u200f';

const withMarks = (text: string) =>
  /\p{Script=Arabic}/u.test(text) ? text.replace(BETWEEN_SENTENCES, RIGHT_TO_LEFT_MARK) : text;

const escaped = (word: string) => word.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Returns `length` words of `text`: around the first word that contains a word of the normalized query `query` or, without a match, the
 * first words. Matches are in `<mark>`; other `<` and `>` are escaped.
 */
export function excerptOf(text: string, query: string, length: number): string {
  const wanted = query.toLowerCase().split(' ').filter(Boolean);
  const words = withMarks(text).split(/\s+/);
  const matches = words.map((word) => {
    const folded = foldForSearch(word).toLowerCase();
    return wanted.some((part) => folded.includes(part));
  });
  const start = Math.max(0, matches.indexOf(true) - Math.floor(length / 3));
  const shown = words
    .slice(start, start + length)
    .map((word, index) => (matches[start + index] ? `<mark>${escaped(word)}</mark>` : escaped(word)));
  return `${start > 0 ? '…' : ''}${shown.join(' ')}${start + length < words.length ? '…' : ''}`;
}

/** Excerpts of pages with a normalized index: those of the engine would show normalized words that nobody writes. */
import { foldForSearch } from '#shared/searchText.ts';

const escaped = (word: string) => word.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * `length` words of `text` around the first that matches a word of the folded question, or its beginning. Matches stand in `<mark>`; `<` and `>`
 * are escaped.
 */
export function excerptOf(text: string, question: string, length: number): string {
  const wanted = question.toLowerCase().split(' ').filter(Boolean);
  const words = text.split(/\s+/);
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

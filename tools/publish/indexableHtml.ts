/** Prepares a page for the search index: only its own text, tool names with low weight, and the metadata of a result in its head. */
import { HTMLElement, TextNode, type Node } from 'node-html-parser';
import { foldForSearch, UNAMBIGUOUS } from '../../shared/searchText.ts';
import { separateElements } from './separateElements.ts';

/** Parts that link to other pages or are not sentences. Pictures too: Pagefind would store one per page, and results show none. */
const NOT_TEXT = [
  'nav, form, astro-island, svg, img, noscript, a.pill, p:has(> time), [data-case-filters], [data-see-also], [data-section="diagram"] ol',
  ...[
    'related-articles',
    'others',
    'newest',
    'articles',
    'cases',
    'roles',
    'families',
    'directory',
    'disciplines',
    'index',
  ].map((name) => `[data-section="${name}"]`),
].join();

/**
 * Text that appears twice: text for screen readers is removed, and the visible text in its place stays. Also removes ornaments, and the titles
 * of columns that a table repeats in its cells.
 */
const DUPLICATES = '.sr-only, [aria-hidden="true"]:not(:has(+ .sr-only)), [data-head]';

/** Lists of tool names: searchable, but not useful as an excerpt. */
const TOOL_NAMES = '[data-section="technologies"] ul, [data-section="hero"] dl';
const LOW_WEIGHT = '0.1';

/** A block that does not end with one of these gets a full stop in an excerpt. */
const END_OF_SENTENCE = /[.!?…:;،؛؟]\s*$/;
const BLOCK = /^(?:h[1-4]|p|li|dt|dd|td|th|caption|figcaption|summary)$/i;

/**
 * The HTML of a page for Pagefind: its own text, folded in the same way as search queries, with `meta` in its head. Where folding changes
 * the text, the meta field `text` contains the original, for excerpts. `meta` is HTML: its entities stay.
 * @param root contains the `main` element; it is modified
 * @param language the language tag of the page
 */
export function indexableHtml(root: HTMLElement, language: string, meta: Readonly<Record<string, string>>): string {
  for (const selector of [NOT_TEXT, DUPLICATES]) {
    for (const element of root.querySelectorAll(selector)) element.remove();
  }
  for (const list of root.querySelectorAll(TOOL_NAMES)) list.setAttribute('data-pagefind-weight', LOW_WEIGHT);
  for (const item of root.querySelectorAll('[data-section="technologies"] li')) {
    const name = UNAMBIGUOUS[item.textContent.trim()];
    if (name) item.insertAdjacentHTML('beforeend', ` ${name}`);
  }
  separateElements(root);
  const text = textInSentences(root).replaceAll(/\s+/g, ' ').trim();
  fold(root, language);
  const shown = foldForSearch(text, language) === text ? meta : { ...meta, text: text.replaceAll('&', '&amp;') };
  const tags = Object.entries(shown).map(
    ([name, value]) =>
      `<meta data-pagefind-meta="${name}[content]"${name === 'kind' ? ' data-pagefind-filter="kind[content]"' : ''} content="${value.replaceAll('"', '&quot;')}">`,
  );
  return `<html lang="${language}"><head>${tags.join('')}</head><body>${root.toString()}</body></html>`;
}

/** The text of an element in sentences. */
function textInSentences(element: Node): string {
  const text = element instanceof HTMLElement ? element.childNodes.map(textInSentences).join('') : element.text;
  const needsEnd = BLOCK.test(element.rawTagName) && text.trim() !== '' && !END_OF_SENTENCE.test(text);
  return needsEnd ? `${text}.` : text;
}

/** Folds every text node below an element of a page with the language tag `tag`. */
function fold(element: HTMLElement, tag: string): void {
  for (const node of element.childNodes) {
    if (node instanceof TextNode) node.rawText = foldForSearch(node.rawText, tag);
    else if (node instanceof HTMLElement) fold(node, tag);
  }
}

/** A page as the search index takes it: its own text, its tool names light, what a result shows of it in its head. */
import { NodeType, type HTMLElement } from 'node-html-parser';

/** Parts of a page that announce other pages, and what is no sentence. */
const NOT_TEXT = [
  'nav, form, astro-island, svg, noscript, a.pill, p:has(> time), [data-case-filters], [data-section="diagram"] ol',
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

/** What is said twice: the words for those who hear the page go, and ornament; what is seen in their place stays. */
const DOUBLES = '.sr-only, [aria-hidden="true"]:not(:has(+ .sr-only))';

/** Lists of tool names: found by their words, and no sentence to show as an excerpt. */
const TOOL_NAMES = '[data-section="technologies"] ul, [data-section="hero"] dl';
const LIGHT = '0.1';

/** The page's own text with `meta` in its head, in Pagefind's attributes. Changes `root`. */
export function described(root: HTMLElement, meta: Readonly<Record<string, string>>): string {
  const tags = Object.entries(meta).map(
    ([name, value]) =>
      `<meta data-pagefind-meta="${name}[content]"${name === 'kind' ? ' data-pagefind-filter="kind[content]"' : ''} content="${value.replaceAll('"', '&quot;')}">`,
  );
  for (const selector of [NOT_TEXT, DOUBLES]) {
    for (const element of root.querySelectorAll(selector)) element.remove();
  }
  for (const list of root.querySelectorAll(TOOL_NAMES)) list.setAttribute('data-pagefind-weight', LIGHT);
  setApart(root);
  root.querySelector('head')?.insertAdjacentHTML('beforeend', tags.join(''));
  return root.toString();
}

/** Puts a space between two elements side by side: on the page the style alone sets them apart. */
function setApart(root: HTMLElement): void {
  for (const element of root.querySelectorAll('main *')) {
    if (element.nextSibling?.nodeType === NodeType.ELEMENT_NODE) element.insertAdjacentHTML('afterend', ' ');
  }
}

/** Converts the HTML in the `main` element of a page to Markdown. */
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { alternatePath } from '../../shared/paths.ts';
import { fromEachPage } from './pageCache.ts';
import { parseHtml, type BuiltPage, type File } from './pages.ts';
import { separateElements } from './separateElements.ts';

/** Elements that are not content: navigation, share links, controls, ornaments, and titles of columns that a table repeats in its cells. */
const LEFT_OUT =
  'details:has(> div > ol > li > a[href^="#"]), nav, .needs-script, div:has(> ul a[href^="mailto:?"]), form, button, input, select, textarea, dialog, script, style, template, noscript, svg, [aria-hidden="true"], [hidden], [data-head], img[alt=""]';

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** The Markdown alternate of each page. */
export async function markdownFiles(pages: readonly BuiltPage[], cacheFolder = '.cache/markdown'): Promise<File[]> {
  const files = await fromEachPage(pages, cacheFolder, ({ main, address }) => markdownOf(main, address));
  return files.map(([{ path }, markdown]) => [alternatePath(path), markdown]);
}

/** The Markdown of a `main` element. Addresses become absolute, with `base` as their base. */
export function markdownOf(html: string, base: string): string {
  const main = parseHtml(html);
  for (const element of main.querySelectorAll(LEFT_OUT)) element.remove();
  for (const name of ['href', 'src'])
    for (const element of main.querySelectorAll(`[${name}]`))
      element.setAttribute(name, new URL(element.getAttribute(name) ?? '', base).href);
  for (const code of main.querySelectorAll('pre[data-language] > code'))
    code.setAttribute('class', `language-${code.parentNode?.getAttribute('data-language') ?? ''}`);
  // A heading within a list item is a label, not a section of the page.
  for (const heading of main.querySelectorAll('li h2, li h3, li h4')) heading.tagName = 'strong';
  separateElements(main);
  return String(converter.processSync(main.toString()));
}

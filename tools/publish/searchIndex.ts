/** The search index of a build, one for each language, made by Pagefind from the text of the pages. */
import type { HTMLElement } from 'node-html-parser';
import { close, createIndex } from 'pagefind';
import { hasDrafts } from '../../shared/buildOptions.ts';
import { withoutLocale } from '../../shared/paths.ts';
import { indexableHtml } from './indexableHtml.ts';
import { fromEachPage } from './pageCache.ts';
import { parseHtml, type BuiltPage, type File } from './pages.ts';

/** The server allows WebAssembly when the build contains this folder; `src/islands/search/engine.ts` loads from it. */
const FOLDER = '/pagefind/';

/** A preview has its own cache, because each build removes what it does not use. */
const CACHE = hasDrafts() ? '.cache/search-preview' : '.cache/search';

/** Files that the site's search needs. Pagefind's own user interfaces are not copied. */
const SHIPPED = /^(pagefind\.js|pagefind-entry\.json|wasm\.\w+\.pagefind|.+\.pf_\w+)$/;

/** Lists that repeat other pages, and the search page itself. */
const LEFT_OUT = /^\/(search|(blogs|portfolio)\/[^/]+\/.+)$/;

const KINDS = [
  ['service', /^\/services\/./],
  ['industry', /^\/industries\/./],
  ['article', /^\/blogs\/./],
  ['case', /^\/portfolio\/./],
] as const;

/** Kinds whose name in a result is the headline, not the name in the breadcrumb. */
const HEADLINED: readonly string[] = ['article', 'case'];

/** The files of the index. Throws the first error of Pagefind. */
export async function searchFiles(pages: readonly BuiltPage[]): Promise<File[]> {
  const { index } = checked(await createIndex({ includeCharacters: '#+' }));
  if (!index) throw new Error('Pagefind created no index');
  for (const [{ path }, content] of await fromEachPage(pages.filter(isSearched), CACHE, indexedHtml))
    checked(await index.addHTMLFile({ url: path, content }));
  const { files } = checked(await index.getFiles());
  await close();
  return files
    .filter(({ path }) => SHIPPED.test(path.split('/').at(-1) ?? ''))
    .map(({ path, content }): File => [FOLDER + path, content]);
}

const isSearched = ({ path, main }: BuiltPage): boolean =>
  main.startsWith('<main data-pagefind-body') && !LEFT_OUT.test(withoutLocale(path));

/** The HTML of a page for the index. */
function indexedHtml({ path, language, main }: BuiltPage): string {
  const root = parseHtml(main);
  return indexableHtml(root, language, metaOf(path, root));
}

/** The metadata that a result shows besides the text. `root` contains the `main` element. */
function metaOf(path: string, root: HTMLElement): Record<string, string> {
  const kind = KINDS.find(([, pattern]) => pattern.test(withoutLocale(path)))?.[0] ?? 'page';
  const headline = root.querySelector('main h1')?.rawText.trim() ?? '';
  const trail = root.querySelectorAll('main nav:has([aria-current="page"]) ol a').map(({ rawText }) => rawText.trim());
  const name = HEADLINED.includes(kind) ? headline : (trail.at(-1) ?? headline);
  const within =
    root.querySelector('main [data-mark]')?.rawText.trim() ?? (trail.length > 2 ? trail.at(-2) : undefined);
  return { kind, title: name, ...(within ? { within } : {}) };
}

/** Returns a response of Pagefind. Throws its first error. */
function checked<T extends { errors: string[] }>(response: T): T {
  if (response.errors[0] !== undefined) throw new Error(response.errors[0]);
  return response;
}

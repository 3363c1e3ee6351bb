/** `node tools/search-index/main.ts`: reads the pages of a build and writes its search index. Pagefind makes one for each language. */
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { close, createIndex } from 'pagefind';
import { withoutLocale } from '../../shared/paths.ts';
import { buildFolder } from '../buildFolder.ts';
import { pageFiles, pagePath, withoutShell } from '../builtPages.ts';
import { indexableHtml } from './indexableHtml.ts';

const SITE = buildFolder();
/** The server allows WebAssembly when the build contains this folder; `src/islands/search/engine.ts` loads from it. */
const OUTPUT = join(SITE, 'pagefind');

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

const kindOf = (path: string): string => KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';

/** The metadata that a result shows besides the text. */
function metaOf(root: HTMLElement, kind: string): Record<string, string> {
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

const { index } = checked(await createIndex({ includeCharacters: '#+' }));
if (!index) throw new Error('Pagefind created no index');
let pages = 0;
for (const file of pageFiles(SITE)) {
  const url = pagePath(file);
  const path = withoutLocale(url);
  const root = parse(withoutShell(readFileSync(join(SITE, file), 'utf8')));
  if (LEFT_OUT.test(path) || !root.querySelector('main[data-pagefind-body]')) continue;
  checked(await index.addHTMLFile({ url, content: indexableHtml(root, metaOf(root, kindOf(path))) }));
  pages += 1;
}
const files = checked(await index.getFiles()).files.filter(({ path }) => SHIPPED.test(path.split('/').at(-1) ?? ''));
await rm(OUTPUT, { recursive: true, force: true });
for (const { path, content } of files) {
  const target = join(OUTPUT, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}
await close();
console.log(`search index: ${pages} pages, ${files.length} files`);

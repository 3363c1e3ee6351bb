/**
 * What is done to a build after Astro: each page keeps only the styles it uses, asks for its script and its search when they are used,
 * says which links lead to another language and names its picture by what that shows; made from the pages are the sitemap, a picture and
 * a Markdown twin of each page, `llms.txt`, `security.txt`, icons.
 * `node tools/publish/main.ts`, after `astro build`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { enabledLocales } from '../../shared/locales.ts';
import { twinPath } from '../../shared/paths.ts';
import { pictureFonts } from '../fonts/cuts.ts';
import { withCardNames, writeCards } from './cards.ts';
import { changesOfContent, lastChange } from './changes.ts';
import { writeIcons } from './icons.ts';
import { withLanguages } from './languages.ts';
import { llmsPath, llmsText } from './llms.ts';
import { markdownOf } from './markdown.ts';
import { indexedPages } from './pages.ts';
import { createLettering } from './lettering.ts';
import { loadRenderer } from './render.ts';
import { rewritePages } from './rewrite.ts';
import { withLateScript, withoutIslandScripts } from './scripts.ts';
import { searchTaker } from './search.ts';
import { securityText } from './security.ts';
import { sitemap } from './sitemap.ts';
import { styleCutter } from './styles.ts';

const SITE = 'dist';

/** Writes a file of the build at an address. */
function write(address: string, text: string): void {
  const file = path.join(SITE, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const styles = styleCutter(SITE);
rewritePages(SITE, [
  withoutIslandScripts,
  searchTaker(SITE, styles.cutPart),
  styles.cut,
  withLateScript,
  withLanguages,
]);
console.log(`styles: ${Math.round((100 * styles.total.after) / styles.total.before)} % of what Astro wrote`);

const pages = indexedPages(SITE);
const days = changesOfContent();
const entries = pages.map((page) => ({ ...page, changed: lastChange(page.path, days) }));
write('/sitemap.xml', sitemap(entries));
console.log(`sitemap: ${entries.length} pages, ${entries.filter(({ changed }) => changed).length} dated`);
if (days.size === 0)
  console.warn('sitemap: no dates, which come from the whole git history of content/ (docs/operations.md, "Deploy")');

const renderer = await loadRenderer();
const fonts = pictureFonts().map((file) => new Uint8Array(readFileSync(file)));
const { names, drawn } = await writeCards(pages, SITE, { ...renderer, lettering: createLettering(fonts), fonts });
rewritePages(SITE, [withCardNames(names)]);
console.log(`social cards: ${names.size}, ${drawn} of them drawn now; icons: ${writeIcons(SITE, renderer)}`);

write('/.well-known/security.txt', securityText(new Date()));
for (const { key } of enabledLocales()) write(llmsPath(key), llmsText(key, pages));
for (const { path: address, canonical, main } of pages) write(twinPath(address), markdownOf(main, canonical));
console.log(`Markdown: ${pages.length} pages`);

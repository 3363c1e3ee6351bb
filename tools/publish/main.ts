/**
 * `node tools/publish/main.ts`, after `astro build`: adds files to a build, mostly made from its pages: the search index, the sitemap, a
 * Markdown alternate of each page, `llms.txt`, `security.txt`, icons, redirects. A preview gets only the search index. Changes no page.
 * `drawCards.ts` makes the pictures for link previews.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildOptions, hasDrafts } from '../../shared/buildOptions.ts';
import { formatRedirects, REDIRECTS_FILE } from '../../shared/redirects.ts';
import { indexNowKey, keyPath } from '../announce/key.ts';
import { buildFolder } from '../buildFolder.ts';
import { readRedirects } from '../redirects/read.ts';
import { changesOfContent, withPublicationDays } from './changes.ts';
import { iconFiles } from './icons.ts';
import { llmsFiles } from './llms.ts';
import { markdownFiles } from './markdown.ts';
import { indexedPages, readPages, writeFiles, type BuiltPage, type File } from './pages.ts';
import { searchFiles } from './searchIndex.ts';
import { securityText } from './security.ts';
import { sitemapOf } from './sitemap.ts';

const SITE = buildFolder();

/** The files of the published site, by kind. */
async function siteFiles(pages: readonly BuiltPage[]): Promise<Record<string, readonly File[]>> {
  const key = indexNowKey();
  const redirects = formatRedirects(readRedirects('content'));
  const days = withPublicationDays(changesOfContent(), 'content', buildOptions().now);
  if (days.size === 0)
    console.warn('sitemap: no dates, which come from the whole git history of content/ (docs/operations.md, "Deploy")');
  return {
    sitemap: [['/sitemap.xml', sitemapOf(pages, days)]],
    icons: await iconFiles(readFileSync(path.join(SITE, 'favicon.svg'), 'utf8')),
    'security.txt': [['/.well-known/security.txt', securityText(new Date())]],
    'llms.txt': llmsFiles(pages),
    Markdown: await markdownFiles(pages),
    'IndexNow key': key === undefined ? [] : [[keyPath(key), key]],
    redirects: redirects === '' ? [] : [[REDIRECTS_FILE, redirects]],
  };
}

const pages = readPages(SITE);
const files: Readonly<Record<string, readonly File[]>> = {
  ...(hasDrafts() ? {} : await siteFiles(indexedPages(pages))),
  'search index': await searchFiles(pages),
};
writeFiles(SITE, Object.values(files).flat());
const counts = Object.entries(files).map(([kind, { length }]) => `${kind} ${length}`);
console.log(`added files to ${pages.length} pages: ${counts.join(', ')}`);

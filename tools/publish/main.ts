/**
 * `node tools/publish/main.ts`, after `astro build`: adds files to a build, mostly made from its pages: the sitemap, a Markdown alternate
 * of each page, `llms.txt`, `security.txt`, icons, redirects. Changes no page. `drawCards.ts` makes the pictures for link previews.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildOptions } from '../../shared/buildOptions.ts';
import { formatRedirects, REDIRECTS_FILE } from '../../shared/redirects.ts';
import { indexNowKey, keyPath } from '../announce/key.ts';
import { buildFolder } from '../buildFolder.ts';
import { readRedirects } from '../redirects/read.ts';
import { changesOfContent, withPublicationDays } from './changes.ts';
import { iconFiles } from './icons.ts';
import { llmsFiles } from './llms.ts';
import { markdownFiles } from './markdown.ts';
import { indexedPages, writeFiles, type File } from './pages.ts';
import { securityText } from './security.ts';
import { sitemapOf } from './sitemap.ts';

const SITE = buildFolder();

const key = indexNowKey();
const pages = indexedPages(SITE);
const redirects = formatRedirects(readRedirects('content'));
const days = withPublicationDays(changesOfContent(), 'content', buildOptions().now.slice(0, 10));
if (days.size === 0)
  console.warn('sitemap: no dates, which come from the whole git history of content/ (docs/operations.md, "Deploy")');

const steps: Readonly<Record<string, readonly File[]>> = {
  sitemap: [['/sitemap.xml', sitemapOf(pages, days)]],
  icons: await iconFiles(readFileSync(path.join(SITE, 'favicon.svg'), 'utf8')),
  'security.txt': [['/.well-known/security.txt', securityText(new Date())]],
  'llms.txt': llmsFiles(pages),
  Markdown: await markdownFiles(pages),
  'IndexNow key': key === undefined ? [] : [[keyPath(key), key]],
  redirects: redirects === '' ? [] : [[REDIRECTS_FILE, redirects]],
};
writeFiles(SITE, Object.values(steps).flat());
const counts = Object.entries(steps).map(([name, files]) => `${name} ${files.length}`);
console.log(`published from ${pages.length} pages: ${counts.join(', ')}`);

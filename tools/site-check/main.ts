/**
 * `npm run site:check [-- --against <sitemap>]`: applies rules to every built page. Prints findings as `page: rule: what` and exits with 1
 * when there is one. `--against` (a file or an address) also reports each page of an earlier sitemap that was removed without a redirect.
 * `--markup <language>` validates the HTML of the pages of one language only, because validation takes most of the time.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { localeOfPath } from '../../shared/paths.ts';
import { site as settings } from '../../site.config.ts';
import { assetFiles, pageFiles, pagePath } from '../builtPages.ts';
import { readRedirects } from '../redirects/read.ts';
import { removedPages, readSitemap } from './against.ts';
import { markupFaults } from './markup.ts';
import { parsePage } from './page.ts';
import { RULES } from './rules.ts';
import { templateScripts } from './templateScripts.ts';

const { values } = parseArgs({ options: { against: { type: 'string' }, markup: { type: 'string' } } });

const files = pageFiles('dist');
if (files.length === 0) throw new Error('dist/ contains no pages: run npm run build first');
const texts = new Map(files.map((file) => [file, readFileSync(`dist/${file}`, 'utf8')]));
const pages = files.map((file) => parsePage(file, texts.get(file) ?? ''));
const site = {
  url: settings.url,
  pages,
  byPath: new Map(pages.map((page) => [page.path, page])),
  assets: new Set(assetFiles('dist').map((file) => `/${file}`)),
  read: (path: string) => readFileSync(`dist${path}`, 'utf8'),
  templateScripts: await templateScripts(),
};

const validated = files.filter((file) => values.markup === undefined || localeOfPath(pagePath(file)) === values.markup);
if (validated.length === 0) throw new Error(`--markup ${values.markup}: there are no pages in this language`);

const removed =
  values.against === undefined
    ? []
    : removedPages(
        await readSitemap(values.against),
        new Set([...site.byPath.keys(), ...site.assets]),
        readRedirects('content'),
      );

const findings = [
  ...removed,
  ...RULES.flatMap(({ name, check }) => check(site).map(({ path, what }) => `${path}: ${name}: ${what}`)),
  ...validated.flatMap((file) => markupFaults(texts.get(file) ?? '').map((fault) => `/${file}: markup: ${fault}`)),
];
for (const finding of findings) console.log(finding);
const links = pages.reduce((sum, { links: { length } }) => sum + length, 0);
console.log(`${pages.length} pages, HTML of ${validated.length}, ${links} links, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;

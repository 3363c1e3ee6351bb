/** `npm run site:check`: rules over every built page. Prints `page: rule: what` and exits with 1 when there is anything to say. */
import { readFileSync } from 'node:fs';
import { site as settings } from '../../site.config.ts';
import { assetFiles, pageFiles } from '../builtPages.ts';
import { markupFaults } from './markup.ts';
import { parsePage } from './page.ts';
import { RULES } from './rules.ts';
import { templateScripts } from './templateScripts.ts';

const files = pageFiles('dist');
if (files.length === 0) throw new Error('dist/ holds no page: run npm run build first');
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

const findings = [
  ...RULES.flatMap(({ name, check }) => check(site).map(({ path, what }) => `${path}: ${name}: ${what}`)),
  ...[...texts].flatMap(([file, html]) => markupFaults(html).map((fault) => `/${file}: markup: ${fault}`)),
];
for (const finding of findings) console.log(finding);
const links = pages.reduce((sum, { links: { length } }) => sum + length, 0);
console.log(`${pages.length} pages, ${links} links, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;

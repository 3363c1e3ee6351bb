/**
 * `npm run content:import -- <file> [--content <folder>]`
 * Writes the pages of a PO file that are translated completely, and stamps them. Exits with 1 when a page was refused.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { textOf } from '../content-check/records.ts';
import { imported } from './imported.ts';
import { readableRecords } from './pages.ts';
import { readPo } from './po.ts';

const { values, positionals } = parseArgs({
  options: { content: { type: 'string', default: 'content' } },
  allowPositionals: true,
});

const [file] = positionals;
if (file === undefined) throw new Error('the file is missing: npm run content:import -- <file>');
const { locale, texts } = readPo(readFileSync(file));
const inContent = (name: string) => path.join(values.content, name);
const pages = imported(texts, locale.key, readableRecords(values.content), (name) =>
  textOf(readFileSync(inContent(name))),
);
for (const page of pages) {
  for (const problem of page.problems) console.log(`${page.file}  ${problem}`);
  if (page.source === undefined) continue;
  mkdirSync(path.dirname(inContent(page.file)), { recursive: true });
  writeFileSync(inContent(page.file), page.source);
}
const refused = pages.filter(({ source }) => source === undefined).length;
console.log(`${pages.length - refused} pages written, ${refused} refused; now run npm run content:check`);
process.exitCode = refused > 0 ? 1 : 0;

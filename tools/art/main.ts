/**
 * `npm run art [-- --only <part of an id>] [--png]`: writes `shots/art.html`, every drawing in both themes and both directions
 * with its weight, and with `--png` a picture of it for each theme.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { createServer } from 'vite';
import { contactSheet } from './sheet.ts';
import { screenshot } from './screenshot.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    png: { type: 'boolean', default: false },
    out: { type: 'string', default: 'shots/art' },
    width: { type: 'string', default: '1500' },
  },
});

const vite = await createServer({
  server: { middlewareMode: true },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
const { allDrawings, allFaults } = (await vite.ssrLoadModule(
  '/src/art/files.ts',
)) as typeof import('../../src/art/files.ts');
const drawings = allDrawings()
  .filter(({ reference }) => reference.includes(values.only))
  .map((drawing) => ({ ...drawing, weight: brotliCompressSync(drawing.svg).length }));
const faults = allFaults().filter((fault) => fault.includes(values.only));
await vite.close();

mkdirSync('shots', { recursive: true });
writeFileSync(`${values.out}.html`, contactSheet(drawings));
for (const { reference, weight } of drawings) console.log(`${String(weight).padStart(6)} B  ${reference}`);
for (const fault of faults) console.log(fault);
if (values.png) await screenshot(`${values.out}.html`, values.out, Number(values.width));

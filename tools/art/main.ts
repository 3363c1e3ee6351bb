/**
 * `npm run art [-- --only <part of an id>] [--png]`: writes `shots/art.html`, every drawing in both themes and both directions
 * with its weight, and with `--png` a picture of it for each theme.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { loadCollection } from './load.ts';
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

const { collection, drawables, allFaults, close } = await loadCollection(values.only);
const drawings = drawables(collection)
  .filter(({ reference }) => reference.includes(values.only))
  .map(({ reference, draw }) => ({ reference, ...draw() }))
  .map((drawing) => ({ ...drawing, weight: brotliCompressSync(drawing.svg).length }));
const faults = allFaults(collection);
await close();

mkdirSync('shots', { recursive: true });
writeFileSync(`${values.out}.html`, contactSheet(drawings));
for (const { reference, weight } of drawings) console.log(`${String(weight).padStart(6)} B  ${reference}`);
for (const fault of faults) console.log(fault);
if (values.png) await screenshot(`${values.out}.html`, values.out, Number(values.width));

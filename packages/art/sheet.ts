/**
 * `npm run art [-- <part of an id>]`: writes `screenshots/art.html`, which shows the drawings in both directions with
 * their sizes in bytes, in the colour scheme of the browser. Prints the sizes and the faults of the drawings.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contactSheet } from './contactSheet.ts';
import { withModules } from './load.ts';

const FILE = 'screenshots/art.html';
const [, , part = ''] = process.argv;

const { drawings, faults } = await withModules(({ drawables, allFaults, COLLECTION }) => ({
  drawings: drawables(COLLECTION)
    .filter(({ id }) => id.includes(part))
    .map(({ id, draw }) => ({ id, ...draw() }))
    .map((drawing) => ({ ...drawing, bytes: brotliCompressSync(drawing.svg).length })),
  faults: allFaults(COLLECTION).filter((fault) => fault.includes(part)),
}));

mkdirSync(path.dirname(FILE), { recursive: true });
writeFileSync(FILE, contactSheet(drawings));
for (const { id, bytes } of drawings) console.log(`${String(bytes).padStart(6)} B  ${id}`);
for (const fault of faults) console.log(fault);
console.log(`${drawings.length} drawings: ${FILE}`);

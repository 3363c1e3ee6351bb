/**
 * `npm run art [-- <part of an id>]`: writes `screenshots/art.html`, which shows the drawings in both directions with
 * their sizes in bytes, in the colour scheme of the browser. Prints the sizes and the faults of the drawings.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createServer } from 'vite';
import { contactSheet } from './contactSheet.ts';
import type * as Drawings from './drawings.ts';
import type * as Registry from './registry.ts';

const FILE = 'screenshots/art.html';
const [, , part = ''] = process.argv;

const vite = await createServer({
  root: import.meta.dirname,
  configFile: false,
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
const { drawables, allFaults } = (await vite.ssrLoadModule('/drawings.ts')) as typeof Drawings;
const { COLLECTION } = (await vite.ssrLoadModule('/registry.ts')) as typeof Registry;
const drawings = drawables(COLLECTION)
  .filter(({ id }) => id.includes(part))
  .map(({ id, draw }) => ({ id, ...draw() }))
  .map((drawing) => ({ ...drawing, bytes: brotliCompressSync(drawing.svg).length }));
const faults = allFaults(COLLECTION).filter((fault) => fault.includes(part));
await vite.close();

mkdirSync(path.dirname(FILE), { recursive: true });
writeFileSync(FILE, contactSheet(drawings));
for (const { id, bytes } of drawings) console.log(`${String(bytes).padStart(6)} B  ${id}`);
for (const fault of faults) console.log(fault);
console.log(`${drawings.length} drawings: ${FILE}`);

import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeIcons } from './icons.ts';
import { loadRenderer } from './render.ts';

it('writes the mark also for those who ask without reading a page', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kariz-icons-'));
  copyFileSync('public/favicon.svg', path.join(folder, 'favicon.svg'));
  const renderer = await loadRenderer();
  writeIcons(folder, renderer);
  const read = (name: string) => readFileSync(path.join(folder, name));
  expect(read('apple-touch-icon-precomposed.png')).toEqual(read('apple-touch-icon.png'));

  const ico = read('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const favicon = readFileSync('public/favicon.svg', 'utf8');
  const pictures = [0, 1, 2].map((index) => {
    const entry = ico.subarray(6 + 16 * index, 22 + 16 * index);
    const offset = entry.readUInt32LE(12);
    return { size: entry[0], png: ico.subarray(offset, offset + entry.readUInt32LE(8)) };
  });
  expect(pictures).toEqual([16, 32, 48].map((size) => ({ size, png: Buffer.from(renderer.png(favicon, size)) })));
  rmSync(folder, { recursive: true });
});

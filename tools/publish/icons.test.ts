import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconFiles } from './icons.ts';
import { renderPng } from './render.ts';

it('creates /apple-touch-icon-precomposed.png, and /favicon.ico in three sizes', async () => {
  const favicon = readFileSync('public/favicon.svg', 'utf8');
  const files = new Map(await iconFiles(favicon));
  const read = (name: string) => Buffer.from(files.get(name) ?? '');
  expect(read('/apple-touch-icon-precomposed.png')).toEqual(read('/apple-touch-icon.png'));

  const ico = read('/favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const pictures = [0, 1, 2].map((index) => {
    const entry = ico.subarray(6 + 16 * index, 22 + 16 * index);
    const offset = entry.readUInt32LE(12);
    return { size: entry[0], png: ico.subarray(offset, offset + entry.readUInt32LE(8)) };
  });
  const expected = [16, 32, 48].map(async (size) => ({ size, png: await renderPng(favicon, size) }));
  expect(pictures).toEqual(await Promise.all(expected));
});

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
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

it.each([
  ['a width and a height', '<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36">'],
  ['an XML declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">'],
])('draws a favicon with %s on a background', async (_, head) => {
  const files = new Map(await iconFiles(`${head}<rect width="36" height="36" fill="#f00"/></svg>`));
  const { data, info } = await sharp(files.get('/apple-touch-icon.png')).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number) => [...data.subarray(x * info.channels, x * info.channels + 3)];
  expect([info.width, info.height]).toEqual([180, 180]);
  expect(colourAt(0)).toEqual([0x14, 0x20, 0x36]);
  expect(colourAt(90 * 180 + 90)).toEqual([255, 0, 0]);
});

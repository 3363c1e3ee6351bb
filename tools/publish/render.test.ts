import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renderJpeg, renderPng } from './render.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path fill="#16b5a5" d="M0 0h10v10H0z"/></svg>';

it('draws a PNG of the requested width, with transparency', async () => {
  const png = await renderPng(SVG, 40);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 40, height: 20 });
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 4)]).toEqual([0x16, 0xb5, 0xa5, 255]);
  expect(data.at(-1)).toBe(0);
});

it('draws a JPEG of the requested width', async () => {
  expect(await sharp(await renderJpeg(SVG, 40)).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 });
});

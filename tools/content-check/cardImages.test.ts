import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardImages } from './cardImages.ts';
import { record, findingTexts } from './sample.ts';

const root = mkdtempSync(path.join(tmpdir(), 'card-images-'));
afterAll(() => rmSync(root, { recursive: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

beforeAll(async () => {
  for (const folder of ['content/media', 'public/media']) mkdirSync(path.join(root, folder), { recursive: true });
  await picture(1200, 630).png().toFile(path.join(root, 'content/media/launch.png'));
  await picture(1200, 629).jpeg().toFile(path.join(root, 'content/media/low.jpg'));
  // Rotated by its EXIF orientation: shown 1000 wide and 2000 high.
  await picture(2000, 1000).jpeg().withMetadata({ orientation: 6 }).toFile(path.join(root, 'content/media/turned.jpg'));
  await picture(2000, 2000).webp().toFile(path.join(root, 'public/media/renamed.png'));
  writeFileSync(path.join(root, 'content/media/text.jpg'), 'no picture');
});

const page = (image: string) =>
  record('page', 'en/pages/a.yaml', { content: { metaData: { title: 'a', card: { image } } } });
const FIELD = 'content.metaData.card.image';

it.each([
  ['launch.png', []],
  ['low.jpg', [`${FIELD}: content/media/low.jpg is 1200 by 629 pixels: export it with at least 1200 by 630`]],
  ['turned.jpg', [`${FIELD}: content/media/turned.jpg is 1000 by 2000 pixels: export it with at least 1200 by 630`]],
  [
    '/media/renamed.png',
    [`${FIELD}: public/media/renamed.png is not a JPEG or PNG: export it in one of these formats`],
  ],
  ['text.jpg', [`${FIELD}: content/media/text.jpg is not a JPEG or PNG: export it in one of these formats`]],
  ['gone.jpg', [`${FIELD}: the file content/media/gone.jpg does not exist: add it, or choose another`]],
])('reports for %s: %j', (image, reasons) => {
  expect(findingTexts(cardImages([page(image)], root))).toEqual(reasons);
});

it('names the field of an article in its front matter, and reports nothing without a card', () => {
  const post = record('post', 'en/blog/a.md', { title: 'a', meta: { card: { image: 'gone.jpg' } }, body: '' });
  expect(findingTexts(cardImages([post], root))).toEqual([
    'meta.card.image: the file content/media/gone.jpg does not exist: add it, or choose another',
  ]);
  const bare = record('post', 'en/blog/b.md', { title: 'b', body: '' });
  expect(cardImages([bare, record('names', 'ar/names.yaml', {})], root)).toEqual([]);
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { socialCardAddress, socialCardSvg } from '@site/art/social-card';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { cardFiles, fit } from './cards.ts';
import { readPage } from './pages.ts';

const CARD = {
  brand: 'Kariz',
  title: ['A & B'],
  dir: 'ltr',
  drawing: '<svg xmlns="x" width="570" height="432"></svg>',
} as const;

/** A line whose outline is its text and whose width is 0. */
const shapeLine = (outline: string) => ({ outline, width: 0 });

/** A shaper that returns the text as its outline, with the given font. */
const shaperOf = (font: number) => ({ shaper: () => shapeLine, fonts: [Uint8Array.of(font)] });

describe('social cards', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
    return () => rmSync(folder, { recursive: true });
  });

  it('end their lines at the right edge and mirror the scene when the text direction is right to left', () => {
    const card = { ...CARD, subtitle: [], size: 60 };
    const wide = (outline: string) => ({ outline, width: 2 });
    expect(socialCardSvg(card, wide)).not.toContain('scale(-1 1)');
    expect(socialCardSvg(card, wide)).toMatch(/translate\(72 \d+\) scale\(60\)" fill="#142036">A & B</);
    expect(socialCardSvg({ ...card, dir: 'rtl' }, wide)).toMatch(/scale\(-1 1\).*translate\(1008 \d+\) scale\(60\)/s);
  });

  it('are drawn again only for another title or font, and removed when no page uses them', async () => {
    const cache = path.join(folder, 'cache');
    writeFileSync(path.join(folder, 'a.svg'), CARD.drawing);
    let drawn = 0;
    const write = async (title: string, font = 0) => {
      const address = socialCardAddress('/services/a', title);
      const html = `<head><meta property="og:title" content="${title}"><meta property="og:image" content="https://a.example${address}"><link rel="preload" as="image" href="/a.svg"></head>`;
      const render = () => {
        drawn += 1;
        return Promise.resolve(Buffer.from('a picture'));
      };
      const files = await cardFiles([readPage('a.html', html)], folder, { ...shaperOf(font), render }, cache);
      expect(files.map(([place, content]) => [place, String(content)])).toEqual([[address, 'a picture']]);
    };
    await write('A');
    await write('A');
    expect(drawn).toBe(1);
    await write('B');
    await write('B', 255);
    expect(drawn).toBe(3);
    expect(readdirSync(cache)).toHaveLength(1);
  });

  it('show the scene of another page when a page and the home page have a photograph', async () => {
    writeFileSync(path.join(folder, 'b.svg'), CARD.drawing);
    const pageOf = (file: string, links = '') =>
      readPage(
        file,
        `<head><meta property="og:title" content="A"><meta property="og:image" content="https://a.example/social/${file}.jpg">${links}</head>`,
      );
    const pages = [
      pageOf('a.html'),
      pageOf('b.html', '<link rel="preload" as="image" href="/b.svg">'),
      pageOf('index.html'),
    ];
    const render = () => Promise.resolve(Buffer.from('a picture'));
    const files = await cardFiles(pages, folder, { ...shaperOf(0), render }, path.join(folder, 'cache'));
    expect(files).toHaveLength(pages.length);
  });

  it('are cropped from the picture that a page names', async () => {
    const file = path.join(folder, 'launch.png');
    await sharp({ create: { width: 1600, height: 1600, channels: 4, background: '#0000' } })
      .png()
      .toFile(file);
    const html = `<head><meta property="og:image" content="https://a.example/social/a.1234abcd.jpg" data-file="${file}"></head>`;
    const render = () => Promise.reject(new Error('draws nothing'));
    const files = await cardFiles(
      [readPage('a.html', html)],
      folder,
      { ...shaperOf(0), render },
      path.join(folder, 'cache'),
    );
    expect(files.map(([address]) => address)).toEqual(['/social/a.1234abcd.jpg']);
    const { format, width, height } = await sharp(files[0]?.[1] as Buffer).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('have an address that depends on the title', () => {
    expect(socialCardAddress('/', 'A')).toMatch(/^\/social\/home\.[\da-f]{8}\.jpg$/);
    expect(socialCardAddress('/', 'A')).not.toBe(socialCardAddress('/', 'B'));
  });
});

describe('the title', () => {
  /** Every letter half as wide as high. */
  const measure = (text: string, size: number) => (text.length * size) / 2;

  it('has the largest size that fits', () => {
    expect(fit('Short', measure)).toEqual({ title: ['Short'], size: 76 });
    const long = fit('An upgradeable contract has two codebases, and users trust both', measure);
    expect(long.size).toBeLessThan(76);
    expect(long.title.join(' ')).toBe('An upgradeable contract has two codebases, and users trust both');
  });

  it('has lines of similar widths', () => {
    expect(fit('Systems that stay up in the Gulf', measure).title).toEqual(['Systems that', 'stay up in', 'the Gulf']);
  });

  it('has the smallest size when a word is longer than a line at every size', () => {
    const word = 'Business-to-business-to-consumer';
    expect(fit(`${word} platforms`, measure)).toEqual({ title: [word, 'platforms'], size: 36 });
  });
});

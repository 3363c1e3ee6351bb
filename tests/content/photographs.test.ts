/** How a build converts the photographs in `content/media/`: a small test site with our modules and settings. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Inside the project, so that its packages are found. A folder of this run: two runs may be at work. */
const SITE = path.resolve(`.cache/photographs-test-${process.pid}`);
const at = (file: string) => path.join(SITE, file);
const OWNER = 'Camera of the photographer';

/** A picture of `width` and `height` pixels with the metadata of a camera. */
const photograph = (width: number, height: number, orientation?: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a7' } })
    .withExif({ IFD0: { Artist: OWNER } })
    .withMetadata(orientation ? { orientation } : {})
    .jpeg()
    .toBuffer();

const PAGE = `---
import { Picture } from '../../../../src/ui/Picture.tsx';
import { resized } from '../../../../src/pages/_photographs.ts';
const alt = 'Two people at a table with drawings.';
const first = await resized({ file: 'office/door.jpg', alt, focus: { x: 32, y: 0 } });
const second = await resized({ file: 'small.jpg', alt });
---
<Picture picture={first} isFirst /><Picture picture={second} />
`;

const CONFIG = `import react from '@astrojs/react';
import { withoutOriginals } from '../../config/photographs.ts';
export default { build: { format: 'file', assets: '_assets' }, integrations: [react(), withoutOriginals()] };
`;

beforeAll(async () => {
  rmSync(SITE, { recursive: true, force: true });
  for (const folder of ['src/pages', 'content/media/office']) mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('src/pages/index.astro'), PAGE);
  writeFileSync(at('astro.config.ts'), CONFIG);
  writeFileSync(at('content/media/office/door.jpg'), await photograph(1600, 1200));
  // Portrait format: the metadata says that the picture is rotated.
  writeFileSync(at('content/media/small.jpg'), await photograph(900, 600, 6));
  writeFileSync(at('content/media/unused.jpg'), await photograph(1300, 900));
  execFileSync(process.execPath, [path.resolve('node_modules/astro/bin/astro.mjs'), 'build', '--root', SITE], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
});

afterAll(() => rmSync(SITE, { recursive: true, force: true }));

const built = (): string[] => globSync('_assets/*.{avif,webp,jpg,jpeg}', { cwd: at('dist') }).toSorted();
const pictures = (): HTMLElement[] => parse(readFileSync(at('dist/index.html'), 'utf8')).querySelectorAll('picture');
const addresses = (picture: HTMLElement | undefined): string[][] =>
  (picture?.querySelectorAll('source') ?? []).map((source) => (source.getAttribute('srcset') ?? '').split(', '));

describe('a photograph', () => {
  it('becomes AVIF and WebP at 480, 800 and 1200 pixels', async () => {
    const [door] = pictures();
    const formats = addresses(door);
    expect(formats.map((srcset) => srcset.map((entry) => entry.split(' ')[1]))).toEqual([
      ['480w', '800w', '1200w'],
      ['480w', '800w', '1200w'],
    ]);
    for (const [index, format] of ['heif', 'webp'].entries()) {
      const [file = ''] = formats[index]?.[1]?.split(' ') ?? [];
      const data = await sharp(at(`dist${file}`)).metadata();
      expect([data.format, data.width, data.height]).toEqual([format, 800, 600]);
    }
  });

  it('has its size, its focus point and its loading priority in the HTML', () => {
    const [door, small] = pictures().map((picture) => picture.querySelector('img'));
    expect(door?.attributes).toMatchObject({ width: '1600', height: '1200', loading: 'eager', fetchPriority: 'high' });
    expect(door?.getAttribute('class')).toContain('object-[30%_0%]');
    expect(door?.getAttribute('src')).toMatch(/\.webp$/);
    expect(small?.attributes).toMatchObject({ loading: 'lazy', decoding: 'async' });
    expect(small?.getAttribute('class')).toContain('object-[50%_50%]');
  });

  it('is rotated by its metadata, and never enlarged', () => {
    const [, small] = pictures();
    expect(small?.querySelector('img')?.attributes).toMatchObject({ width: '600', height: '900' });
    const widths = addresses(small).map((srcset) => srcset.map((entry) => entry.split(' ')[1]));
    expect(widths).toEqual([
      ['480w', '600w'],
      ['480w', '600w'],
    ]);
  });
});

describe('the build', () => {
  it('contains the converted pictures only, without the metadata of the camera', () => {
    const made = built().map((file) => path.extname(file));
    expect(made.toSorted()).toEqual([...Array<string>(5).fill('.avif'), ...Array<string>(5).fill('.webp')]);
    for (const file of built()) expect(readFileSync(at(`dist/${file}`)).includes(OWNER)).toBe(false);
    expect(readFileSync(at('content/media/unused.jpg')).includes(OWNER)).toBe(true);
  });
});

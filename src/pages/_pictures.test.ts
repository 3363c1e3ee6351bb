import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureOf, wideOf } from './_pictures.ts';

beforeAll(() => execFileSync(process.execPath, ['packages/art/build.ts']));

const alt = 'What is seen, in one sentence.';

describe('pictureOf', () => {
  it('returns a file of the company unchanged', async () => {
    const file = { src: '/media/office/door.jpg', alt, width: 1200, height: 800 };
    expect(await pictureOf(file)).toEqual(file);
  });

  it('returns a wide picture only for a drawing', () => {
    expect(wideOf({ src: 'scene:services/devops#why', alt }, 'wide')?.src).toMatch(/^\/art\//);
    expect(wideOf({ src: '/media/office/door.jpg', alt, width: 1200, height: 800 }, 'wide')).toBeUndefined();
    expect(wideOf({ file: 'door.jpg', alt }, 'wide')).toBeUndefined();
  });

  it('resolves a drawing to its file and its own size, not the size in the record', async () => {
    const { src, width } = await pictureOf({ src: 'scene:home', alt, width: 1, height: 1 });
    expect(src).toMatch(/^\/art\/.+\.svg$/);
    expect(width).toBeGreaterThan(1);
  });

  it('refuses a file without its size and a drawing that does not exist', async () => {
    await expect(pictureOf({ src: '/media/a.jpg', alt, width: 10 })).rejects.toThrow('width and height');
    await expect(pictureOf({ src: 'scene:nowhere', alt })).rejects.toThrow('scene:nowhere');
  });
});

import { describe, expect, it } from 'vitest';
import { pictureOf, wideOf } from './_pictures.ts';

const alt = 'What is seen, in one sentence.';

describe('pictureOf', () => {
  it('takes a file of the company as it is', () => {
    const file = { src: '/media/office/door.jpg', alt, width: 1200, height: 800 };
    expect(pictureOf(file)).toEqual(file);
    expect(wideOf(file.src, 'wide')).toBeUndefined();
  });

  it('resolves a drawing to its file, whatever size the record names', () => {
    const { src, width } = pictureOf({ src: 'scene:home', alt, width: 1, height: 1 });
    expect(src).toMatch(/^\/art\/.+\.svg$/);
    expect(width).toBeGreaterThan(1);
  });

  it('refuses a file without its size and a drawing that does not exist', () => {
    expect(() => pictureOf({ src: '/media/a.jpg', alt, width: 10 })).toThrow('width and height');
    expect(() => pictureOf({ src: 'scene:nowhere', alt })).toThrow('scene:nowhere');
  });
});

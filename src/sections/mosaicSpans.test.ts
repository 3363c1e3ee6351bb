import { describe, expect, it } from 'vitest';
import { mosaicSpans } from './mosaicSpans.ts';

describe('mosaicSpans', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('fills every row for %i cards', (count) => {
    const spans = mosaicSpans(count);
    expect(spans).toHaveLength(count);
    let column = 0;
    for (const span of spans) {
      column += span;
      expect(column).toBeLessThanOrEqual(12);
      if (column === 12) column = 0;
    }
    expect(column).toBe(0);
  });

  it('divides adjacent rows differently', () => {
    expect(mosaicSpans(7)).toEqual([5, 7, 4, 4, 4, 7, 5]);
  });
});

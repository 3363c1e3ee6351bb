import { describe, expect, it } from 'vitest';
import { iconSheet } from './iconSheet.ts';

const NAMES = ['ph:anchor', 'ph:bank', 'ph:car'];

describe('a sheet of icons', () => {
  it('fills its columns downwards and keeps its size when cells stay empty', () => {
    const sheet = iconSheet(NAMES, 4, 2);
    expect(sheet).toContain('viewBox="0 0 1024 512"');
    expect([...sheet.matchAll(/ x="(\d+)" y="(\d+)"/g)].map(([, x, y]) => [Number(x), Number(y)])).toEqual([
      [0, 0],
      [0, 256],
      [256, 0],
    ]);
  });

  it('refuses more icons than it has cells', () => {
    expect(() => iconSheet(NAMES, 1, 2)).toThrow('3 icons do not fit in 1 by 2 cells');
  });
});

import { expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

it('computes a result once for each combination of arguments', () => {
  const make = vi.fn((first: string, second: string) => ({ text: first + second }));
  const memoized = memoize(make);
  expect(memoized('a', 'bc')).toBe(memoized('a', 'bc'));
  expect(memoized('ab', 'c')).not.toBe(memoized('a', 'bc'));
  expect(make).toHaveBeenCalledTimes(2);
});

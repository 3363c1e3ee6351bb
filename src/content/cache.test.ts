import { expect, it, vi } from 'vitest';
import { createCache } from './cache.ts';

it('loads a result once for each key, also while the first call is still pending', async () => {
  const cached = createCache();
  const load = vi.fn(() => Promise.resolve('loaded'));
  expect(await Promise.all([cached('a', load), cached('a', load), cached('b', load)])).toEqual([
    'loaded',
    'loaded',
    'loaded',
  ]);
  expect(await cached('a', load)).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
  expect(await createCache()('a', load)).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(3);
});

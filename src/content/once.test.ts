import { expect, it, vi } from 'vitest';
import { createOnce } from './once.ts';

it('finds an answer when it is first asked for, also while it is being found', async () => {
  const once = createOnce();
  const find = vi.fn(() => Promise.resolve('found'));
  expect(await Promise.all([once('a', find), once('a', find), once('b', find)])).toEqual(['found', 'found', 'found']);
  expect(await once('a', find)).toBe('found');
  expect(find).toHaveBeenCalledTimes(2);
  expect(await createOnce()('a', find)).toBe('found');
  expect(find).toHaveBeenCalledTimes(3);
});

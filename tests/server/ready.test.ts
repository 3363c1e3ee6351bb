/** Case 49: /readyz is 503 before the disk is full, so that the load balancer stops using the instance. */
import type { access, statfs } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { createHarness } from './harness.ts';

const disk = { bavail: 1e9, bsize: 4096, isGone: false, isReadOnly: false };
vi.mock(import('node:fs/promises'), async (original) => ({
  ...(await original()),
  access: (() =>
    disk.isReadOnly ? Promise.reject(new Error('EROFS')) : Promise.resolve()) as unknown as typeof access,
  statfs: (() =>
    disk.isGone ? Promise.reject(new Error('ENOENT')) : Promise.resolve(disk)) as unknown as typeof statfs,
}));

it.each([
  [199, 503],
  [201, 200],
])('case 49: with %i MB free /readyz is %i', async (megabytes, status) => {
  disk.bavail = (megabytes * 1024 * 1024) / disk.bsize;
  const harness = await createHarness();
  const response = await harness.request('/readyz');
  expect([response.status, await response.json()]).toMatchObject([status, { ok: status === 200, store: true }]);
  await harness.close();
});

it('case 49: when the free space of the data folder cannot be read, /readyz is 503', async () => {
  disk.isGone = true;
  const harness = await createHarness();
  const response = await harness.request('/readyz');
  expect([response.status, await response.json()]).toMatchObject([503, { ok: false, store: true, room: false }]);
  await harness.close();
});

it('when the disk of the data folder has become read-only, /readyz is 503', async () => {
  Object.assign(disk, { bavail: 1e9, isGone: false, isReadOnly: true });
  const harness = await createHarness();
  const response = await harness.request('/readyz');
  expect([response.status, await response.json()]).toMatchObject([503, { ok: false, store: true, room: false }]);
  await harness.close();
});

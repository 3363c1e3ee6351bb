/** A download that the server may not read, for example because root has copied it. The tests may run as root, so `access` is replaced. */
import { writeFileSync } from 'node:fs';
import type { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { logDownloadFaults, storedFile } from '../../server/downloads.ts';
import { createLog } from '../../server/log.ts';
import { temporaryFolder } from './harness.ts';

let isReadable = true;
vi.mock(import('node:fs/promises'), async (original) => ({
  ...(await original()),
  access: (() => (isReadable ? Promise.resolve() : Promise.reject(new Error('EACCES')))) as unknown as typeof access,
}));

it('a download that may not be read counts as missing, and is logged at start', async () => {
  const { path, remove } = temporaryFolder();
  writeFileSync(join(path, 'audit.pdf'), 'x');
  const offered = () => [{ file: 'audit.pdf', title: 'Audit', locale: 'en', page: 'spring' } as const];
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  expect(await storedFile(path, 'audit.pdf')).toMatchObject({ name: 'audit.pdf', size: 1 });
  isReadable = false;
  expect(await storedFile(path, 'audit.pdf')).toBeUndefined();
  await logDownloadFaults({ offered, folder: path, validMs: 0 }, true, log);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ level: 'error', file: 'audit.pdf' }]);
  remove();
});

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('stops the server when the tool fails', async () => {
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>x</title>');
  const env = { DIST_DIR: folder, DATA_DIR: path.join(folder, 'data') };
  const tool = `
    import { serveDist } from './tools/serve.ts';
    const { url } = await serveDist(${JSON.stringify(env)});
    console.log(url);
    throw new Error('the tool failed');
  `;
  const ended = promisify(execFile)(process.execPath, ['--input-type=module-typescript', '--eval', tool]);
  const { stdout, stderr } = await ended.catch((error: unknown) => error as { stdout: string; stderr: string });
  expect(stderr).toContain('the tool failed');
  expect(stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+\n$/);
  await expect
    .poll(() =>
      fetch(stdout.trim()).then(
        () => 'answers',
        () => 'is gone',
      ),
    )
    .toBe('is gone');
});

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { withoutOriginals } from './photographs.ts';

it('removes a photograph that was copied in place of a resized copy, and names its file', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const copy = path.join(root, 'dist', '_assets', 'workshop.1.webp');
  for (const folder of ['content/media/team', 'dist/_assets']) mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of [path.join(root, 'content/media/team/workshop.png'), copy]) writeFileSync(file, 'no picture');
  const { hooks } = withoutOriginals();
  await hooks['astro:config:done']?.({ config: { root: pathToFileURL(`${root}/`) } } as never);
  expect(() => hooks['astro:build:done']?.({ dir: pathToFileURL(`${root}/dist/`) } as never)).toThrow(
    path.join('content', 'media', 'team', 'workshop.png'),
  );
  expect(existsSync(copy)).toBe(false);
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeFiles } from './pages.ts';

it('does not replace a file that public/ has', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFiles(folder, [
    ['/favicon.svg', ''],
    ['/icons/a.txt', ''],
  ]);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['icons', path.join('icons', 'a.txt')]);
});

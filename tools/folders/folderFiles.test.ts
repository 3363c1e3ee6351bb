import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderFile } from './folderFiles.ts';

it.each([
  ['index.html', 'index.html'],
  ['404.html', '404.html'],
  ['ar/404.html', 'ar/404.html'],
  ['ar.html', 'ar/index.html'],
  ['services.html', 'services/index.html'],
  ['services/devops/ci-cd.html', 'services/devops/ci-cd/index.html'],
  ['blogs/tag/1.5.html', 'blogs/tag/1.5/index.html'],
  ['services.md', 'services.md'],
  ['.well-known/security.txt', '.well-known/security.txt'],
  ['pagefind/wasm.en.pagefind', 'pagefind/wasm.en.pagefind'],
  ['services.html.br', undefined],
  ['services.md.gz', undefined],
])('%s is written as %s', (file, target) => {
  expect(folderFile(file)).toBe(target);
});

it('keeps the path of a file of public/', () => {
  const publicFolder = mkdtempSync(path.join(tmpdir(), 'public-'));
  onTestFinished(() => rmSync(publicFolder, { recursive: true }));
  writeFileSync(path.join(publicFolder, 'proof.html'), 'proof of ownership');
  expect(folderFile('proof.html', publicFolder)).toBe('proof.html');
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';

const COMMAND = path.join(import.meta.dirname, 'main.ts');

it('compresses every file, and files with the same content only once', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'compress-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const text = '<p>a</p>'.repeat(100);
  const pages = Array.from({ length: 30 }, (_, index) => path.join(cwd, 'site', `${index}.html`));
  mkdirSync(path.join(cwd, 'site'));
  for (const page of pages) writeFileSync(page, text);
  expect(execFileSync(process.execPath, [COMMAND, 'site'], { cwd, encoding: 'utf8' })).toContain(
    'compressed 30 files, 1 of them new',
  );
  for (const page of pages) {
    expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(text);
  }
});

import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreInterrupted, swapFolders } from './swap.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'swap-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const place = (name: string) => path.join(root, name);
function write(name: string, text: string): void {
  mkdirSync(place(name), { recursive: true });
  writeFileSync(path.join(place(name), 'index.html'), text);
}
const read = (name: string) => readFileSync(path.join(place(name), 'index.html'), 'utf8');

it('creates a missing folder, and replaces an existing one', () => {
  write('next', 'one');
  swapFolders(place('next'), place('site'));
  expect(read('site')).toBe('one');
  write('next', 'two');
  swapFolders(place('next'), place('site'));
  expect(read('site')).toBe('two');
  expect(existsSync(place('next'))).toBe(false);
  expect(existsSync(place('site.old'))).toBe(false);
});

it('keeps the existing folder when the new one is missing', () => {
  write('site', 'one');
  expect(() => swapFolders(place('next'), place('site'))).toThrow('ENOENT');
  expect(read('site')).toBe('one');
});

it('restores the old folder when a swap was stopped between its two renames', () => {
  write('site', 'one');
  renameSync(place('site'), place('site.old'));
  restoreInterrupted(place('site'));
  expect(read('site')).toBe('one');
});

it('does not change a folder that exists', () => {
  write('site', 'two');
  write('site.old', 'one');
  restoreInterrupted(place('site'));
  expect(read('site')).toBe('two');
});

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fileOf, FOLDER, LIST, type List } from './index.ts';

const build = (cwd: string) =>
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'build.ts')], { cwd, encoding: 'utf8' });

it('writes every drawing and the list of them, removes former files, and draws again only what is missing', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'drawings-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const former = path.join(cwd, FOLDER, 'art/home.00000000.svg');
  mkdirSync(path.dirname(former), { recursive: true });
  writeFileSync(former, '<svg/>');
  writeFileSync(path.join(cwd, LIST), JSON.stringify({ stamp: 'of other sources', drawings: {} }));
  expect(build(cwd)).toMatch(/^drawings: \d+, written/);
  const { drawings } = JSON.parse(readFileSync(path.join(cwd, LIST), 'utf8')) as List;
  expect(drawings).toHaveProperty(['scene:home', 'width'], 570);
  for (const { src } of Object.values(drawings)) expect(existsSync(path.join(cwd, fileOf(src)))).toBe(true);
  expect(existsSync(former)).toBe(false);
  expect(build(cwd)).toBe('');
  const [missing = { src: '' }] = Object.values(drawings);
  rmSync(path.join(cwd, fileOf(missing.src)));
  expect(build(cwd)).toMatch(/^drawings: \d+, written/);
  expect(existsSync(path.join(cwd, fileOf(missing.src)))).toBe(true);
});

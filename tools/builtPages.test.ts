import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { assetFiles, isIndexed, mainOf, pageFiles, pagePath } from './builtPages.ts';

describe('the files of a build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  for (const name of ['.well-known', 'b', 'art']) mkdirSync(path.join(folder, name));
  // The last two have the path separator of Windows.
  for (const file of ['index.html', 'b.html.br', '.well-known/security.txt', 'b\\c.html', 'art\\b.svg'])
    writeFileSync(path.join(folder, file), '');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('have paths with forward slashes on every system', () => {
    expect(pageFiles(folder)).toEqual(['b/c.html', 'index.html']);
    expect(assetFiles(folder).toSorted()).toEqual(['.well-known/security.txt', 'art/b.svg']);
  });

  it('are no pages when they were copied from public/', () => {
    const publicFolder = mkdtempSync(path.join(tmpdir(), 'public-'));
    onTestFinished(() => rmSync(publicFolder, { recursive: true }));
    writeFileSync(path.join(publicFolder, 'index.html'), 'proof of ownership');
    expect(pageFiles(folder, publicFolder)).toEqual(['b/c.html']);
  });

  it.each([
    ['index.html', '/'],
    ['b/c.html', '/b/c'],
    ['ar.html', '/ar'],
    ['b/index.html', '/b'],
  ])('give paths of pages: %s is %s', (file, page) => {
    expect(pagePath(file)).toBe(page);
  });
});

it.each([
  ['', true],
  ['<meta name="robots" content="nofollow">', true],
  ['<meta name="robots" content="noindex">', false],
  ['<meta name="robots" content="noindex, nofollow">', false],
])('a page with “%s” in its head may be indexed: %s', (head, expected) => {
  expect(isIndexed(parse(`<head>${head}</head>`))).toBe(expected);
});

it('finds <main> in a page', () => {
  expect(mainOf('<body><nav>c</nav><main id="d">e\n</main><p>f</p></body>')).toBe('<main id="d">e\n</main>');
  expect(mainOf('<p>a</p>')).toBe('');
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fromEachPage } from './pageCache.ts';
import { readPage } from './pages.ts';

it('calls the function again only for another address, language or main element of a page', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let calls = 0;
  const callsFor = async (file: string, language: string, main: string, title = 'A') => {
    const html = `<html lang="${language}"><head><title>${title}</title></head><body><main>${main}</main></body></html>`;
    calls = 0;
    const [found] = await fromEachPage([readPage(file, html)], folder, (page) => {
      calls += 1;
      return `text of ${page.path}`;
    });
    expect(found?.[1]).toMatch(/^text of \/[ab]$/);
    return calls;
  };
  expect(await callsFor('a.html', 'en', 'one')).toBe(1);
  expect(await callsFor('a.html', 'en', 'one')).toBe(0);
  expect(await callsFor('a.html', 'en', 'one', 'Another title')).toBe(0);
  expect(await callsFor('b.html', 'en', 'one')).toBe(1);
  expect(await callsFor('b.html', 'ar', 'one')).toBe(1);
  expect(await callsFor('b.html', 'ar', 'two')).toBe(1);
});

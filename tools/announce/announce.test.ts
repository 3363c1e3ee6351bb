import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { site } from '../../site.config.ts';
import { announce, changedSince } from './announce.ts';
import { indexNowKey } from './key.ts';

const KEY = 'abcdef0123456789';
const folder = mkdtempSync(path.join(tmpdir(), 'announce-'));
const stateFile = path.join(folder, 'announced.json');

/** A test server that accepts announcements as a search engine does. */
const received: unknown[] = [];
let status = 200;
const engine = createServer((request, response) => {
  void text(request).then((body) => {
    received.push(JSON.parse(body));
    response.writeHead(status).end('said the engine');
  });
});
let endpoint = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(engine.address() as AddressInfo).port}/indexnow`;
});
afterAll(() => {
  engine.close();
  rmSync(folder, { recursive: true });
});

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};
const addressOf = (page: string) => new URL(page, site.url).href;
/** Writes a build with these pages, each with its title and its text, and removes those of the build before. */
const publish = (pages: Readonly<Record<string, string>>, title = 'A title') => {
  for (const file of globSync('*.{html,md}', { cwd: folder })) rmSync(path.join(folder, file));
  for (const [page, words] of Object.entries(pages)) {
    const name = page === '/' ? 'index' : page;
    const head = `<title>${title}</title><link rel="canonical" href="${addressOf(page)}">`;
    write(`${name}.html`, `<!doctype html><html><head>${head}</head><body></body></html>`);
    write(`${name}.md`, words);
  }
};
const run = () => announce({ folder, key: KEY, stateFile, endpoint });

beforeEach(() => {
  received.length = 0;
  status = 200;
  rmSync(stateFile, { force: true });
  write(`${KEY}.txt`, KEY);
});

it('announces every page at first, then the new, changed and removed ones, then nothing', async () => {
  publish({ '/': 'Home', '/a': 'A', '/b': 'B' });
  expect(await run()).toBe(3);
  publish({ '/': 'Home', '/a': 'A, new', '/c': 'C' });
  expect(await run()).toBe(3);
  expect(await run()).toBe(0);
  const head = { host: new URL(site.url).host, key: KEY, keyLocation: addressOf(`/${KEY}.txt`) };
  expect(received).toEqual([
    { ...head, urlList: ['/a', '/b', '/'].map(addressOf) },
    { ...head, urlList: ['/a', '/c', '/b'].map(addressOf) },
  ]);
});

it('announces a page whose title has changed', async () => {
  publish({ '/': 'Home' });
  await run();
  publish({ '/': 'Home' }, 'Another title');
  expect(await run()).toBe(1);
});

it('stores nothing when an announcement was refused', async () => {
  publish({ '/': 'Home' });
  status = 403;
  await expect(run()).rejects.toThrow(`${endpoint} responded with status 403: said the engine`);
  status = 202;
  expect(await run()).toBe(1);
});

it('sends nothing when the build has no key file or the state file cannot be read', async () => {
  publish({ '/': 'Home' });
  writeFileSync(stateFile, 'x');
  await expect(run()).rejects.toThrow(`${stateFile}: is not valid JSON`);
  rmSync(path.join(folder, `${KEY}.txt`));
  await expect(run()).rejects.toThrow(`${KEY}.txt does not exist: build with the same key`);
  expect(received).toEqual([]);
});

it('counts a page as changed only when its digest has changed', () => {
  const [a, b, c] = ['https://a.example/a', 'https://a.example/b', 'https://a.example/c'];
  expect(changedSince({ [a]: '1', [b]: '1' }, { [a]: '1', [b]: '2', [c]: '1' })).toEqual([b, c]);
});

it('does not announce removed pages of an earlier host of the site', () => {
  const [old, own] = ['https://old.example/a', 'https://a.example/a'];
  expect(changedSince({ [old]: '1' }, { [own]: '1' })).toEqual([own]);
});

it('accepts a key in the format of IndexNow, or no key', () => {
  expect(indexNowKey({})).toBeUndefined();
  expect(indexNowKey({ INDEXNOW_KEY: '' })).toBeUndefined();
  expect(indexNowKey({ INDEXNOW_KEY: KEY })).toBe(KEY);
  for (const key of ['short', '../../secret', 'a'.repeat(129)])
    expect(() => indexNowKey({ INDEXNOW_KEY: key })).toThrow('INDEXNOW_KEY: expected 8 to 128');
});

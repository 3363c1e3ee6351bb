import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileCache } from './fileCache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  return () => rmSync(folder, { recursive: true });
});

const make = (text: string) => () => Promise.resolve(Buffer.from(text));
const failing = () => Promise.reject(new Error('made again'));

describe('a cache of files', () => {
  it('creates a file once, even when it is requested again before it is complete', async () => {
    const cache = await fileCache(folder);
    const files = await Promise.all([cache.get('a', make('1')), cache.get('a', failing), cache.get('b', make('2'))]);
    expect(files.map(String)).toEqual(['1', '1', '2']);
    expect(cache.made()).toBe(2);
  });

  it('returns files of an earlier run', async () => {
    await (await fileCache(folder)).get('a', make('1'));
    const next = await fileCache(folder);
    expect(String(await next.get('a', failing))).toBe('1');
    expect(next.made()).toBe(0);
  });

  it('stores nothing when making a file fails', async () => {
    const cache = await fileCache(folder);
    await expect(cache.get('a', failing)).rejects.toThrow('made again');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('removes files that were not requested, and incomplete files of a stopped run', async () => {
    for (const name of ['a', 'b', 'c.tmp']) writeFileSync(path.join(folder, name), name);
    const cache = await fileCache(folder);
    await cache.get('a', failing);
    await cache.get('d', make('4'));
    await cache.prune();
    expect(readdirSync(folder).toSorted()).toEqual(['a', 'd']);
  });
});

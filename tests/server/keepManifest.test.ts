import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../../server/log.ts';
import { keepManifest, type KeptManifest } from '../../server/static/keepManifest.ts';
import { temporaryFolder } from './harness.ts';

const headers = { isHttps: false, hstsPreload: false };
let root: ReturnType<typeof temporaryFolder>;
let stopping: AbortController;
let kept: KeptManifest;

const site = () => join(root.path, 'site');
/** Writes a build with a home page and a script, both named `name`. */
function write(folder: string, name: string): void {
  mkdirSync(join(folder, '_assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>${name}</title>`);
  writeFileSync(join(folder, `_assets/${name}.1a2b3c4d.js`), name);
}
/** Replaces the folder of the build. */
function swap(name: string): void {
  write(join(root.path, 'next'), name);
  renameSync(site(), join(root.path, 'old'));
  renameSync(join(root.path, 'next'), site());
  rmSync(join(root.path, 'old'), { recursive: true });
}
const home = () => /<title>(.*)<\/title>/.exec(String(kept.current().files.get('/')?.variants.identity.body))?.[1];
const scripts = () => [...kept.current().files.keys()].filter((path) => path.endsWith('.js')).sort();

beforeEach(async () => {
  root = temporaryFolder();
  stopping = new AbortController();
  write(site(), 'one');
  kept = await keepManifest(site(), headers, createLog('error'), stopping.signal);
});
afterEach(() => {
  stopping.abort();
  root.remove();
});

/** Does each of these between two checks of the folder. */
async function between(...steps: (() => unknown)[]): Promise<void> {
  const remaining = [...steps];
  await kept.watch(async () => {
    const step = remaining.shift();
    if (step) await step();
    else stopping.abort();
  });
}

it('serves a new build after each replacement, with the hashed files of the previous one only', async () => {
  await between(
    () => swap('two'),
    () => expect(home()).toBe('two'),
    () => swap('three'),
    () => expect(home()).toBe('three'),
  );
  // Pages of the previous build may still be open in browsers.
  expect(scripts()).toEqual(['/_assets/three.1a2b3c4d.js', '/_assets/two.1a2b3c4d.js']);
});

it('keeps the hashed files of the previous build when the same build is reloaded', async () => {
  await between(() => swap('two'), kept.reload, kept.reload);
  expect(scripts()).toEqual(['/_assets/one.1a2b3c4d.js', '/_assets/two.1a2b3c4d.js']);
});

it('keeps the hashed files of the previous build only, also when each build is written into the same folder', async () => {
  for (const name of ['two', 'three']) {
    rmSync(join(site(), '_assets'), { recursive: true });
    write(site(), name);
    await kept.reload();
  }
  expect([home(), scripts()]).toEqual(['three', ['/_assets/three.1a2b3c4d.js', '/_assets/two.1a2b3c4d.js']]);
});

it('serves the files in memory while the folder is missing or empty, then the new build', async () => {
  await between(
    () => renameSync(site(), join(root.path, 'away')),
    () => expect(home()).toBe('one'),
    () => mkdirSync(site()),
    () => expect(home()).toBe('one'),
    () => {
      // Created before the other one is removed: otherwise it may have its inode, and the same creation time.
      write(join(root.path, 'next'), 'two');
      rmSync(site(), { recursive: true });
      renameSync(join(root.path, 'next'), site());
    },
  );
  expect(home()).toBe('two');
});

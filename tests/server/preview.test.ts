/** The server of the preview: access and headers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { parseEnv } from '../../server/env.ts';
import { createPreviewServer } from '../../server/preview/preview.ts';
import { readManifest } from '../../server/static/manifest.ts';
import { temporaryFolder, writeBuild } from './harness.ts';

const TOKEN = 'abcdefghij0123456789';
const build = temporaryFolder();
writeBuild(build.path);
afterAll(() => build.remove());

let server: Server | undefined;
afterEach(() => server?.close());

/** Serves the build. Resolves with a function that requests a path. */
async function serve(token: string | undefined, isHttps = false) {
  const headers = { isHttps, hstsPreload: false, isPreview: true };
  server = createPreviewServer({ manifest: await readManifest(build.path, headers), headers, token });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return (path: string, cookie = '', method = 'GET') =>
    fetch(url + path, { method, redirect: 'manual', headers: { accept: 'text/html', ...(cookie && { cookie }) } });
}

describe('a preview', () => {
  it.each([
    '/',
    '/services/devops',
    '/robots.txt',
    '/art/hero.1a2b3c4d.svg',
    '/none',
    '/?token=',
    '/?token=abcdefghij012345678x',
  ])('is 404 without a valid token: %s', async (path) => {
    const ask = await serve(TOKEN);
    for (const cookie of ['', 'preview=', `preview=${TOKEN}`, 'previews=a; preview=b']) {
      const response = await ask(path, cookie);
      expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('redirects from the token to the address without it, and then accepts the cookie', async () => {
    const ask = await serve(TOKEN);
    const redirect = await ask(`/services/devops?token=${TOKEN}&a=b`);
    expect([redirect.status, redirect.headers.get('location')]).toEqual([303, '/services/devops?a=b']);
    const cookie = redirect.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^preview=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const page = await ask('/services/devops', cookie.split(';')[0]);
    expect(page.status).toBe(200);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    // With a longer time, a browser would follow a redirect after it was changed.
    const spelling = await ask('/services/devops/', cookie.split(';')[0]);
    expect([spelling.status, spelling.headers.get('cache-control')]).toEqual([308, 'private, no-cache']);
    expect((await ask('/none', cookie.split(';')[0])).status).toBe(404);
    expect((await ask('/api/contact', cookie.split(';')[0], 'POST')).status).toBe(404);
  });

  it('redirects to no other site', async () => {
    const ask = await serve(TOKEN);
    for (const path of ['//evil.example/', '/.//evil.example', '/\\evil.example/'])
      expect((await ask(`${path}?token=${TOKEN}`)).headers.get('location')).toMatch(/^\/(?![/\\])/);
  });

  it('sets its cookie as Secure when the site uses https', async () => {
    const ask = await serve(TOKEN, true);
    expect((await ask(`/?token=${TOKEN}`)).headers.get('set-cookie')).toMatch(/; Secure$/);
  });

  it('is open when no token is set', async () => {
    const ask = await serve(undefined);
    expect((await ask('/services/devops')).status).toBe(200);
  });
});

describe('the settings of a preview', () => {
  it.each(['short', 'with a blank in twenty signs', 'abcdefghij012345678/'])('refuse the token %j', (token) => {
    expect(() => parseEnv({ PREVIEW_TOKEN: token })).toThrow(/^PREVIEW_TOKEN: must have at least 20/);
  });

  const run = async (settings: Record<string, string>) => {
    const env = { PATH: process.env['PATH'], PREVIEW_PORT: '0', PREVIEW_DIR: build.path, ...settings };
    const child = spawn(process.execPath, ['server/preview/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const ready = once(child.stdout, 'data').then(([line]) => String(line));
    const refused = text(child.stderr);
    const output = await Promise.race([ready, once(child, 'exit').then(() => refused)]);
    child.kill();
    return output;
  };

  it('require a token when HOST is not this machine', async () => {
    expect(await run({ HOST: '0.0.0.0' })).toMatch(/^PREVIEW_TOKEN: must be set where HOST is not this machine/);
    expect(await run({})).toContain('http://127.0.0.1:');
  });
});

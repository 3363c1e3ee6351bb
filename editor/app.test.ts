/** Tests each address of the service: which ones open without a session, which headers they return, and which requests they accept. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { BlockList, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gitea } from './api/gitea.ts';
import { createEditorApp, type EditorOptions } from './app.ts';
import type { Drafts } from './git/drafts.ts';
import { Accounts } from './sign-in/accounts.ts';
import { digest } from './sign-in/keys.ts';
import { Sessions } from './sign-in/sessions.ts';

const origin = 'https://editor.example.com';
const PASSWORD = 'a long password';

/** The addresses that open without a session. All others need one. */
const OPEN = new Set([
  'GET /healthz',
  'GET /sign-in',
  'POST /sign-in',
  'POST /sign-in/password',
  'POST /sign-out',
  'GET /sign-in/company',
  'GET /sign-in/company/callback',
  'GET /pages/pages.css',
  'GET /admin/logo.svg',
]);

let folder: string;
let app: Hono;
let cookie: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'editor-app-'));
  await new Accounts(folder).set({ name: 'Mona', email: 'mona@example.com' }, PASSWORD);
  const options: Partial<EditorOptions> = {
    origin,
    dataFolder: folder,
    adminFolder: folder,
    pageFiles: new Map([
      ['pages.css', 'a'],
      ['pages.js', 'b'],
    ]),
    proxies: new BlockList(),
    hasPasswords: true,
    provider: {
      issuer: 'http://127.0.0.1:9',
      clientId: 'website',
      clientSecret: 'secret',
      name: 'Company login',
      scope: 'openid',
      rolesClaim: 'roles',
      roles: [],
    },
  };
  // The body does not matter: each address refuses the request before it reads the body.
  app = createEditorApp({ drafts: { folder }, ...options } as EditorOptions);
  const response = await ask('POST', '/sign-in', { body: new URLSearchParams({ name: 'Mona', password: PASSWORD }) });
  cookie = response.headers.getSetCookie().at(-1)?.split(';')[0] ?? '';
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Asked {
  headers?: Record<string, string>;
  body?: BodyInit;
}

/** Sends a request as a page of the service does. */
const ask = (method: string, address: string, { headers = {}, body }: Asked = {}) =>
  app.request(
    address,
    { method, headers: { 'sec-fetch-site': 'same-origin', ...headers }, ...(body !== undefined && { body }) },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );

/** Each address that has a handler, with values for its parameters; one of each list of files. */
function addresses(): [method: string, address: string][] {
  const all = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path: route }) => `${method} ${route.replaceAll(/:\w+/g, 'x').replaceAll('*', 'x.js')}`);
  return [...new Set([...all, 'GET /pages/pages.css', 'GET /pages/pages.js'])].map((text) => {
    const [method = '', address = ''] = text.split(' ');
    return [method, address];
  });
}

const isWriting = ([method]: readonly [string, string]) => !['GET', 'HEAD'].includes(method);

describe('every address', () => {
  it('is found by this test: there are more than thirty', () => {
    const known = addresses().map((address) => address.join(' '));
    expect(known.length).toBeGreaterThan(30);
    expect([...OPEN].filter((address) => address !== 'GET /pages/pages.css' && !known.includes(address))).toEqual([]);
  });

  it('requires a sign-in, except those for signing in', async () => {
    const open: string[] = [];
    for (const [method, address] of addresses()) {
      const response = await ask(method, address, isWriting([method, address]) ? { body: '{}' } : {});
      if (response.status < 300 && !OPEN.has(`${method} ${address}`)) open.push(`${method} ${address}`);
      else if (!OPEN.has(`${method} ${address}`)) {
        const to = response.headers.get('location');
        // A redirect must lead to the sign-in page.
        expect(to === null || to.startsWith('/sign-in?next='), `${method} ${address}: ${to ?? ''}`).toBe(true);
      }
    }
    expect(open).toEqual([]);
  });

  it.each(['without a session', 'with one'])('has all security headers in its response %s', async (kind) => {
    for (const [method, address] of [...addresses(), ['GET', '/nothing'], ['POST', '/nothing']] as const) {
      if (kind === 'with one' && /^\/api\/v1|sign-out$/.test(address)) continue;
      const headers: Record<string, string> = kind === 'with one' ? { cookie } : {};
      const response = await ask(method, address, { headers, ...(isWriting([method, address]) && { body: '{}' }) });
      const given = (name: string) => response.headers.get(name);
      const where = `${method} ${address} ${response.status}`;
      expect(given('content-security-policy'), where).toMatch(/default-src 'none'.*base-uri '(?:none|self)'/);
      expect(given('content-security-policy'), where).toContain("frame-ancestors 'none'");
      expect(given('x-content-type-options'), where).toBe('nosniff');
      expect(given('x-frame-options'), where).toBe('DENY');
      expect(given('referrer-policy'), where).toBe('strict-origin-when-cross-origin');
      expect(given('strict-transport-security'), where).toBe('max-age=63072000; includeSubDomains');
      expect(given('cross-origin-opener-policy'), where).toBe('same-origin');
      expect(given('access-control-allow-origin'), where).toBeNull();
      const isFile = /^\/(admin\/(assets|fonts)|pages)\//.test(address) && response.status !== 302;
      expect(given('cache-control'), where).toBe(isFile ? 'no-cache' : 'no-store');
    }
  });

  it('refuses writing requests from another site and those without an origin', async () => {
    for (const [method, address] of addresses().filter(isWriting)) {
      for (const from of ['cross-site', 'same-site', 'none']) {
        const response = await ask(method, address, { headers: { cookie, 'sec-fetch-site': from }, body: '{}' });
        expect([401, 403], `${method} ${address} ${from}`).toContain(response.status);
      }
      const form = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
      const silent = await app.request(address, { method, headers: form, body: 'a=b' });
      expect([401, 403], `${method} ${address}`).toContain(silent.status);
      const other = { ...form, origin: 'https://evil.example' };
      const foreign = await app.request(address, { method, headers: other, body: 'a=b' });
      expect([401, 403], `${method} ${address}`).toContain(foreign.status);
    }
  });

  it('refuses a body that is too long', async () => {
    const body = 'x'.repeat(64 * 1024 + 1);
    for (const [method, address] of addresses().filter(isWriting)) {
      const response = await ask(method, address, { headers: { cookie }, body });
      // The addresses for the editor have their own sign-in and their own limits.
      expect(response.status, `${method} ${address}`).toBe(address.startsWith('/api/v1/') ? 401 : 413);
    }
  });

  it.each(['/sign-in', '/sign-in/password'])('%s refuses a form that cannot be read', async (address) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await ask('POST', address, { headers, body: 'no form' })).status).toBe(422);
  });

  it.each(['file-contents', 'contents'])(
    'the address %s of the editor refuses text that is not JSON or too large',
    async (name) => {
      const verifier = 'a secret of the browser';
      const query = new URLSearchParams({
        redirect_uri: `${origin}/admin/`,
        response_type: 'code',
        state: 'x',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      });
      const granted = await ask('GET', `/login/oauth/authorize?${query.toString()}`, { headers: { cookie } });
      const code = URL.parse(granted.headers.get('location') ?? '')?.searchParams.get('code');
      const exchange = { body: JSON.stringify({ code, code_verifier: verifier }) };
      const { access_token: token } = (await (await ask('POST', '/login/oauth/access_token', exchange)).json()) as {
        access_token: string;
      };
      const sent = { headers: { authorization: `token ${token}` }, body: '{' };
      expect((await ask('POST', `/api/v1/repos/site/content/${name}`, sent)).status).toBe(400);
      const headers = { ...sent.headers, 'content-length': '60000001' };
      const tooLarge = await ask('POST', `/api/v1/repos/site/content/${name}`, { ...sent, headers });
      expect(tooLarge.status).toBe(413);
      expect(await tooLarge.text()).toContain(name === 'contents' ? 'Upload fewer at a time' : 'too large');
    },
  );

  /** Sends requests to the API as a signed-in editor. Has only the parts of the drafts that a test needs. */
  function apiFor(parts: Pick<Parameters<typeof gitea>[0], 'save'> & { drafts: Partial<Drafts> }) {
    const sessions = new Sessions();
    const drafts = parts.drafts as Drafts;
    const api = gitea({ ...parts, drafts, origin, accounts: new Accounts(folder), sessions, audit: () => undefined });
    const code = sessions.code(sessions.open('Mona'), digest('a secret of the browser'));
    const headers = { authorization: `token ${sessions.redeem(code, 'a secret of the browser') ?? ''}` };
    return async (address: string, body?: object) =>
      api.request(`/repos/site/content/${address}`, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
  }

  /** The texts that the editor gets for files whose committed texts `committed` returns. All have the same hash. */
  async function textsForEditor(paths: readonly string[], committed: (file: string) => string): Promise<string[]> {
    const send = apiFor({
      drafts: {
        files: () => Promise.resolve(paths.map((file) => ({ path: file, sha: 'abc', size: 3 }))),
        committed: (file) => Promise.resolve(committed(file.path)),
      },
      save: () => Promise.resolve(),
    });
    const response = await send('file-contents', { files: paths });
    return ((await response.json()) as { content: string }[]).map(({ content }) => atob(content));
  }

  it('the editor gets each file in the form of its own path, also if another file has the same bytes', async () => {
    const texts = await textsForEditor(['content/redirects.yaml', 'content/other.yaml'], () => '[]\n');
    expect(texts).toEqual(['_base: abc\nredirects: []\n', '[]\n']);
  });

  it('a record that cannot be read does not close the editor for all others', async () => {
    const [broken, whole] = ['content/en/pages/broken.yaml', 'content/en/pages/whole.yaml'];
    const texts: Record<string, string> = { [broken]: 'name: [\n', [whole]: 'name: Whole\n' };
    mkdirSync(path.join(folder, 'content/en/pages'), { recursive: true });
    for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(folder, file), text);
    const config = await ask('GET', '/admin/config.json', { headers: { cookie } });
    expect(config.status).toBe(200);
    expect(await config.text()).toContain('"label":"pages/broken"');

    const sent = await textsForEditor([broken, whole], (file) => texts[file] ?? '');
    expect(sent).toEqual(['name: [\n', "_base: 'abc'\nname: Whole\n"]);
  });

  it('only writers get the names of unpublished pages', async () => {
    await new Accounts(folder).set({ name: 'Sara', email: 'sara@example.com', roles: ['sales'] }, PASSWORD);
    const body = new URLSearchParams({ name: 'Sara', password: PASSWORD });
    const signedIn = await ask('POST', '/sign-in', { body });
    const headers = { cookie: signedIn.headers.getSetCookie().at(-1)?.split(';')[0] ?? '' };
    expect((await ask('GET', '/admin/config.json', { headers })).status).toBe(403);
  });

  const SAVE = { message: 'x', files: [{ operation: 'update', path: 'content/en/blog/a.md', content: '' }] };

  it.each([
    ['content/en/blog/a.md', 'after'],
    ['content/redirects.yaml', 'before'],
  ])('makes the editor fetch files that a save has changed in addition: %s', async (changed, commit) => {
    const shown = new Map([['content/en/blog/a.md', 'one']]);
    let head = 'before';
    const send = apiFor({
      drafts: {
        head: () => Promise.resolve({ sha: head, message: '' }),
        files: () => Promise.resolve([...shown].map(([file, sha]) => ({ path: file, sha, size: 3 }))),
      },
      save: () => {
        head = 'after';
        shown.set('content/en/blog/a.md', 'two').set(changed, 'three');
        return Promise.resolve();
      },
    });
    const response = await send('contents', SAVE);
    expect(await response.json()).toMatchObject({ commit: { sha: commit } });
  });

  it('makes the editor fetch files that somebody else has saved since it last asked', async () => {
    let head = 'one';
    const send = apiFor({
      drafts: {
        head: () => Promise.resolve({ sha: head, message: '' }),
        files: () => Promise.resolve([{ path: 'content/en/blog/a.md', sha: head, size: 3 }]),
      },
      save: () => {
        head = 'three';
        return Promise.resolve();
      },
    });
    await send('branches/drafts');
    head = 'two';
    const response = await send('contents', SAVE);
    expect(await response.json()).toMatchObject({ commit: { sha: 'one' } });
  });

  it('does not claim that nothing was saved when the line of the audit log cannot be written', async () => {
    const log = path.join(folder, 'audit.log');
    renameSync(log, `${log}.before`);
    mkdirSync(log);
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    const response = await ask('POST', '/api/accounts/Omar/sign-out', { headers: { cookie } });
    expect([response.status, printed.mock.calls.length]).toEqual([500, 1]);
    expect(await response.text()).toContain('check whether your change was saved');
    // Without a change, the message does not speak of one.
    const read = await ask('GET', '/api/audit', { headers: { cookie } });
    expect(read.status).toBe(500);
    expect(await read.text()).not.toContain('saved');
    const form = new URLSearchParams({ name: 'Mona', password: PASSWORD });
    const signIn = await ask('POST', '/sign-in', { body: form });
    expect([signIn.status, await signIn.text()]).toEqual([500, expect.stringMatching(/^Internal error\. Try again\./)]);
    rmdirSync(log);
    renameSync(`${log}.before`, log);
  });

  it('refuses methods that it does not list, and TRACE', async () => {
    const known = new Set(addresses().map((address) => address.join(' ')));
    for (const [, address] of addresses())
      for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
        if (!known.has(`${method} ${address}`)) {
          const { status } = await ask(method, address, { headers: { cookie } });
          expect(status, `${method} ${address}`).toBeGreaterThanOrEqual(300);
        }
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const trace = request({ host: '127.0.0.1', port, method: 'TRACE', path: '/healthz' }).end();
    const [response] = (await once(trace, 'response')) as [{ statusCode: number; resume: () => void }];
    response.resume();
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
});

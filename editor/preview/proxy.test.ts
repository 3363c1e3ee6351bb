import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Drafts } from '../git/drafts.ts';
import { Access } from '../sign-in/access.ts';
import { Accounts } from '../sign-in/accounts.ts';
import { Sessions } from '../sign-in/sessions.ts';
import { createDevProcess } from './devProcess.ts';
import { Passes } from './passes.ts';
import { previewApi, type PreviewAnswer } from './preview.ts';
import { createPreviewServer, TICKET_PATH } from './proxy.ts';

let inner: Server;
let outer: Server;
let origin: string;
/** Headers of the requests that reached Astro's server. */
let asked: Record<string, unknown>[];
/** What has happened to the WebSockets of pages. */
let sockets: string[];
/** Origin of the preview, as browsers see it. */
const OWN = 'http://preview.test';
/** Of responses of Astro's server. */
let status: number;
let isSignedIn: boolean;
let ticket: string;
let passes: Passes;

const portOf = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

beforeEach(async () => {
  sockets = [];
  asked = [];
  isSignedIn = true;
  status = 200;
  inner = createServer((request, response) => {
    asked.push(request.headers);
    response.writeHead(status, { 'content-type': 'text/html' }).end(`page ${request.url ?? ''}`);
  });
  inner.on('upgrade', (request, socket) => {
    asked.push(request.headers);
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  const port = await portOf(inner);
  passes = new Passes();
  ticket = passes.ticket(() => isSignedIn);
  const keep = () => {
    sockets.push('opened');
    return () => {
      sockets.push('closed');
    };
  };
  const dev = { port: () => Promise.resolve(port), running: () => port, keep, stop: () => undefined };
  outer = createPreviewServer({ editorOrigin: 'http://editor.test', origin: OWN, passes, dev });
  origin = `http://127.0.0.1:${await portOf(outer)}`;
});
afterEach(() => {
  for (const server of [inner, outer]) {
    server.closeAllConnections();
    server.close();
  }
});

const get = (address: string, cookie = '') => fetch(origin + address, { redirect: 'manual', headers: { cookie } });
const enter = (to: string, cookie?: string) =>
  get(`${TICKET_PATH}?${new URLSearchParams({ ticket, to }).toString()}`, cookie);

/** The cookie that is set for the ticket. */
async function passOf(): Promise<string> {
  const answer = await enter('/ar/blogs/x');
  expect(answer.headers.get('location')).toBe('/ar/blogs/x');
  expect(answer.headers.get('set-cookie')).toMatch(/^editor-preview=[\w-]+; Path=\/; HttpOnly; SameSite=Strict$/);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

it('lets the browser cache fonts, and nothing else', async () => {
  const pass = await passOf();
  expect((await get('/.cache/fonts/latin.woff2', pass)).headers.get('cache-control')).toBe('private, max-age=3600');
  expect((await get('/a.css', pass)).headers.get('cache-control')).toBeNull();
});

it('shows pages to users with a pass, in frames of the editor only', async () => {
  const pass = await passOf();
  const page = await get('/ar/blogs/x', `editor=secret; ${pass}`);
  expect(await page.text()).toBe('page /ar/blogs/x');
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
      "connect-src 'self' ws://preview.test; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; " +
      'frame-ancestors http://editor.test',
  );
  // Cookies of the service are not sent to the pages.
  expect(asked.map(({ cookie, host }) => [cookie, String(host).split(':')[0]])).toEqual([[undefined, '127.0.0.1']]);
});

it('hides the error of a page that cannot be rendered, and reloads the page', async () => {
  status = 500;
  const page = await get('/ar/blogs/x', await passOf());
  expect(page.status).toBe(500);
  const text = await page.text();
  expect(text).toContain('This page cannot be shown because of an error.');
  expect(text).toContain('<meta http-equiv="refresh"');
  expect(text).not.toContain('page /ar/blogs/x');
});

it('ends a page whose server ends while it is sent', async () => {
  inner.removeAllListeners('request');
  inner.on('request', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '99' });
    response.write('page', () => response.destroy());
  });
  const text = get('/ar/blogs/x', await passOf()).then((page) => page.text());
  await expect(text).rejects.toThrow();
});

it('refuses requests without a pass, with a used ticket, or after the session', async () => {
  expect((await get('/')).status).toBe(403);
  expect((await get('/', 'editor-preview=guessed')).status).toBe(403);
  const pass = await passOf();
  expect((await enter('/')).status).toBe(403);
  expect((await enter('/ar', pass)).headers.get('location')).toBe('/ar');
  isSignedIn = false;
  expect((await get('/', pass)).status).toBe(403);
  expect((await enter('/ar', pass)).status).toBe(403);
  expect(asked).toEqual([]);
});

it('does not forward requests that start an editor on the machine of the service', async () => {
  const pass = await passOf();
  for (const address of ['/__open-in-editor?file=x', '/__OPEN-in-editor/?file=x'])
    expect((await get(address, pass)).status).toBe(404);
  expect(asked).toEqual([]);
});

it('refuses forms and redirects to other hosts', async () => {
  const first = await enter('//evil.test/x');
  expect(first.headers.get('location')).toBe('/evil.test/x');
  // Browsers ignore a tab in an address.
  const pass = first.headers.get('set-cookie')?.split(';')[0];
  expect((await enter('/\t/evil.test/x', pass)).headers.get('location')).toBe('/evil.test/x');
  expect((await fetch(`${origin}/api/contact`, { method: 'POST' })).status).toBe(405);
});

it('forwards the WebSocket of reloads to its own pages only, and keeps the server running until it closes', async () => {
  const pass = await passOf();
  const opened = async (cookie: string, from = OWN) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(
      `GET /?token=x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: ${from}\r\nCookie: ${cookie}\r\n\r\n`,
    );
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    await once(socket, 'close');
    return text;
  };
  expect(await opened(pass)).toContain('101 Switching Protocols');
  expect(asked[0]).toMatchObject({ upgrade: 'websocket' });
  expect(asked[0]).not.toHaveProperty('cookie');
  expect(await opened('editor-preview=guessed')).toBe('');
  expect(await opened(pass, 'http://evil.test')).toBe('');
  expect(asked).toHaveLength(1);
  await expect.poll(() => sockets).toEqual(['opened', 'closed']);
});

it('sends HSTS when it is reached by https', async () => {
  expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
  const dev = {
    port: () => Promise.reject(new Error('none')),
    running: () => undefined,
    keep: () => () => undefined,
    stop: () => undefined,
  };
  const safe = createPreviewServer({
    editorOrigin: 'https://editor.test',
    origin: 'https://preview.test',
    passes,
    dev,
  });
  const answer = await fetch(`http://127.0.0.1:${await portOf(safe)}/`);
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  safe.closeAllConnections();
  safe.close();
});

it('rejects when the process of Astro’s server cannot be started', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  // The last step before the start deletes the folder in which the process would start.
  const steps = {
    'tools/fonts/main.ts': '',
    'packages/art/build.ts': "import('node:fs').then((fs) => fs.rmSync(process.cwd(), { recursive: true }));",
  };
  for (const [step, code] of Object.entries(steps)) {
    mkdirSync(path.dirname(path.join(folder, step)), { recursive: true });
    writeFileSync(path.join(folder, step), code);
  }
  const dev = createDevProcess(folder, path.join(folder, 'cache'));
  await expect(dev.port()).rejects.toThrow('ENOENT');
  expect(dev.running()).toBeUndefined();
});

it('the process of Astro’s server is stopped some time after the last request, but not while a page is open', async () => {
  vi.useFakeTimers();
  const folder = path.join(tmpdir(), 'no-such-folder');
  const dev = createDevProcess(folder, folder);
  // The start fails at once, which ends the timer.
  const start = dev.port().catch(() => undefined);
  expect(vi.getTimerCount()).toBe(1);
  const close = dev.keep();
  expect(vi.getTimerCount()).toBe(0);
  void dev.port().catch(() => undefined);
  expect(vi.getTimerCount()).toBe(0);
  close();
  expect(vi.getTimerCount()).toBe(1);
  vi.useRealTimers();
  await start;
  dev.stop();
});

it('a pass does not keep the request for its ticket in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  const [accounts, sessions] = [new Accounts(folder, { cost: 2 ** 10 }), new Sessions()];
  await accounts.set({ name: 'Mona', email: 'mona@example.com' }, 'a long password');
  const own = 'http://editor.test';
  const files = () => Promise.resolve([{ path: 'content/en/pages/home.yaml' }]);
  const api = previewApi(new Access({ origin: own, accounts, sessions }), { files } as unknown as Drafts, {
    origin: OWN,
    passes,
    dev: { port: () => Promise.resolve(0), running: () => 0, keep: () => () => undefined, stop: () => undefined },
  });
  let last: WeakRef<object> | undefined;
  const app = new Hono()
    .use(async (context, next) => {
      last = new WeakRef(context);
      await next();
    })
    .route('/', api);
  const answer = await app.request('/?file=content/en/pages/home.yaml', {
    headers: { cookie: `editor=${sessions.open('Mona')}` },
  });
  const { pages } = (await answer.json()) as PreviewAnswer;
  const pass = passes.redeem(new URL(pages[0]?.address ?? '').searchParams.get('ticket') ?? '') ?? '';
  expect(passes.isValid(pass)).toBe(true);
  await expect
    .poll(() => {
      collectGarbage();
      return last?.deref() === undefined;
    })
    .toBe(true);
  sessions.closeAll('Mona');
  expect(passes.isValid(pass)).toBe(false);
  rmSync(folder, { recursive: true });
});

it('refuses a ticket after a minute', () => {
  let time = 0;
  const timed = new Passes(() => time);
  const late = timed.ticket(() => true);
  time = 60_000;
  expect(timed.redeem(late)).toBeUndefined();
});

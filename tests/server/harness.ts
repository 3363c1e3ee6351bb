/** An app with its own database, called directly or served on a real port. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { BlockList, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApp } from '../../server/app.ts';
import type { AppEnv, AppOptions } from '../../server/appOptions.ts';
import { Secret } from '../../server/forms/secret.ts';
import { commonHeaders } from '../../server/headers.ts';
import { createHttpServer, type TimeLimits } from '../../server/http.ts';
import { createLog } from '../../server/log.ts';
import { RateLimiter } from '../../server/middleware/rateLimit.ts';
import { readManifest, type Manifest } from '../../server/static/manifest.ts';
import { openSqlite, type SqliteOptions } from '../../server/store/sqlite.ts';

export const ORIGIN = 'https://kariz.test';

/** A temporary folder and how to remove it. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'kariz-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface Harness {
  app: Hono<AppEnv>;
  options: AppOptions;
  folder: string;
  /** Lines of the log so far. */
  lines: string[];
  /** Time of stamps and proofs, in milliseconds since 1970. */
  clock: { now: number };
  request: (path: string, init?: RequestInit, peer?: string) => Promise<Response>;
  /** Posts JSON, as a page with script does. */
  postJson: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Posts a form, as a page without script does. */
  postForm: (path: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
  close: () => Promise<void>;
}

export async function createHarness(overrides: Partial<AppOptions> = {}, sqlite: SqliteOptions = {}): Promise<Harness> {
  const { path: folder, remove } = temporaryFolder();
  const clock = { now: Date.now() };
  const lines: string[] = [];
  const database = overrides.database ?? (await openSqlite(join(folder, 'kariz.db'), sqlite));
  const limiter = overrides.limiter ?? new RateLimiter();
  const options: AppOptions = {
    database,
    secret: new Secret('0123456789abcdef0123456789abcdef'),
    log: createLog('debug', (line) => lines.push(line)),
    headers: { isHttps: true, hstsPreload: false },
    origins: new Set([ORIGIN]),
    trustedProxies: new BlockList(),
    limiter,
    submissionLimiter: limiter,
    hasRateLimit: false,
    hasProofOfWork: false,
    listeners: { leads: [], applications: [], subscribers: [], erasures: [] },
    bouncesSecret: undefined,
    leadMail: 'each',
    mailRoutes: [],
    confirmationsPerHour: 200,
    acknowledgementsPerHour: 0,
    forms: { contact: true, newsletter: true, application: true, download: true },
    downloads: { offered: () => [], folder, validMs: 7 * 24 * 3_600_000 },
    attribution: false,
    dataDirectory: folder,
    isStopping: () => false,
    now: () => clock.now,
    ...overrides,
  };
  const app = createApp(options);
  const request: Harness['request'] = async (path, init = {}, peer = '192.0.2.1') => {
    const bindings = { incoming: { socket: { remoteAddress: peer } } } as unknown as HttpBindings;
    return app.request(path, init, bindings);
  };
  return {
    app,
    options,
    folder,
    lines,
    clock,
    request,
    postJson: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    postForm: (path, fields, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          origin: ORIGIN,
          ...headers,
        },
        body: new URLSearchParams(fields).toString(),
      }),
    close: async () => {
      // One that was given is closed by the test that opened it.
      if (!overrides.database) await database.close();
      remove();
    },
  };
}

/** Writes a small build: pages, a hashed file, a drawing, files that must not be served. */
export function writeBuild(folder: string): void {
  const page = (title: string): string =>
    `<!doctype html><title>${title}</title><style>a{color:red}</style><script>let a=1</script>` +
    `<script type="application/ld+json">{}</script><p>${'text '.repeat(300)}</p>`;
  for (const name of ['services', '_assets', 'art', 'social', '.well-known', '.git'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'index.html'), page('Home'));
  writeFileSync(join(folder, '404.html'), page('Not found'));
  writeFileSync(join(folder, 'services/devops.html'), page('DevOps'));
  writeFileSync(join(folder, 'services/devops.md'), `# DevOps\n\n${'text '.repeat(300)}\n`);
  writeFileSync(join(folder, '_assets/app.1a2b3c4d.js'), 'export const a = 1;\n'.repeat(200));
  writeFileSync(
    join(folder, 'art/hero.1a2b3c4d.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg"><style>path{fill:red}</style>${' '.repeat(700)}</svg>`,
  );
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(join(folder, '.well-known/security.txt'), 'Contact: mailto:a@a.example\n');
  writeFileSync(join(folder, 'social/home.1a2b3c4d.jpg'), 'JPEG');
  writeFileSync(join(folder, '.git/config'), 'secret');
}

export interface Running {
  server: Server;
  port: number;
  url: string;
  manifest: () => Manifest;
  setManifest: (manifest: Manifest) => void;
  close: () => Promise<void>;
}

/** Serves `folder` and the app on a free port. */
export async function serve(harness: Harness, folder: string, limits?: TimeLimits): Promise<Running> {
  const { app, options } = harness;
  let manifest = await readManifest(folder, options.headers);
  const server = createHttpServer({
    app,
    manifest: () => manifest,
    common: commonHeaders(options.headers),
    log: options.log,
    views: options.views,
    logStatic: false,
    keepAliveMs: 60_000,
    isStopping: options.isStopping,
    ...(limits ? { limits } : {}),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No address');
  return {
    server,
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    manifest: () => manifest,
    setManifest: (fresh) => (manifest = fresh),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Sends raw bytes. Resolves with the response when the server closes the connection, or, for bytes after which it may stay open, after
 * `quietMs` milliseconds without a byte.
 */
export function raw(port: number, bytes: string | Buffer, quietMs?: number): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    if (quietMs !== undefined) socket.setTimeout(quietMs, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

export const contact = { name: 'Sara', email: 'sara@example.com', message: 'Hello there' };

/** The smallest content that is accepted as a PDF. */
export const pdf = (extra = ''): Buffer => Buffer.from(`%PDF-1.7\n${extra}\n%%EOF\n`, 'latin1');

/** A multipart form with a CV. */
export function application(file: Buffer = pdf(), fileName = 'cv.pdf'): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...contact, role: 'engineer' })) form.set(name, value);
  form.set('cv', new File([new Uint8Array(file)], fileName, { type: 'application/pdf' }));
  return form;
}

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_POLICY, commonHeaders } from '../../server/headers.ts';
import { acceptedCodings } from '../../server/static/acceptEncoding.ts';
import { compressLater } from '../../server/static/compressLater.ts';
import { differenceFrom } from '../../server/static/difference.ts';
import { readManifest, withHashedOf } from '../../server/static/manifest.ts';
import { StoreUnavailable } from '../../server/store/database.ts';
import { listLeads } from '../../server/store/leads.ts';
import { observatoryScore } from './observatory.ts';
import {
  contact,
  createHarness,
  raw,
  serve,
  temporaryFolder,
  writeBuild,
  type Harness,
  type Running,
} from './harness.ts';

const build = temporaryFolder();
let harness: Harness;
let running: Running;

beforeAll(async () => {
  writeBuild(build.path);
  harness = await createHarness();
  running = await serve(harness, build.path);
  await compressLater(running.manifest(), new AbortController().signal);
});
afterAll(async () => {
  await running.close();
  await harness.close();
  build.remove();
});

/** Reads a raw response: its status, its headers by name in lower case, and its body. */
function headersOf(answer: string) {
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
  const [first = '', ...rest] = head.split('\r\n');
  const fields = Object.fromEntries(
    rest.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(first.split(' ')[1]), headers: fields as Record<string, string | undefined>, body };
}

/** Sends one request over a raw connection, by default as for a page. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const lines = Object.entries({ Host: 'x', Connection: 'close', Accept: 'text/html', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return headersOf(await raw(running.port, `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`));
}

describe('files', () => {
  it('serves a page with its policy, and redirects its other spellings with 308', async () => {
    const page = await ask('/services/devops?x=1');
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+'; /,
    );
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    for (const spelling of ['/', '.html', '/index.html', '/index']) {
      const path = `/services/devops${spelling}?x=1`;
      const { status, headers } = await ask(path);
      expect([status, headers['location']]).toEqual([308, '/services/devops?x=1']);
    }
    for (const path of ['/index.html', '/index']) expect((await ask(path)).headers['location']).toBe('/');
    for (const path of ['/services/index.html', '/services/devops/index.htm', '/services/devops/index.html/'])
      expect((await ask(path)).status).toBe(404);
  });

  it('caches hashed files for a year, robots.txt for an hour, and pages with stale-while-revalidate', async () => {
    expect((await ask('/_assets/app.1a2b3c4d.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('/art/hero.1a2b3c4d.svg')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/')).headers['cache-control']).toBe('public, max-age=0, stale-while-revalidate=600');
    expect((await ask('/social/home.1a2b3c4d.jpg')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await ask('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('serves files in .well-known and in no other hidden folder', async () => {
    expect(await ask('/.well-known/security.txt')).toMatchObject({
      status: 200,
      body: 'Contact: mailto:a@a.example\n',
    });
    expect((await ask('/.git/config')).status).toBe(404);
  });

  it('sends the type, the cache time and the sharing policy of files for programs, and the 404 page of the language', async () => {
    const { path, remove } = temporaryFolder();
    writeBuild(path);
    const files = [
      '.well-known/security.txt',
      '_assets/.hidden',
      'llms.txt',
      'sitemap.xml',
      'services/devops.md',
      'manifest.webmanifest',
      'social/home.1a2b3c.jpg',
      'ar/404.html',
    ];
    for (const file of files) {
      mkdirSync(dirname(join(path, file)), { recursive: true });
      writeFileSync(join(path, file), `text of ${file}`);
    }
    const own = await serve(harness, path);
    const answers = await Promise.all(
      files.map(async (file) => {
        const { status, headers } = await fetch(`${own.url}/${file}`, { redirect: 'manual' });
        const get = (name: string): string => headers.get(name) ?? '';
        return [status, get('content-type'), get('cache-control'), get('cross-origin-resource-policy')];
      }),
    );
    const missing = [404, 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate', 'same-origin'];
    const hour = 'public, max-age=3600';
    expect(Object.fromEntries(files.map((file, index) => [file, answers[index]]))).toMatchObject({
      '.well-known/security.txt': [200, 'text/plain; charset=utf-8', hour, 'same-origin'],
      '_assets/.hidden': missing,
      'llms.txt': [200, 'text/plain; charset=utf-8', hour, 'same-origin'],
      'sitemap.xml': [200, 'application/xml; charset=utf-8', hour, 'same-origin'],
      'services/devops.md': [200, 'text/markdown; charset=utf-8', hour, 'same-origin'],
      'manifest.webmanifest': [200, 'application/manifest+json; charset=utf-8', hour, 'same-origin'],
      'social/home.1a2b3c.jpg': [200, 'image/jpeg', expect.stringContaining('public'), 'cross-origin'],
    });
    const asPage = { headers: { accept: 'text/html,*/*;q=0.8' } };
    const inArabic = await fetch(`${own.url}/ar/nowhere/at/all`, asPage);
    expect([inArabic.status, await inArabic.text()]).toEqual([404, 'text of ar/404.html']);
    expect(await (await fetch(`${own.url}/arabic`, asPage)).text()).toContain('<title>Not found');
    await own.close();
    remove();
  });

  describe('a missing path', () => {
    const PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

    it.each([
      ['/nowhere', PAGE],
      ['/ar/nowhere?q=a.png', PAGE],
      ['/nowhere/', PAGE],
      ['/nowhere.html', PAGE],
      ['/v2.0/nowhere', PAGE],
      ['/nowhere', 'TEXT/HTML'],
    ])('%s with Accept %s gets the 404 page of the site', async (path, accept) => {
      const { status, headers, body } = await ask(path, { Accept: accept });
      expect([status, headers['content-type'], headers['vary']]).toEqual([
        404,
        'text/html; charset=utf-8',
        'Accept, Accept-Encoding',
      ]);
      expect(body).toContain('<title>Not found');
    });

    it.each([
      ['/favicon.png', PAGE],
      ['/apple-touch-icon-120x120.png', 'image/avif,image/webp,*/*;q=0.8'],
      ['/wp-login.php', PAGE],
      ['/.env', PAGE],
      ['/_assets/gone.1a2b3c4d.js', '*/*'],
      ['/media/team.JPG?w=1', PAGE],
      ['/nowhere', '*/*'],
      ['/nowhere', 'application/json'],
      ['/nowhere', ''],
      ['/ar/nowhere', 'image/png'],
    ])('%s with Accept %j gets 404 as plain text', async (path, accept) => {
      const { status, headers, body } = await ask(path, { Accept: accept });
      expect([status, body, headers['content-type'], headers['vary']]).toEqual([
        404,
        'Not found\n',
        'text/plain; charset=utf-8',
        'Accept',
      ]);
      const head = await ask(path, { Accept: accept }, 'HEAD');
      expect([head.status, head.body, head.headers['content-length']]).toEqual([404, '', '10']);
    });
  });

  it('serves a drawing with a policy that has a sandbox', async () => {
    const { headers } = await ask('/art/hero.1a2b3c4d.svg');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*; style-src 'sha256-[^']+'; sandbox$/);
  });

  it('answers 304 to the ETag of a coding that the client accepts', async () => {
    const { headers } = await ask('/', { 'Accept-Encoding': 'br' });
    const tag = headers['etag'] ?? '';
    expect(tag).toMatch(/^"[\w-]+-br"$/);
    const again = await ask('/', { 'Accept-Encoding': 'br', 'If-None-Match': `"x", W/${tag}` });
    expect([again.status, again.body, again.headers['vary'], again.headers['etag']]).toEqual([
      304,
      '',
      'Accept-Encoding, Available-Dictionary',
      tag,
    ]);
    expect((await ask('/', { 'If-None-Match': tag })).status).toBe(200);
    const other = await ask('/', { 'Accept-Encoding': 'br, dcz', 'If-None-Match': tag });
    expect([other.status, other.headers['etag']]).toEqual([304, tag]);
  });

  it('serves the compressed file of the build, and not under its own path', async () => {
    const { path, remove } = temporaryFolder();
    writeBuild(path);
    writeFileSync(`${path}/index.html.br`, 'from the build');
    const manifest = await readManifest(path, { isHttps: true, hstsPreload: false });
    expect(manifest.files.get('/')?.variants.br?.body.toString()).toBe('from the build');
    expect(manifest.files.has('/index.html.br')).toBe(false);
    remove();
  });

  it('a compressed file that is older than its original is not used, and the original is compressed again', async () => {
    const { path, remove } = temporaryFolder();
    writeBuild(path);
    const page = `${path}/index.html`;
    const plain = readFileSync(page, 'utf8');
    for (const end of ['.br', '.gz']) {
      writeFileSync(page + end, 'from the build');
      utimesSync(page + end, 1999, 1999);
    }
    utimesSync(page, 2000, 2000);
    const variants = async () => {
      const manifest = await readManifest(path, { isHttps: true, hstsPreload: false });
      await compressLater(manifest, new AbortController().signal);
      return manifest.files.get('/')?.variants;
    };
    const { br, gzip } = (await variants()) ?? {};
    expect([br, gzip].map((one) => one?.body.toString())).not.toContain('from the build');
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(plain);
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(plain);
    // One of the same time is not outdated.
    utimesSync(page, 1999, 1999);
    expect((await variants())?.br?.body.toString()).toBe('from the build');
    remove();
  });
});

describe('hostile requests', () => {
  it.each([
    '/../package.json',
    '/%2e%2e%2fpackage.json',
    '/..%5cpackage.json',
    '/%252e%252e/package.json',
    '//etc/passwd',
    '/robots.txt%00.html',
    '/.git/config',
    '/index.html.br',
    '/robots.txt/',
    '/services',
    '/CON',
    '/%c0%ae%c0%ae/',
    '/%',
  ])('case 22: %s is 404', async (path) => {
    const { status, body, headers } = await ask(path);
    expect(status).toBe(404);
    expect(body).toContain('Not found');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('promise 18: of 2,000 random paths none reaches a file that is not in the build', async () => {
    const known = [...running.manifest().files.values()].map(({ variants }) =>
      variants.identity.body.toString('latin1'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.constantFrom(
            '..',
            '%2e',
            '/',
            '\\',
            '%5c',
            '.git',
            'config',
            '%00',
            'index',
            '.html',
            'services',
            '~',
            ';',
            '%',
          ),
        ),
        async (parts) => {
          const { status, body } = await ask(`/${parts.join('')}`);
          expect([200, 308, 400, 404]).toContain(status);
          if (status === 200) expect(known).toContain(body);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n', /^HTTP\/1.1 (400|404)/],
    ['GET //evil.example/ HTTP/1.1\r\nHost: x\r\n', /^HTTP\/1.1 404/],
    ['GET /healthz HTTP/1.1\r\nHost: \r\n', /^HTTP\/1.1 (200|400)/],
    ['GET /healthz HTTP/1.1\r\nHost: a b<>\r\n', /^HTTP\/1.1 (200|400)/],
    ['GET /healthz HTTP/1.1\r\n', /^HTTP\/1.1 400/],
    [`GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: x\r\n`, /^HTTP\/1.1 431/],
    ['GET / HTTP/9.9\r\nHost: x\r\n', /^HTTP\/1.1 400/],
    ['nonsense\r\n', /^HTTP\/1.1 400/],
    ['TRACE / HTTP/1.1\r\nHost: x\r\n', /^HTTP\/1.1 405/],
    ['OPTIONS * HTTP/1.1\r\nHost: x\r\n', /^HTTP\/1.1 404/],
  ])('case 23, 24: the response to %j matches %s', async (head, expected) => {
    const answer = await raw(running.port, `${head}Connection: close\r\n\r\n`);
    expect(answer).toMatch(expected);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  const posted = (lengths: string, body: string): string =>
    `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${lengths}\r\n\r\n${body}`;
  const NEXT = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

  it.each([
    ['Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
    ['Transfer-Encoding: chunked\r\nContent-Length: 4', '0\r\n\r\n'],
    ['Content-Length: 2\r\nContent-Length: 3', '{}'],
  ])(
    'case 5: contradictory lengths (%j) are 400, and the connection ends without reading the next request',
    async (lengths, body) => {
      const socket = connect(running.port, '127.0.0.1');
      socket.write(posted(lengths, body) + NEXT);
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1.1 400 .*\r\nConnection: close\r\n/s);
      expect(answer.match(/^HTTP/gm)).toHaveLength(1);
    },
  );

  it('case 5: bytes after the declared length are the next request', async () => {
    const answer = await raw(running.port, posted('Content-Length: 2', `{}${NEXT}`));
    expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 422', 'HTTP/1.1 200']);
  });

  it('case 5: a body that ends before its declared length is 400 and not stored', async () => {
    const body = JSON.stringify({ ...contact, message: 'shorter than announced' });
    const socket = connect(running.port, '127.0.0.1');
    socket.end(posted(`Content-Length: ${body.length + 1}`, body));
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 .*\r\nConnection: close\r\n/s);
    expect(await listLeads(harness.options.database, { search: 'shorter than', limit: 5 })).toEqual([]);
  });

  it.each(['PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS'])('case 24: %s on a page is 405 with Allow', async (method) => {
    const { status, headers } = await ask('/', {}, method);
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    ['TRACE', '/', 'GET, HEAD'],
    ['TRACE', '/services/devops/', 'GET, HEAD'],
    ['TRACE', '/api/contact', 'POST'],
    ['TRACE', '/api/ticket', 'GET, HEAD'],
    ['TRACE', '/healthz', 'GET, HEAD'],
    ['TRACE', '/ar/thanks/contact', 'GET, HEAD'],
    ['TRACE', '/newsletter/confirm', 'GET, HEAD, POST'],
    ['PROPFIND', '/brief', 'GET, HEAD'],
    ['SEARCH', '/api/newsletter', 'POST'],
  ])('case 24: %s %s is 405 with Allow: %s', async (method, path, allow) => {
    const { status, headers } = await ask(path, {}, method);
    expect([status, headers['allow']]).toEqual([405, allow]);
  });

  it('case 24: HEAD has the headers of GET and no body', async () => {
    const [head, get] = [await ask('/', {}, 'HEAD'), await ask('/')];
    expect([head.body, head.headers['content-length'], head.headers['etag']]).toEqual([
      '',
      get.headers['content-length'],
      get.headers['etag'],
    ]);
  });
});

describe('ranges (case 25)', () => {
  const path = '/_assets/app.1a2b3c4d.js';
  it.each([
    ['bytes=0-3', 206, 'expo', 'bytes 0-3/4000'],
    ['bytes=-5', 206, ' 1;\n', undefined],
    ['bytes=3998-', 206, ';\n', 'bytes 3998-3999/4000'],
    ['bytes=0-99999', 206, undefined, 'bytes 0-3999/4000'],
    ['bytes=4000-', 416, '', 'bytes */4000'],
    ['bytes=-0', 416, '', 'bytes */4000'],
    ['bytes=5-2', 200, undefined, undefined],
    ['bytes=0-1,3-4', 200, undefined, undefined],
    ['lines=0-3', 200, undefined, undefined],
    ['bytes=a-b', 200, undefined, undefined],
  ])('%s is %i', async (range, status, body, contentRange) => {
    const answer = await ask(path, { Range: range, 'Accept-Encoding': 'br' });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-encoding']).toBeUndefined();
    if (body !== undefined) expect(answer.body.endsWith(body)).toBe(true);
    if (contentRange !== undefined) expect(answer.headers['content-range']).toBe(contentRange);
    const cacheControl = status === 416 ? 'no-store' : 'public, max-age=31536000, immutable';
    expect(answer.headers['cache-control']).toBe(cacheControl);
  });

  it('an old If-Range gets the whole file, a current one the part', async () => {
    expect((await ask(path, { Range: 'bytes=0-3', 'If-Range': '"old"' })).status).toBe(200);
    const tag = (await ask(path)).headers['etag'] ?? '';
    expect((await ask(path, { Range: 'bytes=0-3', 'If-Range': tag })).status).toBe(206);
  });
});

describe('codings (case 26)', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0', 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip, br, zstd, dcb, dcz', 'dcz'],
    ['dcz;q=0, br', 'br'],
    ['identity, br;q=0.1', 'identity'],
    ['identity;q=0', undefined],
    ['*;q=0', undefined],
    ['deflate', 'identity'],
    [';;;', 'identity'],
    ['br;q=2', 'identity'],
    ['', 'identity'],
  ])('%j has %s as its first coding', (header, first) => {
    expect(acceptedCodings(header)[0]).toBe(first);
  });

  it('the body has the coding of the header, and Vary is sent', async () => {
    const answer = await ask('/', { 'Accept-Encoding': 'gzip;q=0.1, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(Buffer.from(answer.body, 'latin1')).toString()).toContain('Home');
    const plain = await ask('/');
    expect([plain.headers['content-encoding'], plain.headers['vary']]).toEqual([
      undefined,
      'Accept-Encoding, Available-Dictionary',
    ]);
    expect((await ask('/_assets/app.1a2b3c4d.js')).headers['vary']).toBe('Accept-Encoding');
  });
});

describe('Markdown', () => {
  const page = '/services/devops';
  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html, */*', true],
    ['text/html;q=0.8, Text/Markdown', true],
    ['text/markdown;q=0.5, */*;q=0.1', true],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0.5, text/*', false],
    ['text/markdown;q=0', false],
    ['text/markdownx', false],
    ['text/*', false],
    ['*/*', false],
    ['', false],
    [BROWSER, false],
  ])('Accept %j gets Markdown: %s', async (accept, isMarkdown) => {
    const { status, headers, body } = await ask(page, { Accept: accept });
    expect([status, headers['content-type'], headers['content-location']]).toEqual(
      isMarkdown
        ? [200, 'text/markdown; charset=utf-8', '/services/devops.md']
        : [200, 'text/html; charset=utf-8', undefined],
    );
    expect(body.startsWith('# DevOps')).toBe(isMarkdown);
    expect(headers['vary']).toBe(
      isMarkdown ? 'Accept, Accept-Encoding' : 'Accept, Accept-Encoding, Available-Dictionary',
    );
  });

  it('has its own ETag, which is 304 for Markdown and 200 for the page', async () => {
    const wanted = { Accept: 'text/markdown' };
    const tag = (await ask(page, wanted)).headers['etag'] ?? '';
    expect(tag).not.toBe((await ask(page)).headers['etag']);
    const again = await ask(page, { ...wanted, 'If-None-Match': tag });
    expect([again.status, again.headers['vary']]).toEqual([304, 'Accept, Accept-Encoding']);
    expect((await ask(page, { 'If-None-Match': tag })).status).toBe(200);
  });

  it('is never sent as a difference', async () => {
    const { body } = await ask('/');
    const digest = createHash('sha256').update(Buffer.from(body, 'latin1')).digest('base64');
    const headers = { Accept: 'text/markdown', 'Accept-Encoding': 'dcz', 'Available-Dictionary': `:${digest}:` };
    const answer = await ask(page, headers);
    expect([answer.headers['content-encoding'], answer.headers['use-as-dictionary']]).toEqual([undefined, undefined]);
    expect(answer.body).toMatch(/^# DevOps/);
  });

  it('is served at its own address; a page without it does not vary by Accept', async () => {
    const own = await ask('/services/devops.md', { Accept: BROWSER });
    expect([own.headers['content-type'], own.body.slice(0, 8)]).toEqual(['text/markdown; charset=utf-8', '# DevOps']);
    const home = await ask('/', { Accept: 'text/markdown' });
    expect([home.headers['content-type'], home.headers['vary']]).toEqual([
      'text/html; charset=utf-8',
      'Accept-Encoding, Available-Dictionary',
    ]);
  });
});

describe('differences', () => {
  const page = '/services/devops';
  const codings = 'gzip, deflate, br, zstd, dcb, dcz';
  const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
  let dictionary: Buffer;
  let available: string;

  beforeAll(async () => {
    const { headers, body } = await ask('/');
    expect(headers['use-as-dictionary']).toBe('match="/*", match-dest=("document")');
    dictionary = Buffer.from(body, 'latin1');
    available = `:${digestOf(dictionary).toString('base64')}:`;
  });

  it('sends a page as a difference to one that the browser has, with Cache-Control private', async () => {
    const { status, headers, body } = await ask(page, {
      'Accept-Encoding': codings,
      'Available-Dictionary': available,
    });
    expect([status, headers['content-encoding'], headers['cache-control'], headers['vary']]).toEqual([
      200,
      'dcz',
      'private, max-age=0, stale-while-revalidate=600',
      'Accept, Accept-Encoding, Available-Dictionary',
    ]);
    const bytes = Buffer.from(body, 'latin1');
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(bytes.subarray(0, 40).toString('hex')).toBe(`5e2a4d1820000000${digestOf(dictionary).toString('hex')}`);
    expect(zstdDecompressSync(bytes.subarray(40), { dictionary }).toString('latin1')).toBe((await ask(page)).body);
    const tag = headers['etag'] ?? '';
    const again = await ask(page, {
      'Accept-Encoding': codings,
      'Available-Dictionary': available,
      'If-None-Match': tag,
    });
    expect([again.status, again.headers['etag']]).toEqual([304, tag]);
  });

  it.each<[string, Record<string, string>, string?]>([
    ['with an unknown dictionary', { 'Available-Dictionary': `:${'A'.repeat(43)}=:` }],
    ['with an invalid dictionary', { 'Available-Dictionary': ':?:' }],
    ['without a dictionary', {}],
    ['with HEAD', { 'Available-Dictionary': 'ours' }, 'HEAD'],
    ['without dcz in Accept-Encoding', { 'Available-Dictionary': 'ours', 'Accept-Encoding': 'br' }],
  ])('sends the whole page to a request %s', async (_name, headers, method) => {
    const own =
      headers['Available-Dictionary'] === 'ours' ? { ...headers, 'Available-Dictionary': available } : headers;
    const answer = await ask(page, { 'Accept-Encoding': codings, ...own }, method);
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br']);
  });

  it('sends other files, ranges and 404 pages without a difference', async () => {
    const ours = { 'Accept-Encoding': codings, 'Available-Dictionary': available };
    expect((await ask('/_assets/app.1a2b3c4d.js', ours)).headers['content-encoding']).toBe('br');
    expect((await ask(page, { ...ours, Range: 'bytes=0-3' })).headers['content-encoding']).toBeUndefined();
    const missing = await ask('/nowhere', ours);
    expect([missing.status, missing.headers['content-encoding'], missing.headers['use-as-dictionary']]).toEqual([
      404,
      'br',
      undefined,
    ]);
  });

  it('makes at most two at once, and keeps those that it has made', async () => {
    const [a, b] = [...running.manifest().dictionaries.values()];
    if (!a || !b) throw new Error('the build has too few pages');
    const inOtherWords = (words: string) => ({ ...b, digest: digestOf(Buffer.from(words)) });
    const made = ['1', '2', '3'].map((words) => differenceFrom(a, inOtherWords(words)));
    expect(made.map((difference) => difference !== undefined)).toEqual([true, true, false]);
    await Promise.all(made.map(async (difference) => difference));
    expect(differenceFrom(a, inOtherWords('1'))).toBe(made[0]);
    expect(differenceFrom(a, inOtherWords('3'))).toBeDefined();
    const { body } = (await made[0]) ?? {};
    // A kept difference uses no more memory than its bytes.
    expect(body?.buffer.byteLength).toBe(body?.length);
  });
});

it('keeps the hashed files of the previous build, and no pages, when the build changes', async () => {
  const { path, remove } = temporaryFolder();
  writeBuild(path);
  const settings = { isHttps: true, hstsPreload: false };
  const before = await readManifest(path, settings);
  for (const file of ['_assets/app.1a2b3c4d.js', 'services/devops.html']) rmSync(join(path, file));
  const after = withHashedOf(before, await readManifest(path, settings));
  expect(after.files.has('/_assets/app.1a2b3c4d.js')).toBe(true);
  expect(after.files.has('/services/devops')).toBe(false);
  remove();
});

it('case 27: a reload is atomic: each response is the whole old or the whole new page', async () => {
  const { path, remove } = temporaryFolder();
  writeBuild(path);
  const own = await serve(harness, path);
  const home = async () => (await fetch(own.url)).text();
  const old = { manifest: own.manifest(), body: await home() };
  const words = old.body.replaceAll('text ', 'other words '.repeat(100));
  writeFileSync(join(path, 'index.html'), words);
  const fresh = { manifest: await readManifest(path, harness.options.headers), body: words };

  let next = old;
  const reloads = setInterval(() => {
    next = next === old ? fresh : old;
    own.setManifest(next.manifest);
  }, 1);
  const answers = new Set<string>();
  for (let asked = 0; asked < 100; asked += 1) answers.add(await home());
  clearInterval(reloads);
  expect([...answers].filter((answer) => answer !== old.body && answer !== fresh.body)).toEqual([]);

  for (const { manifest, body } of [old, fresh]) {
    own.setManifest(manifest);
    expect(await home()).toBe(body);
  }
  await own.close();
  remove();
});

it('case 61: headers with another host, protocol, path or method change nothing', async () => {
  const claims = {
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'http',
    'X-Original-URL': '/x',
    'X-HTTP-Method-Override': 'DELETE',
  };
  const [plain, claimed] = [await ask('/services/devops/'), await ask('/services/devops/', claims)];
  expect([claimed.status, claimed.headers['location']]).toEqual([plain.status, plain.headers['location']]);
  expect((await ask('/', claims)).body).toBe((await ask('/')).body);
});

describe('promise 16: headers of every answer', () => {
  const always = [
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'x-frame-options',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'origin-agent-cluster',
    'permissions-policy',
    'content-security-policy',
    'cache-control',
  ];
  it.each([
    ['GET', '/', {}],
    ['HEAD', '/', {}],
    ['GET', '/services/devops/', {}],
    ['GET', '/nowhere', {}],
    ['POST', '/nowhere', {}],
    ['POST', '/', {}],
    ['TRACE', '/', {}],
    ['GET', '/_assets/app.1a2b3c4d.js', { Range: 'bytes=0-1' }],
    ['GET', '/_assets/app.1a2b3c4d.js', { Range: 'bytes=9999-' }],
    ['GET', '/', { 'If-None-Match': '*' }],
    ['GET', '/art/hero.1a2b3c4d.svg', {}],
    ['GET', '/healthz', {}],
    ['GET', '/readyz', {}],
    ['GET', '/api/ticket?form=contact', {}],
    ['GET', '/api/ticket?form=x', {}],
    ['GET', '/api/unknown', {}],
    ['GET', '/api/contact', {}],
    ['POST', '/api/contact', {}],
    ['POST', '/api/newsletter', { 'Content-Type': 'application/json' }],
    ['POST', '/api/applications', { 'Sec-Fetch-Site': 'same-origin' }],
    ['GET', '/thanks/contact', {}],
    ['GET', '/brief?team.Backend=2', {}],
    ['GET', '/newsletter/confirm?token=x', {}],
    ['GET', '/newsletter/unsubscribe?token=x', {}],
    ['POST', '/newsletter/unsubscribe?token=x', {}],
    ['DELETE', '/newsletter/confirm', {}],
  ])('%s %s %j has every security header and 130 points', async (method, path, headers) => {
    const answer = await ask(path, headers, method);
    for (const name of always) expect(answer.headers[name], name).toBeDefined();
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'set-cookie', 'x-xss-protection']) {
      expect(answer.headers[name], name).toBeUndefined();
    }
    expect(observatoryScore(answer.headers)).toBe(130);
    expect(answer.status).toBeLessThan(500);
  });

  it.each([
    [400, 'nonsense\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`],
    [417, 'GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n'],
    [413, 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n\r\n'],
  ])('%i for a request that is refused before routing has 130 points', async (status, bytes) => {
    const answer = headersOf(await raw(running.port, bytes));
    expect([answer.status, observatoryScore(answer.headers)]).toEqual([status, 130]);
    expect(answer.headers['connection']).toBe('close');
  });

  it('500 and 503 have 130 points and no-store', async () => {
    const failing = (error: Error) => ({
      ...harness.options.database,
      transaction: () => Promise.reject(error),
    });
    for (const [error, status] of [
      [new Error('broken'), 500],
      [new StoreUnavailable('away'), 503],
    ] as const) {
      const broken = await createHarness({ database: failing(error) });
      const own = await serve(broken, build.path);
      for (const accept of ['application/json', 'text/html']) {
        const body = JSON.stringify(contact);
        const head = `Host: x\r\nAccept: ${accept}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}`;
        const answer = headersOf(await raw(own.port, `POST /api/contact HTTP/1.1\r\n${head}\r\n\r\n${body}`));
        expect([answer.status, observatoryScore(answer.headers)]).toEqual([status, 130]);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
      await own.close();
      await broken.close();
    }
  });

  it('a social card has 120 points, because other sites may show it', async () => {
    const answer = await ask('/social/home.1a2b3c4d.jpg');
    expect([answer.status, observatoryScore(answer.headers)]).toEqual([200, 120]);
  });

  it('the scorer subtracts points for weak and missing headers as the Observatory does', () => {
    const good = headersOf(
      `HTTP/1.1 200 OK\r\n${[
        ...commonHeaders(harness.options.headers),
        ['Content-Security-Policy', API_POLICY] as const,
      ]
        .map(([name, value]) => `${name}: ${value}`)
        .join('\r\n')}\r\n\r\n`,
    ).headers;
    const changed = (change: Record<string, string | undefined>): number => observatoryScore({ ...good, ...change });
    const policy = (text: string): number => changed({ 'content-security-policy': text });
    expect(observatoryScore(good)).toBe(130);
    expect(observatoryScore({})).toBe(100 - 25 - 20 - 20 - 5);
    expect(policy("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")).toBe(120);
    expect(policy("default-src 'self'; frame-ancestors 'none'")).toBe(125);
    expect(policy("default-src 'none'; script-src 'unsafe-inline'")).toBe(80);
    expect(policy("default-src 'none'; script-src 'unsafe-inline' 'sha256-x'")).toBe(130);
    expect(policy("default-src 'none'; default-src 'none'")).toBe(75);
    expect(changed({ 'strict-transport-security': 'max-age=1000' })).toBe(120);
    expect(changed({ 'strict-transport-security': undefined })).toBe(80);
    expect(changed({ 'referrer-policy': 'unsafe-url' })).toBe(120);
    expect(changed({ 'cross-origin-resource-policy': undefined })).toBe(120);
  });
});

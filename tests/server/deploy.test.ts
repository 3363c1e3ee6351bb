/** Tests the files of `deploy/`, where a mistake would show only in production. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commonHeaders } from '../../server/headers.ts';
import { readManifest } from '../../server/static/manifest.ts';
import { mediaType } from '../../server/static/mediaTypes.ts';
import { temporaryFolder, writeBuild } from './harness.ts';

const read = (name: string): string => readFileSync(join('deploy', name), 'utf8');

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Patterns of the addresses for which a file for static hosts sends {@link IMMUTABLE}. */
const immutableIn: Readonly<Record<string, () => RegExp[]>> = {
  'nginx-static.conf': () =>
    [...read('nginx-static.conf').matchAll(/^ *"?~(\S+?)"? +"([^"]*)";$/gm)]
      .filter(([, , value]) => value === IMMUTABLE)
      .map(([, pattern = '']) => new RegExp(pattern)),
  _headers: () =>
    read('_headers')
      .split('\n\n')
      .filter((rule) => rule.includes(`Cache-Control: ${IMMUTABLE}`))
      .map((rule) => new RegExp(`^${(/^\/\S+/m.exec(rule)?.[0] ?? '').replaceAll('*', '.*')}$`)),
  'vercel.json': () => {
    const { headers } = JSON.parse(read('vercel.json')) as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    return headers
      .filter((rule) => rule.headers.some(({ key, value }) => key === 'Cache-Control' && value === IMMUTABLE))
      .map(({ source }) => new RegExp(`^${source}$`));
  },
};

describe('deploy', () => {
  it.each(Object.entries(immutableIn))('%s sends immutable for the same paths as the server', async (_, patterns) => {
    const { path: folder, remove } = temporaryFolder();
    writeBuild(folder);
    for (const name of [
      'logos/nginx.1a2b3c4d.svg',
      'icons/flags/ku.1a2b3c4d.svg',
      'icons/industries.svg',
      'art/agriculture/hero.1a2b3c4d.svg',
      'ar/contact.html',
      'favicon.svg',
      'icon-192.png',
    ]) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), 'x');
    }
    const { files } = await readManifest(folder, { isHttps: true, hstsPreload: false });
    const isKept = ([, file]: [string, { shared: readonly (readonly [string, string])[] }]): boolean =>
      file.shared.some(([name, value]) => name === 'Cache-Control' && value === IMMUTABLE);
    const kept = [...files].filter(isKept).map(([path]) => path);
    const rules = patterns();
    expect(kept).toContain('/logos/nginx.1a2b3c4d.svg');
    expect([...files.keys()].filter((path) => rules.some((rule) => rule.test(path)))).toEqual(kept);
    remove();
  });

  it.each(['.ics', '.md', '.vtt', '.webmanifest'])(
    'nginx-static.conf sends the media type of the server for %s',
    (extension) => {
      const types = /include mime\.types;\s+types \{([^}]*)\}/.exec(read('nginx-static.conf'))?.[1] ?? '';
      const [type = ''] = mediaType(extension).split(';');
      expect(types.split(';').map((line) => line.trim().split(/\s+/))).toContainEqual([type, extension.slice(1)]);
    },
  );

  it('the systemd unit and the README name the Node version of docs/operations.md', () => {
    const [, needed = ''] = /needs (Node [\d.]+ or newer)/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
    expect(needed).toMatch(/^Node/);
    for (const text of [read('kariz.service'), readFileSync('README.md', 'utf8').split('## Deploy')[1]])
      expect(text).toContain(needed);
  });

  it.each(['kariz.service', 'kariz-editor.service'])(
    '%s waits before a restart, so that systemd never gives up',
    (name) => {
      // The default limit is five starts in ten seconds.
      const [, seconds = '0'] = /^RestartSec=(\d+)$/m.exec(read(name)) ?? [];
      expect(Number(seconds)).toBeGreaterThan(2);
    },
  );

  it('the Caddyfile has no health check, which would end the pages while the store is down', () => {
    expect(read('Caddyfile')).not.toMatch(/health_/);
  });

  it('the Caddyfile keeps failed requests, which Caddy logs with the address of the visitor, out of the log', () => {
    // Caddy accepts global options only in its first block.
    expect(read('Caddyfile')).toMatch(/^(?:#.*\n)*\{\n[^}]*\texclude http\.log\.error http\.handlers\.reverse_proxy\n/);
  });

  it.each(['nginx-static.conf', '_headers', 'vercel.json'])('%s sends all common headers of the server', (name) => {
    for (const part of commonHeaders({ isHttps: true, hstsPreload: false }).flat()) expect(read(name)).toContain(part);
  });

  it('nginx-static.conf sends Vary, so that shared caches send no compressed file to other clients', () => {
    expect(read('nginx-static.conf')).toMatch(/^ *gzip_static on;\n(?: *#.*\n)* *gzip_vary on;$/m);
  });

  it('nginx-static.conf adds no header to responses of Node', () => {
    const proxied = /location ~ \^\/\(api[^\n]*\{([^}]*)\}/.exec(read('nginx-static.conf'))?.[1] ?? '';
    expect(proxied).toContain('proxy_pass');
    // One `add_header` ends the inheritance of all others; with an empty value nothing is sent.
    expect(proxied.match(/add_header .*/g)).toEqual(['add_header Cache-Control "";']);
  });

  it.each(['nginx-static.conf', '_headers', 'vercel.json'])('%s lets other sites show social cards', (name) => {
    expect(read(name)).toMatch(/\/social\/[^/]*cross-origin/s);
  });

  it('every setting in `.env` reaches the process, and Compose stops when a required setting is missing', () => {
    const { services } = parse(read('compose.yaml')) as {
      services: { web: { env_file: { path: string }[]; environment: Record<string, string> } };
    };
    const { env_file: file, environment } = services.web;
    expect(file).toMatchObject([{ path: '.env' }]);
    expect(Object.keys(environment)).toEqual(['PUBLIC_ORIGIN', 'FORM_SECRET', 'DATABASE_URL']);
    // Compose stops without a value. An empty one would override the file.
    for (const value of Object.values(environment)) expect(value).toMatch(/\$\{\w+:\?/);
  });

  it('the key of IndexNow in `.env` reaches the build, which writes its file', () => {
    const { services } = parse(read('compose.yaml')) as { services: { web: { build: { args: object } } } };
    // Without a value it is empty, which counts as not set.
    expect(services.web.build.args).toEqual({
      INDEXNOW_KEY: expect.stringMatching(/^\$\{INDEXNOW_KEY:-\}$/) as string,
    });
    expect(read('Dockerfile')).toMatch(/^ARG INDEXNOW_KEY\n[^]*^RUN [^\n]*npm run build/m);
  });

  it('the image contains no `.env` of any folder', () => {
    expect(read('Dockerfile.dockerignore').split('\n')).toContain('**/.env');
  });

  it('a new moment builds the pages in the image again, so that they come and go on their dates', () => {
    expect(read('Dockerfile')).toMatch(/^ARG BUILD_MOMENT\n(?:#.*\n)*RUN [^\n]*npm run build/m);
  });
});

/** The files of `deploy/`, where a slip shows only in production. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (name: string): string => readFileSync(join('deploy', name), 'utf8');

describe('deploy', () => {
  it('Caddy serves the pages while the store is down', () => {
    expect(read('Caddyfile')).not.toMatch(/readyz|health_uri/);
  });

  it('nginx before the files alone adds no header to what Node answers', () => {
    const proxied = /location ~ \^\/\(api[^\n]*\{([^}]*)\}/.exec(read('nginx-static.conf'))?.[1] ?? '';
    expect(proxied).toContain('proxy_pass');
    // Any of its own ends the inheritance; without a value nothing is sent.
    expect(proxied.match(/add_header .*/g)).toEqual(['add_header Cache-Control "";']);
  });

  it.each(['nginx-static.conf', '_headers', 'vercel.json'])('%s lets other sites show social cards', (name) => {
    expect(read(name)).toMatch(/\/social\/[^/]*cross-origin/s);
  });

  it('every setting in `.env` reaches the process, and what must be set is asked for', () => {
    const { services } = parse(read('compose.yaml')) as {
      services: { web: { env_file: { path: string }[]; environment: Record<string, string> } };
    };
    const { env_file: file, environment } = services.web;
    expect(file).toMatchObject([{ path: '.env' }]);
    expect(Object.keys(environment)).toEqual(['PUBLIC_ORIGIN', 'FORM_SECRET', 'DATABASE_URL']);
    // Without a value Compose stops; an empty one would win over the file.
    for (const value of Object.values(environment)) expect(value).toMatch(/\$\{\w+:\?/);
  });

  it('no `.env` gets into an image, whatever folder it lies in', () => {
    expect(read('Dockerfile.dockerignore').split('\n')).toContain('**/.env');
  });
});

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

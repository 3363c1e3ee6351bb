import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedSinceBuild } from '../../server/build.ts';
import { temporaryFolder } from './harness.ts';

describe('changedSinceBuild', () => {
  const BUILT_AT = 1_790_000_000;
  let project: ReturnType<typeof temporaryFolder>;
  const at = (path: string): string => join(project.path, path);
  const touch = (path: string, seconds: number): void => utimesSync(at(path), seconds, seconds);

  beforeEach(() => {
    project = temporaryFolder();
    for (const folder of ['dist', 'content/pages', 'tests']) mkdirSync(at(folder), { recursive: true });
    for (const file of ['dist/index.html.br', 'content/pages/home.yaml', 'site.config.ts', 'tests/home.ts']) {
      writeFileSync(at(file), '');
      touch(file, BUILT_AT);
    }
    for (const folder of ['content/pages', 'content']) touch(folder, BUILT_AT);
  });
  afterEach(() => project.remove());

  it('returns the path of a source that is newer than the build', async () => {
    expect(await changedSinceBuild(at('dist'), project.path)).toBeUndefined();
    touch('content/pages/home.yaml', BUILT_AT + 1);
    expect(await changedSinceBuild(at('dist'), project.path)).toBe(join('content', 'pages', 'home.yaml'));
  });

  it('returns the folder from which a source was removed', async () => {
    rmSync(at('content/pages/home.yaml'));
    expect(await changedSinceBuild(at('dist'), project.path)).toBe(join('content', 'pages'));
  });

  it('returns undefined when only another file is newer, and for another build folder', async () => {
    touch('tests/home.ts', BUILT_AT + 1);
    expect(await changedSinceBuild(at('dist'), project.path)).toBeUndefined();
    touch('site.config.ts', BUILT_AT + 1);
    expect(await changedSinceBuild(at('elsewhere'), project.path)).toBeUndefined();
  });
});

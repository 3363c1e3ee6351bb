/** Builds the site when there is none to serve, and tells when the one there is has fallen behind. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { glob, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SettingsError } from './env.ts';

/** Where a build is written. */
const BUILT = 'dist';

/** What a build writes last. */
export const LAST = 'index.html.br';

/** What pages are made from. Directories count too: theirs is the time at which a file was removed. */
const SOURCES = ['content/**', 'packages/**', 'public/**', 'shared/**', 'src/**', 'site.config.ts', 'astro.config.ts'];

/** Whether `directory` is where `npm run build` writes. */
export const isOurBuild = (directory: string, project = '.'): boolean => resolve(directory) === resolve(project, BUILT);

/** What `npm run build` runs. */
export const BUILD = 'tools/build/main.ts';

/**
 * Builds the pages when `directory` holds no home page, or is ours and holds a build that was cut off, and returns whether it did: the
 * rest of the build is then to be made ({@link BUILD_REST}). Throws when the build fails, or would write elsewhere.
 */
export function buildIfMissing(directory: string): boolean {
  const isOurs = isOurBuild(directory);
  if (existsSync(join(directory, isOurs ? LAST : 'index.html'))) return false;
  if (!isOurs) throw new SettingsError(`DIST_DIR: ${directory} holds no index.html; a build is written to ${BUILT}`);
  const { status } = spawnSync(process.execPath, [BUILD, '--part', 'pages'], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`the build ended with status ${status ?? 'unknown'}`);
  return true;
}

/** Makes what {@link buildIfMissing} left out: the pictures of link previews, and the compressed forms of all files. */
export const BUILD_REST: readonly string[] = [process.execPath, BUILD, '--part', 'rest'];

/** When a file was changed last, in milliseconds; 0 for one that is gone. */
const changedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** A file of `project` that was changed after its build, where `directory` is that build: the pages do not show the change. */
export async function changedSinceBuild(directory: string, project = '.'): Promise<string | undefined> {
  if (!isOurBuild(directory, project)) return undefined;
  const builtAt = await changedAt(join(directory, LAST));
  for await (const source of glob(SOURCES, { cwd: project }))
    if ((await changedAt(join(project, source))) > builtAt) return source;
  return undefined;
}

/** Builds the site when there is no build to serve, and detects when a build is older than its sources. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { glob, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SettingsError } from './env.ts';

/** Output folder of a build. */
const BUILT = 'dist';

/** The file that a build writes last. */
export const LAST = 'index.html.br';

/** Sources of the pages. Directories are checked too: their modification time changes when a file is removed. */
const SOURCES = ['content/**', 'packages/**', 'public/**', 'shared/**', 'src/**', 'site.config.ts', 'astro.config.ts'];

/** True when `directory` is the output folder of `npm run build`. */
export const isOurBuild = (directory: string, project = '.'): boolean => resolve(directory) === resolve(project, BUILT);

/** The program that `npm run build` starts. */
export const BUILD = 'tools/build/main.ts';

/**
 * Builds the pages when `directory` has no home page, or is the default output and has an incomplete build. Returns true when it
 * built them: the caller must then run {@link BUILD_REST}, which completes the build. Throws when the build fails or would write to
 * another folder.
 */
export function buildIfMissing(directory: string): boolean {
  const isOurs = isOurBuild(directory);
  if (existsSync(join(directory, isOurs ? LAST : 'index.html'))) return false;
  if (!isOurs) throw new SettingsError(`DIST_DIR: ${directory} contains no index.html; a build is written to ${BUILT}`);
  const { status } = spawnSync(process.execPath, [BUILD, '--part', 'pages'], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`the build ended with status ${status ?? 'unknown'}`);
  return true;
}

/** Command that completes the build after {@link buildIfMissing}: it makes images for link previews, and compressed files. */
export const BUILD_REST: readonly string[] = [process.execPath, BUILD, '--part', 'rest'];

/** Modification time of a file, in milliseconds since 1970; 0 when it does not exist. */
const changedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Returns a source file of `project` that is newer than its build in `directory`; undefined when there is none. */
export async function changedSinceBuild(directory: string, project = '.'): Promise<string | undefined> {
  if (!isOurBuild(directory, project)) return undefined;
  const builtAt = await changedAt(join(directory, LAST));
  for await (const source of glob(SOURCES, { cwd: project }))
    if ((await changedAt(join(project, source))) > builtAt) return source;
  return undefined;
}

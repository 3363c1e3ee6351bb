/** Builds the site when there is none to serve. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SettingsError } from './env.ts';

/** Where a build is written. */
const BUILT = 'dist';

/** What a build writes last. */
const LAST = 'index.html.br';

/**
 * Runs `npm run build` when `directory` holds no home page, or is ours and holds a build that was cut off. Throws when the build fails, or
 * would write elsewhere.
 */
export function buildIfMissing(directory: string): void {
  const isOurs = resolve(directory) === resolve(BUILT);
  if (existsSync(join(directory, isOurs ? LAST : 'index.html'))) return;
  if (!isOurs) throw new SettingsError(`DIST_DIR: ${directory} holds no index.html; a build is written to ${BUILT}`);
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm run build ended with status ${status ?? 'unknown'}`);
}

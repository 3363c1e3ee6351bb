/** Builds the site when there is none to serve. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Runs `npm run build` when `directory` holds no home page. Throws when the build fails. */
export function buildIfMissing(directory: string): void {
  if (existsSync(join(directory, 'index.html'))) return;
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm run build ended with status ${status ?? 'unknown'}`);
}

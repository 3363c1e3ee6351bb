/**
 * `npm run build`: checks the content, writes the site into `.cache/next/` and puts it in the place of `dist/` when it is whole. A build that
 * fails or is stopped leaves `dist/` as it was. Ends with the code of the step that failed.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { BUILD_FOLDER_SETTING } from '../buildFolder.ts';
import { restoreInterrupted, swapFolders } from './swap.ts';

const SITE = 'dist';
const NEXT = '.cache/next';

const node = process.execPath;
const STEPS: readonly (readonly [string, ...string[]])[] = [
  [node, 'tools/fonts/main.ts'],
  [node, 'tools/content-check/main.ts'],
  [node, path.join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--outDir', NEXT],
  [node, 'tools/publish/main.ts'],
  [node, 'tools/search-index/main.ts'],
  [node, 'tools/compress/main.ts'],
];

restoreInterrupted(SITE);
rmSync(NEXT, { recursive: true, force: true });
for (const [command, ...words] of STEPS) {
  const { status } = spawnSync(command, words, {
    stdio: 'inherit',
    env: { ...process.env, [BUILD_FOLDER_SETTING]: NEXT },
  });
  if (status !== 0) process.exit(status ?? 1);
}
swapFolders(NEXT, SITE);

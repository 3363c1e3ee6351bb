/**
 * `npm run build`: checks the content, writes the site into `.cache/next/` and puts it in the place of `dist/` when it is whole. A build that
 * fails or is stopped leaves `dist/` as it was. Ends with the code of the step that failed. With `--drafts` it writes the preview, with all
 * that is held back, into `dist-preview/`.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DRAFTS_SETTING, MOMENT_SETTING, momentOf } from '../../shared/edition.ts';
import { BUILD_FOLDER_SETTING } from '../buildFolder.ts';
import { restoreInterrupted, swapFolders } from './swap.ts';

const { drafts } = parseArgs({ options: { drafts: { type: 'boolean', default: false } } }).values;
const SITE = drafts ? 'dist-preview' : 'dist';
const NEXT = drafts ? '.cache/next-preview' : '.cache/next';
/** One moment for all steps. */
const moment = momentOf(process.env).toISOString();

const node = process.execPath;
const STEPS: readonly (readonly [string, ...string[]])[] = [
  [node, 'tools/fonts/main.ts'],
  [node, 'tools/content-check/main.ts'],
  [node, path.join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--outDir', NEXT],
  // Nobody finds a preview by its sitemap or shares its cards; the server compresses it.
  ...(drafts ? [] : [[node, 'tools/publish/main.ts'] as const]),
  [node, 'tools/search-index/main.ts'],
  ...(drafts ? [] : [[node, 'tools/compress/main.ts'] as const]),
];

restoreInterrupted(SITE);
rmSync(NEXT, { recursive: true, force: true });
for (const [command, ...words] of STEPS) {
  const { status } = spawnSync(command, words, {
    stdio: 'inherit',
    env: {
      ...process.env,
      [BUILD_FOLDER_SETTING]: NEXT,
      [MOMENT_SETTING]: moment,
      [DRAFTS_SETTING]: drafts ? 'on' : 'off',
    },
  });
  if (status !== 0) process.exit(status ?? 1);
}
swapFolders(NEXT, SITE);

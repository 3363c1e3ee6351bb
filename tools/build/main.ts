/**
 * `npm run build`: checks the content, writes the site into `.cache/next/` and puts it in the place of `dist/` when it is whole. A build that
 * fails or is stopped leaves `dist/` as it was. Ends with the code of the step that failed. With `--drafts` it writes the preview, with all
 * that is held back, into `dist-preview/`. The first start of a server builds in two parts, to serve sooner: `--part pages`, and
 * `--part rest`, which adds to `dist/` what the pages can be read without.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DRAFTS_SETTING, MOMENT_SETTING, momentOf } from '../../shared/edition.ts';
import { BUILD_FOLDER_SETTING } from '../buildFolder.ts';
import { restoreInterrupted, swapFolders } from './swap.ts';

const { drafts, part } = parseArgs({
  options: { drafts: { type: 'boolean', default: false }, part: { type: 'string' } },
}).values;
const SITE = drafts ? 'dist-preview' : 'dist';
const NEXT = drafts ? '.cache/next-preview' : '.cache/next';
/** One moment for all steps. */
const moment = momentOf(process.env).toISOString();

type Step = readonly [name: string, tool: string, ...words: string[]];

const PAGES: readonly Step[] = [
  ['fonts', 'tools/fonts/main.ts'],
  ['content check', 'tools/content-check/main.ts'],
  ['pages', path.join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--outDir', NEXT],
  // Nobody finds a preview by its sitemap or shares its cards; the server compresses it.
  ...(drafts ? [] : [['files beside the pages', 'tools/publish/main.ts'] as const]),
  ['search', 'tools/search-index/main.ts'],
];
const REST: readonly Step[] = drafts
  ? []
  : [
      ['pictures of link previews', 'tools/publish/drawCards.ts'],
      ['compression', 'tools/compress/main.ts'],
    ];

/** Runs the steps on the build in `folder`. Ends the process where one fails; who ends the process ends the step. */
async function run(steps: readonly Step[], folder: string): Promise<void> {
  const env = {
    ...process.env,
    [BUILD_FOLDER_SETTING]: folder,
    [MOMENT_SETTING]: moment,
    [DRAFTS_SETTING]: drafts ? 'on' : 'off',
    // A build sends nothing to others.
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  for (const [index, [name, ...words]] of steps.entries()) {
    // The editing service reads these lines.
    console.log(`[${index + 1}/${steps.length}] ${name}`);
    const step = spawn(process.execPath, words, { stdio: 'inherit', env });
    const stop = () => step.kill();
    process.once('SIGTERM', stop);
    const [status] = (await once(step, 'exit')) as [number | null];
    process.off('SIGTERM', stop);
    if (status !== 0) process.exit(status ?? 1);
  }
}

if (part === 'rest') await run(REST, SITE);
else {
  restoreInterrupted(SITE);
  rmSync(NEXT, { recursive: true, force: true });
  await run(part === 'pages' ? PAGES : [...PAGES, ...REST], NEXT);
  swapFolders(NEXT, SITE);
}

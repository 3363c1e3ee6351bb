/**
 * `npm run build` checks the content, writes the site to `.cache/next/`, and replaces `dist/` with it when all steps have passed. A build
 * that fails or is stopped leaves `dist/` unchanged; the exit code is that of the failed step. `--drafts` writes the preview, with drafts
 * and other unpublished records, to `dist-preview/`. The first start of a server builds in two parts, so that it can serve pages sooner:
 * `--part pages`, then `--part rest`, which adds the files to `dist/` that the pages do not need.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DRAFTS_SETTING, MOMENT_SETTING, momentOf } from '../../shared/buildOptions.ts';
import { BUILD_FOLDER_SETTING } from '../buildFolder.ts';
import { restoreInterrupted, swapFolders } from './swap.ts';

const { drafts, part } = parseArgs({
  options: { drafts: { type: 'boolean', default: false }, part: { type: 'string' } },
}).values;
const SITE = drafts ? 'dist-preview' : 'dist';
const NEXT = drafts ? '.cache/next-preview' : '.cache/next';
/** All steps use the same moment as the current time. */
const moment = momentOf(process.env).toISOString();

type Step = readonly [name: string, tool: string, ...words: string[]];

const PAGES: readonly Step[] = [
  ['fonts', 'tools/fonts/main.ts'],
  ['content check', 'tools/content-check/main.ts'],
  ['pages', path.join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--outDir', NEXT],
  // A preview needs no sitemap and no social cards; the server compresses it.
  ...(drafts ? [] : [['files beside the pages', 'tools/publish/main.ts'] as const]),
  ['search', 'tools/search-index/main.ts'],
];
const REST: readonly Step[] = drafts
  ? []
  : [
      ['pictures of link previews', 'tools/publish/drawCards.ts'],
      ['compression', 'tools/compress/main.ts'],
    ];

/** Runs the steps on the build in `folder`. Exits when a step fails. SIGTERM to this process stops the running step. */
async function run(steps: readonly Step[], folder: string): Promise<void> {
  const env = {
    ...process.env,
    [BUILD_FOLDER_SETTING]: folder,
    [MOMENT_SETTING]: moment,
    [DRAFTS_SETTING]: drafts ? 'on' : 'off',
    // A build sends no data to other parties.
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  for (const [index, [name, ...words]] of steps.entries()) {
    // The editing service parses these lines.
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

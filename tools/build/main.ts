/**
 * `npm run build` checks the content, writes the site to `.cache/next/`, and replaces `dist/` with it when all steps have passed. A build
 * that fails or is stopped leaves `dist/` unchanged; the exit code is that of the failed step. `--drafts` writes the preview, with drafts
 * and other unpublished records, to `dist-preview/`. The first start of a server builds in two parts, so that it can serve pages sooner:
 * `--part pages`, then `--part rest`, which adds the files to `dist/` that the pages do not need.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DRAFTS_SETTING, MOMENT_SETTING, momentOf } from '../../shared/buildOptions.ts';
import { BUILD_FOLDER_SETTING } from '../buildFolder.ts';
import { runSteps, type Step, type Tool } from './steps.ts';
import { restoreInterrupted, swapFolders } from './swap.ts';

const { drafts, part } = parseArgs({
  options: { drafts: { type: 'boolean', default: false }, part: { type: 'string' } },
}).values;
const SITE = drafts ? 'dist-preview' : 'dist';
const NEXT = drafts ? '.cache/next-preview' : '.cache/next';
/** All steps use the same moment as the current time. */
const moment = momentOf(process.env).toISOString();

const ASTRO: Tool = [path.join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--outDir', NEXT];
const PAGES: readonly Step[] = [
  ['fonts and drawings', ['tools/fonts/main.ts'], ['packages/art/build.ts']],
  // When Astro fails because of the content, the content check, which is first, reports it last.
  ['content check and pages', ['tools/content-check/main.ts'], ASTRO],
  ['search and files beside the pages', ['tools/publish/main.ts']],
];
// Few people open a preview, and nobody links to it: it gets no compressed files and no pictures of link previews.
const REST: readonly Step[] = drafts
  ? []
  : [
      ['pictures of link previews', ['tools/publish/drawCards.ts']],
      ['compression', ['tools/compress/main.ts']],
    ];

/** Runs the steps on the build in `folder`. Exits when one fails. */
async function run(steps: readonly Step[], folder: string): Promise<void> {
  const code = await runSteps(steps, {
    ...process.env,
    [BUILD_FOLDER_SETTING]: folder,
    [MOMENT_SETTING]: moment,
    [DRAFTS_SETTING]: drafts ? 'on' : 'off',
    // A build sends no data to other parties.
    ASTRO_TELEMETRY_DISABLED: '1',
  });
  if (code !== 0) process.exit(code);
}

if (part === 'rest') await run(REST, SITE);
else {
  restoreInterrupted(SITE);
  rmSync(NEXT, { recursive: true, force: true });
  await run(part === 'pages' ? PAGES : [...PAGES, ...REST], NEXT);
  swapFolders(NEXT, SITE);
}

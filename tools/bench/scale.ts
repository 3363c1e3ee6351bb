/**
 * `npm run bench:scale [-- 100 1000 10000]` builds a copy of the project with that many further articles, each time without a cache, and
 * once more after an edit of one article. Prints the time and the peak memory, in total and per further page, and writes a chart.
 */
import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { scaleChart } from './scaleChart.ts';

const COPY = path.resolve('.cache/scale');
const PARTS = [
  'astro.config.ts',
  'config',
  'content',
  'package.json',
  'public',
  'shared',
  'site.config.ts',
  'src',
  'tsconfig.json',
];
/** Steps before `astro build`, and the folders that they write. */
const STEPS = ['tools/fonts/main.ts', 'packages/art/build.ts'];
const WRITTEN = ['.cache/fonts', '.cache/drawings'];
const BLOG = path.join(COPY, 'content/en/blog');
/** The file that is edited. */
const EDITED = path.join(BLOG, 'copy-1.md');
const REPORT = 'test-results/scale.svg';
/** A build that takes longer is stopped. */
const LIMIT_MS = 1_200_000;
const HEAP_MB = 12_288;

/** Script that builds the project in its working directory and prints the peak memory and the processor time of the process as JSON. */
const BUILD = `const { build } = await import('astro'); await build({ root: process.cwd(), cacheDir: '.cache/astro', logLevel: 'error' }); const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage(); console.log(JSON.stringify({ bytes: maxRSS * 1024, processor: (userCPUTime + systemCPUTime) / 1e6 }));`;

export interface Point {
  pages: number;
  /** Elapsed time. */
  seconds: number;
  /** Processor time in seconds, which changes little on a busy machine. */
  processor: number;
  bytes: number;
}

const { positionals } = parseArgs({ allowPositionals: true });
const sizes = positionals.length > 0 ? positionals.map(Number) : [100, 1000, 10_000];

function copyProject(): void {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(path.join(COPY, '.cache'), { recursive: true });
  for (const part of PARTS) cpSync(part, path.join(COPY, part), { recursive: true });
  for (const step of STEPS) execFileSync(process.execPath, [step], { stdio: 'ignore' });
  for (const folder of WRITTEN) cpSync(folder, path.join(COPY, folder), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(COPY, 'node_modules'));
}

/** Writes `count` articles: copies of the site's articles, each with a number in its title and its paragraphs to make the text unique. */
function writeArticles(count: number): void {
  const originals = globSync('content/en/blog/*.md')
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'));
  for (let number = 1; number <= count; number += 1) {
    const text = originals[number % originals.length] ?? '';
    const other = text
      .replace(
        /^title: (.*)$/m,
        (_, title: string) => `title: ${JSON.stringify(`${title.replaceAll(/['"]/g, '').slice(0, 40)} ${number}`)}`,
      )
      .replaceAll(/^([A-Z][a-z]+) /gm, (_, word: string) => `${word} ${number} `);
    writeFileSync(path.join(BLOG, `copy-${number}.md`), other);
  }
}

/** Builds the copy. With `isFresh`, the output and the caches of earlier builds are removed first. */
async function build(pages: number, isFresh = true): Promise<Point> {
  if (isFresh)
    for (const left of ['dist', '.astro', '.cache/astro'])
      rmSync(path.join(COPY, left), { recursive: true, force: true });
  const start = performance.now();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, '--input-type=module', '--eval', BUILD],
    { cwd: COPY, timeout: LIMIT_MS, maxBuffer: 2 ** 26 },
  );
  const used = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Pick<Point, 'bytes' | 'processor'>;
  return { pages, seconds: (performance.now() - start) / 1000, ...used };
}

const MB = 2 ** 20;

function print(name: string, { seconds, processor, bytes }: Point, further = ''): void {
  const times = `${seconds.toFixed(1).padStart(7)} s, of the processor ${processor.toFixed(1).padStart(7)} s`;
  console.log(`${name.padEnd(22)} ${times} ${(bytes / MB).toFixed(0).padStart(6)} MB${further}`);
}

copyProject();
const base = await build(0);
print('the site as it is', base);
const points = [base];
for (const size of sizes) {
  writeArticles(size);
  const point = await build(size).catch((cause: unknown) => {
    console.log(
      `${size} further pages: not built within ${LIMIT_MS / 60_000} minutes and ${HEAP_MB} MB (${(cause as Error).message.slice(0, 80)})`,
    );
  });
  if (!point) break;
  points.push(point);
  const each = ((point.processor - base.processor) * 1000) / size;
  const memory = (point.bytes - base.bytes) / size / 1024;
  print(`${size} further pages`, point, `  ${each.toFixed(1)} ms and ${memory.toFixed(0)} KB each`);
}
const last = points.at(-1) ?? base;
// Skipped when a build has failed: its caches are incomplete, so there is nothing to compare with.
if (points.length > sizes.length && last.pages > 0) {
  appendFileSync(EDITED, '\nThis sentence is the edit.\n');
  print(`${last.pages}, after one edit`, await build(last.pages, false));
}
mkdirSync('test-results', { recursive: true });
writeFileSync(REPORT, scaleChart(points));
console.log(`load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores; chart: ${REPORT}`);
rmSync(COPY, { recursive: true, force: true });

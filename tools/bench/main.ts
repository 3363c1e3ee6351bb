/**
 * `npm run bench` compares one page of each template with the baseline page of the service page (baselinePage.ts). It takes the median of
 * five Lighthouse runs, and the bytes that a page transfers when it is scrolled to its end. It prints bytes by kind, paints, scores and
 * the ratio to the baseline page, and writes a report with charts. Options, after `--`:
 *
 * - `--untimed`: only the scores for accessibility, best practices and search, as `npm test` needs them, of the named routes or a sample;
 * - `--all`: all scores of every route, the best of three runs;
 * - `--against <address>`: compares the paints of one route of each template with another build that is served at that address, in turns;
 * - `--runs <number>`: measurements of each page in place of five;
 * - names of routes: all scores of these routes, or the routes for `--untimed` and `--against`.
 *
 * Exits with 1 when a score is below 100.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { serveDist } from '../serve.ts';
import { compareSites } from './against.ts';
import { CATEGORIES, openMeter, UNTIMED, type Run } from './lighthouse.ts';
import { serveBaseline } from './baseline.ts';
import { median } from './median.ts';
import { KINDS, totalBytes } from './reading.ts';
import { reportPage, type Row } from './report.ts';
import { routesOf, SAMPLE, templatesOf } from './routes.ts';

/** One run can be slow because the machine is busy. So the best of three runs counts. */
const ATTEMPTS = 3;
const RUNS = 5;
const REPORT = 'test-results/bench.html';
/** The highest allowed ratio of a page to the baseline page. */
const MAX_RATIO = { bytes: 1.15, paint: 1.05 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    untimed: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    against: { type: 'string' },
    runs: { type: 'string', default: String(RUNS) },
  },
});

if (!existsSync('dist/index.html')) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const site = await serveDist();
const meter = await openMeter();
const isGood = ({ scores }: Run) => scores.every((score) => score === 100);

const scoresOf = (scores: readonly number[]) => scores.map((score) => String(score).padEnd(4)).join('  ');

/** Prints the scores of each route. Returns how many routes have a score below 100. */
async function printScores(routes: readonly string[], categories: readonly string[]): Promise<number> {
  let failed = 0;
  const isTimed = categories.includes('performance');
  console.log(`${isTimed ? 'perf  ' : ''}a11y  best  seo   ${isTimed ? 'paint ms  shift  ' : ''}route`);
  for (const route of routes) {
    let best = await meter.measure(site.url + route, categories);
    for (let attempt = 1; isTimed && attempt < ATTEMPTS && !isGood(best); attempt += 1) {
      const again = await meter.measure(site.url + route, categories);
      if (Math.min(...again.scores) > Math.min(...best.scores)) best = again;
    }
    const { scores, largest, shift, faults } = best;
    if (!isGood(best)) failed += 1;
    const why = isGood(best) ? '' : `  (${faults.join(', ')})`;
    const times = isTimed ? `${largest.toFixed(0).padStart(8)}  ${shift.toFixed(3)}  ` : '';
    console.log(`${scoresOf(scores)}  ${times}${route}${why}`);
  }
  console.log(`${routes.length} routes, ${failed} below 100`);
  return failed;
}

/** The medians of several runs, and the bytes of one visit, which do not vary. */
async function measure(url: string): Promise<Omit<Row, 'name' | 'route'>> {
  const runs: Run[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await meter.measure(url));
  const middle = (pick: (run: Run) => number) => median(runs.map(pick));
  return {
    scores: (runs[0]?.scores ?? []).map((_, index) => middle(({ scores }) => scores[index] ?? 0)),
    first: middle(({ first }) => first),
    largest: middle(({ largest }) => largest),
    shift: middle(({ shift }) => shift),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
    bytes: await meter.read(url),
  };
}

function print({ name, scores, first, largest, bytes, shift }: Row): void {
  const sizes = [...KINDS.map((kind) => bytes[kind]), totalBytes(bytes)].map((value) => String(value).padStart(8));
  const paints = [first, largest].map((value) => value.toFixed(0).padStart(6));
  console.log([name.padEnd(16), ...sizes, ...paints, shift.toFixed(3), scoresOf(scores)].join(' '));
}

/** Measures the baseline page and a page of each template, prints the results and writes the report. Returns how many score below 100. */
async function compareTemplates(): Promise<number> {
  const templates = templatesOf(routesOf('dist'));
  const service = templates.find(({ template }) => template === 'service')?.route ?? '';
  const baselineSite = await serveBaseline();
  console.log(
    ['bytes:'.padEnd(16), ...[...KINDS, 'total'].map((kind) => kind.padStart(8)), ' first  largest shift  scores'].join(
      ' ',
    ),
  );
  const baseline = { name: 'baseline page', route: service, ...(await measure(baselineSite.url + service)) };
  print(baseline);
  baselineSite.stop();
  const rows: Row[] = [];
  for (const { template, route } of templates) {
    const row = { name: template, route, ...(await measure(site.url + route)) };
    rows.push(row);
    print(row);
  }
  const page = rows.find(({ name }) => name === 'service') ?? baseline;
  const notes = [
    ...ratios(page, baseline),
    `${new Date().toISOString().slice(0, 10)}; load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
  ];
  for (const note of notes) console.log(note);
  mkdirSync('test-results', { recursive: true });
  writeFileSync(REPORT, reportPage([baseline, ...rows], notes));
  console.log(`report: ${REPORT}`);
  return rows.filter((row) => !isGood(row)).length;
}

/** The ratios of a page to the baseline page. Above the limit, also which kinds of files are larger. */
function ratios(page: Row, baseline: Row): string[] {
  const more = KINDS.map((kind) => ({ kind, bytes: page.bytes[kind] - baseline.bytes[kind] }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ kind, bytes }) => `${kind.toLowerCase()} ${bytes} B`);
  const line = (name: string, ratio: number, most: number) =>
    `service page to baseline page, ${name}: ${ratio.toFixed(2)} (at most ${most})${ratio > most ? `: more by ${more.join(', ')}` : ''}`;
  return [
    line('bytes', totalBytes(page.bytes) / totalBytes(baseline.bytes), MAX_RATIO.bytes),
    line('first paint', page.first / baseline.first, MAX_RATIO.paint),
    line('largest paint', page.largest / baseline.largest, MAX_RATIO.paint),
  ];
}

let failed = 0;
if (values.against !== undefined) {
  const routes = positionals.length > 0 ? positionals : templatesOf(routesOf('dist')).map(({ route }) => route);
  await compareSites(meter, site.url, values.against, routes, Number(values.runs));
} else if (values.untimed) failed = await printScores(positionals.length > 0 ? positionals : SAMPLE, UNTIMED);
else if (values.all) failed = await printScores(routesOf('dist'), CATEGORIES);
else if (positionals.length > 0) failed = await printScores(positionals, CATEGORIES);
else failed = await compareTemplates();
await meter.close();
site.stop();
process.exitCode = failed > 0 ? 1 : 0;

/**
 * `npm test` runs the checks of docs/testing.md; `npm run test:all` runs them on every page and in every language. Two lanes run in
 * parallel, one for the source and one for the built site; when the site is tested, its lane takes stages of the source that have not
 * started. The site is built while missing programs are installed. The output of a stage is printed when it ends. A failed stage does not
 * stop the others, except that the built site is not tested when the build fails. At the end it prints what failed and why, and the time of
 * each stage. The last line is `N passed, N failed`.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MOMENT_SETTING } from '../../shared/buildOptions.ts';
import { playwrightReport, vitestReport, type Report } from './report.ts';
import { run } from './run.ts';

interface Stage {
  name: string;
  command: readonly [string, ...string[]];
  /** Reads the report of the test runner. A stage without a report counts as one check. */
  report?: () => Report;
}

interface Result extends Report {
  name: string;
  seconds: number;
}

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
process.env['TEST_SCOPE'] = values.all ? 'all' : 'templates';
// The tests expect the pages that the build shows, also when midnight comes between them.
process.env[MOMENT_SETTING] ??= new Date().toISOString();

const npm = (script: string, ...args: string[]): Pick<Stage, 'command'> => ({
  command: ['npm', 'run', '--silent', script, '--', ...args],
});

/** A command that runs Vitest, and the function that reads its report. */
const vitest = (name: string, ...command: Stage['command']): Pick<Stage, 'command' | 'report'> => {
  const file = path.resolve(`test-results/${name}.json`);
  return {
    command: [...command, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    report: () => vitestReport(file),
  };
};

/** The home page, and a page of the template with the most pages. */
const LIGHTHOUSE_ROUTES = ['/', '/services/software-development/microservices'];

const PROGRAMS: Stage = { name: 'programs', command: ['node', 'tools/test/installPrograms.ts'] };
const BUILD: Stage = { name: 'build', ...npm('build') };
const UNIT_TESTS: Stage = { name: 'unit tests', ...vitest('unit', 'vitest', 'run') };
/** These run after the build, which has written the types of Astro that they read. When it failed, they write the types themselves. */
const sourceStages = (isBuilt: boolean): readonly Stage[] => [
  { name: 'types', ...npm('typecheck', ...(isBuilt ? ['--noSync'] : [])) },
  { name: 'lint', ...npm(isBuilt ? 'lint:files' : 'lint') },
  { name: 'drawings', ...vitest('art', 'npm', 'run', '--silent', 'art:check', '--') },
];
const SITE: readonly Stage[] = [
  { name: 'built pages', ...npm('site:check', ...(values.all ? [] : ['--markup', 'en'])) },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    report: () => playwrightReport('test-results/playwright.json'),
  },
  { name: 'other engines', ...vitest('engines', 'vitest', 'run', '--config=tests/engines/vitest.config.ts') },
  { name: 'lighthouse', ...npm('lighthouse', ...(values.all ? [] : LIGHTHOUSE_ROUTES)) },
];
/** Only in `npm run test:all`, because it is slow: each save checks all content. */
const EDITOR: Stage = {
  name: 'editor',
  ...vitest('editor', 'vitest', 'run', '--config=tests/editor/vitest.config.ts'),
};

async function runStage({ name, command, report }: Stage): Promise<Result> {
  const start = performance.now();
  const { isOk, output, tail } = await run(command);
  const reported = report?.() ?? { passed: isOk ? 1 : 0, failed: 0, skipped: 0, reasons: [] };
  const failed = isOk ? reported.failed : Math.max(reported.failed, 1);
  const reasons = isOk || reported.reasons.length > 0 ? reported.reasons : [`${name}\n${tail}`];
  const result = { ...reported, failed, reasons, name, seconds: (performance.now() - start) / 1000 };
  console.log(`\n== ${name}\n${output}== ${summaryOf(result)}`);
  return result;
}

const summaryOf = ({ name, passed, failed, skipped, seconds }: Result): string =>
  `${name}: ${failed === 0 ? 'ok' : 'FAILED'}, ${seconds.toFixed(0)} s (${passed} passed, ${failed} failed, ${skipped} skipped)`;

/** Runs stages one after the other. Two calls with the same iterator share its stages. */
async function runAll(stages: Iterable<Stage>): Promise<Result[]> {
  const results: Result[] = [];
  for (const stage of stages) results.push(await runStage(stage));
  return results;
}

const start = performance.now();
rmSync('test-results', { recursive: true, force: true });
const build = runStage(BUILD);
const programs = runStage(PROGRAMS);
/** Both lanes take their next stage of the source from this iterator. */
const source = build.then(({ failed }) => sourceStages(failed === 0).values());

async function runSource(): Promise<Result[]> {
  const prepared = await programs;
  return [prepared, await runStage(UNIT_TESTS), ...(await runAll(await source))];
}

async function runSite(): Promise<Result[]> {
  const built = await build;
  await programs;
  const site = built.failed === 0 ? await runAll(values.all ? [...SITE, EDITOR] : SITE) : [];
  return [built, ...site, ...(await runAll(await source))];
}

const results = (await Promise.all([runSite(), runSource()])).flat();
for (const reason of results.flatMap(({ reasons }) => reasons)) console.log(`\nfailed: ${reason}`);
console.log('');
for (const result of results) console.log(summaryOf(result));
console.log(`together: ${((performance.now() - start) / 1000).toFixed(0)} s`);
const sum = (pick: (result: Result) => number) => results.reduce((total, result) => total + pick(result), 0);
const failed = sum((result) => result.failed);
console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

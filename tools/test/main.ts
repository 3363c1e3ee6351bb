/**
 * `npm test`: lint, types, unit tests, build, checks over the built pages, browser tests. Each stage runs even when an earlier one
 * failed, except that nothing is tested in a browser without a build. Repeats at its end what failed and why; the last line is
 * `N passed, N failed`.
 */
import { rmSync } from 'node:fs';
import { playwrightReport, vitestReport, type Report } from './report.ts';
import { run, type Run } from './run.ts';

interface Stage {
  name: string;
  command: readonly [string, ...string[]];
  /** Reads what its runner reported; a stage without a report counts as one. */
  report?: () => Report;
  needsBuild?: boolean;
}

/** A run of vitest, and how to read what it reported. */
const vitest = (name: string, ...words: string[]): Pick<Stage, 'command' | 'report'> => {
  const file = `test-results/${name}.json`;
  return {
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...words],
    report: () => vitestReport(file),
  };
};

const STAGES: readonly Stage[] = [
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'unit tests', ...vitest('unit') },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'built pages', command: ['npm', 'run', '--silent', 'site:check'], needsBuild: true },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    report: () => playwrightReport('test-results/playwright.json'),
    needsBuild: true,
  },
  { name: 'other engines', ...vitest('engines', '--config=tests/engines/vitest.config.ts'), needsBuild: true },
  { name: 'lighthouse', command: ['npm', 'run', '--silent', 'bench', '--', '--sample'], needsBuild: true },
];

rmSync('test-results', { recursive: true, force: true });
const total = { passed: 0, failed: 0 };
const reasons: string[] = [];
let isBuilt = true;
for (const { name, command, report, needsBuild } of STAGES) {
  console.log(`\n== ${name}`);
  const isLeftOut: boolean = needsBuild === true && !isBuilt;
  const { isOk, tail }: Run = isLeftOut ? { isOk: false, tail: 'there is no build' } : await run(command);
  if (name === 'build') isBuilt = isOk;
  // Read as the stage ends: a later runner empties the folder.
  const reported = isLeftOut ? undefined : report?.();
  const result = reported ?? { passed: isOk ? 1 : 0, failed: 0, skipped: 0, reasons: [] };
  const failed = isOk ? result.failed : Math.max(result.failed, 1);
  total.passed += result.passed;
  total.failed += failed;
  reasons.push(...result.reasons);
  if (!isOk && result.reasons.length === 0) reasons.push(`${name}\n${tail}`);
  console.log(
    `== ${name}: ${isOk ? 'ok' : 'FAILED'} (${result.passed} passed, ${failed} failed, ${result.skipped} skipped)`,
  );
}
for (const reason of reasons) console.log(`\nfailed: ${reason}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * `npm test`: lint, types, unit tests, build, checks over the built pages, browser tests. Each stage runs even when an earlier one
 * failed, except that nothing is tested in a browser without a build. Repeats at its end why tests failed; the last line is
 * `N passed, N failed`.
 */
import { rmSync } from 'node:fs';
import { playwrightCounts, playwrightFailures, vitestCounts, vitestFailures, type Counts } from './counts.ts';
import { run } from './run.ts';

interface Stage {
  name: string;
  command: readonly [string, ...string[]];
  /** Reads how many tests ran; a stage without a report counts as one. */
  counts?: () => Counts;
  needsBuild?: boolean;
}

const STAGES: readonly Stage[] = [
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
    counts: vitestCounts,
  },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'built pages', command: ['npm', 'run', '--silent', 'site:check'], needsBuild: true },
  { name: 'browser tests', command: ['playwright', 'test'], counts: playwrightCounts, needsBuild: true },
  { name: 'lighthouse', command: ['npm', 'run', '--silent', 'bench', '--', '--sample'], needsBuild: true },
];

rmSync('test-results', { recursive: true, force: true });
const total: Counts = { passed: 0, failed: 0 };
let isBuilt = true;
for (const { name, command, counts, needsBuild } of STAGES) {
  console.log(`\n== ${name}`);
  const isOk: boolean = needsBuild && !isBuilt ? false : await run(command);
  if (name === 'build') isBuilt = isOk;
  const { passed, failed } = counts?.() ?? { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
  total.passed += passed;
  total.failed += failed;
  if (!isOk && failed === 0) total.failed += 1;
  console.log(`== ${name}: ${isOk ? 'ok' : 'FAILED'} (${passed} passed, ${failed} failed)`);
}
for (const failure of [...vitestFailures(), ...playwrightFailures()]) console.log(`\nfailed: ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

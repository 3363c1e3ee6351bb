/** Reads from the reports of the test runners how many tests passed, failed and were skipped, and why tests failed. */
import { existsSync, readFileSync } from 'node:fs';

export interface Report {
  passed: number;
  failed: number;
  /** Tests that were not run. */
  skipped: number;
  /** One text for each failed test: its name and its errors. */
  reasons: readonly string[];
}

/** A run without a report counts as one failure: the runner ended before it wrote one. */
const noReport = (file: string): Report => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  reasons: [`no report was written to ${file}`],
});

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { message: string; assertionResults: { fullName: string; failureMessages: string[] }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { results: { errors: { message: string }[] }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message: string }[];
}

/** Reads a report of Vitest's JSON reporter. A test file that could not be loaded gives a reason, but no failed test. */
export function vitestReport(file: string): Report {
  if (!existsSync(file)) return noReport(file);
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const reasons = report.testResults.flatMap(({ message, assertionResults }) => [
    ...(message ? [message] : []),
    ...assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`),
  ]);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    reasons,
  };
}

const suiteReasons = ({ title, suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return `${title} › ${spec.title}\n${errors.map(({ message }) => message).join('\n')}`;
    }),
  ...suites.flatMap(suiteReasons),
];

/** Reads a report of Playwright's JSON reporter. Errors that stopped the whole run are reasons too. */
export function playwrightReport(file: string): Report {
  if (!existsSync(file)) return noReport(file);
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    reasons: [...errors.map(({ message }) => message), ...suites.flatMap(suiteReasons)],
  };
}

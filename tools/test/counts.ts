/** Reads from the runners' own reports how many tests passed and failed, and why those failed. */
import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A run without a report is one failure: it ended before it could count. */
const NO_REPORT: Counts = { passed: 0, failed: 1 };

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { message: string; assertionResults: { fullName: string; failureMessages: string[] }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { results: { errors: { message: string }[] }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message: string }[];
}

export function vitestCounts(): Counts {
  const report = read('test-results/vitest.json') as VitestReport | undefined;
  return report ? { passed: report.numPassedTests, failed: report.numFailedTests } : NO_REPORT;
}

/** One text for each failed unit test or file: its name and what was wrong. */
export function vitestFailures(): string[] {
  const report = read('test-results/vitest.json') as VitestReport | undefined;
  return (report?.testResults ?? []).flatMap(({ message, assertionResults }) => [
    ...(message ? [message] : []),
    ...assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`),
  ]);
}

export function playwrightCounts(): Counts {
  const report = read('test-results/playwright.json') as PlaywrightReport | undefined;
  return report ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky } : NO_REPORT;
}

const suiteFailures = ({ title, suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return `${title} › ${spec.title}\n${errors.map(({ message }) => message).join('\n')}`;
    }),
  ...suites.flatMap(suiteFailures),
];

/** One text for each failed browser test, or for what kept them from running: its name and what was wrong. */
export function playwrightFailures(): string[] {
  const report = read('test-results/playwright.json') as PlaywrightReport | undefined;
  return [...(report?.errors ?? []).map(({ message }) => message), ...(report?.suites ?? []).flatMap(suiteFailures)];
}

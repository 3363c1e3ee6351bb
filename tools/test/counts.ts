/** Reads how many tests passed and failed from the runners' own reports. */
import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

const read = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

/** A run without a report is one failure: it ended before it could count. */
const NO_REPORT: Counts = { passed: 0, failed: 1 };

export function vitestCounts(): Counts {
  const report = read<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(
    'test-results/vitest.json',
  );
  return report ? { passed: report.numPassedTests, failed: report.numFailedTests } : NO_REPORT;
}

export function playwrightCounts(): Counts {
  const report = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    'test-results/playwright.json',
  );
  return report ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky } : NO_REPORT;
}

/** Reads how many tests passed and failed from the runners' own reports. */
import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A run without a report is one failure: it ended before it could count. */
const NO_REPORT: Counts = { passed: 0, failed: 1 };

export function vitestCounts(): Counts {
  const report = read('test-results/vitest.json') as { numPassedTests: number; numFailedTests: number } | undefined;
  return report ? { passed: report.numPassedTests, failed: report.numFailedTests } : NO_REPORT;
}

export function playwrightCounts(): Counts {
  const report = read('test-results/playwright.json') as
    { stats: { expected: number; unexpected: number; flaky: number } } | undefined;
  return report ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky } : NO_REPORT;
}

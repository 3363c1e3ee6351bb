import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playwrightReport, vitestReport } from './report.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'report-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const written = (report: unknown): string => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

describe('the reports of test runners', () => {
  it('name the unit tests that failed, and the file that could not be loaded', () => {
    const file = written({
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        {
          message: '',
          assertionResults: [
            { fullName: 'a lock is waited for', failureMessages: ['expected 503, got 200'] },
            { fullName: 'a page is served', failureMessages: [] },
          ],
        },
        { message: 'Cannot find module', assertionResults: [] },
      ],
    });
    expect(vitestReport(file)).toEqual({
      passed: 7,
      failed: 1,
      skipped: 3,
      reasons: ['a lock is waited for\nexpected 503, got 200', 'Cannot find module'],
    });
  });

  it('name the browser tests that failed, also in nested suites', () => {
    const spec = (title: string, ...messages: string[]) => ({
      title,
      ok: messages.length === 0,
      tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const file = written({
      stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 4 },
      errors: [{ message: 'the server did not start' }],
      suites: [
        {
          title: 'menu.spec.ts',
          specs: [spec('opens'), spec('closes', 'still there')],
          suites: [{ title: 'in Arabic', specs: [spec('fades', 'too soon')] }],
        },
      ],
    });
    expect(playwrightReport(file)).toEqual({
      passed: 2,
      failed: 2,
      skipped: 4,
      reasons: ['the server did not start', 'menu.spec.ts › closes\nstill there', 'in Arabic › fades\ntoo soon'],
    });
  });

  it.each([vitestReport, playwrightReport])('count as a failure when the file is missing: %o', (read) => {
    const file = path.join(folder, 'none.json');
    expect(read(file)).toEqual({ passed: 0, failed: 1, skipped: 0, reasons: [`no report was written to ${file}`] });
  });
});

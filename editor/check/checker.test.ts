import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mergeRecord, readRecord, type Fields } from '../../tools/record-source/mergeRecord.ts';
import { createChecker } from './checker.ts';

const HOME = 'content/en/pages/home.yaml';

/** The home page with another headline. */
function withHeadline(title: string): string {
  const text = readFileSync(HOME, 'utf8');
  const data = structuredClone(readRecord(text)) as { content: { heroSection: { title: string } } } & Fields;
  data.content.heroSection.title = title;
  return mergeRecord(text, data);
}

/** A checker for a folder with these parts of the English content, and with this home page if it is given. Both are for one test. */
function checkerOf(parts: readonly string[], home?: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'checker-'));
  for (const part of parts) {
    cpSync(`content/en/${part}`, path.join(folder, 'content/en', part), { recursive: true });
  }
  if (home !== undefined) writeFileSync(path.join(folder, HOME), home);
  const checker = createChecker(folder);
  onTestFinished(async () => {
    await checker.stop();
    rmSync(folder, { recursive: true });
  });
  return { folder, checker };
}

it('reports faults that a change causes, in the record and between records, but no faults from before', async () => {
  // Only a part of the site: many records are missing from the start, and each check is quick.
  const { checker } = checkerOf(['pages', 'industries']);
  const change = (text: string | null) => [{ path: HOME, text }];
  const findingTexts = (findings: readonly { field: string; rule: string }[]) =>
    findings.map(({ field, rule }) => `${rule} ${field}`);
  expect(findingTexts(await checker.newFindings(change(withHeadline('We build software from $500.'))))).toEqual([
    'price content.heroSection.title',
  ]);
  expect(findingTexts(await checker.newFindings(change(withHeadline('x'.repeat(91)))))).toEqual([
    'schema content.heroSection.title',
  ]);
  expect(await checker.newFindings(change(withHeadline('We build software that lasts.')))).toEqual([]);
  // The home page shows this industry.
  const gone = await checker.newFindings([{ path: 'content/en/industries/healthcare.yaml', text: null }]);
  expect(findingTexts(gone)).toContain('references content.featuredSection.cards[1].industry');
});

it('does not report a fault of the drafts as new after a correction of it was not committed', async () => {
  const { checker } = checkerOf(['pages', 'industries'], withHeadline('We build software from $500.'));
  expect(await checker.newFindings([{ path: HOME, text: withHeadline('We build software that lasts.') }])).toEqual([]);
  const other = 'content/en/pages/accessibility.yaml';
  const text = `# Another comment.\n${readFileSync(other, 'utf8')}`;
  expect(await checker.newFindings([{ path: other, text }])).toEqual([]);
});

it('accepts a page with a fault that came from elsewhere after the first check', async () => {
  const { folder, checker } = checkerOf(['pages']);
  expect(await checker.newFindings([])).toEqual([]);
  const text = withHeadline('We build software from $500.');
  writeFileSync(path.join(folder, HOME), text);
  expect(await checker.newFindings([{ path: HOME, text: `# Another comment.\n${text}` }])).toEqual([]);
});

it('rejects when its worker ends, and starts another one for the next call', async () => {
  const { checker } = checkerOf(['pages']);
  const change = [{ path: HOME, text: withHeadline('We build software that lasts.') }];
  expect(await checker.newFindings(change)).toEqual([]);
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker) {
    void this.terminate();
  });
  await expect(checker.newFindings(change)).rejects.toThrow('has ended');
  expect(await checker.newFindings(change)).toEqual([]);
});

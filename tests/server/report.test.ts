/** The report of the counts. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseEnv } from '../../server/env.ts';
import { createLog } from '../../server/log.ts';
import { openAll } from '../../server/open.ts';
import { barsOf, scaleOf } from '../../server/report/geometry.ts';
import { reportPage } from '../../server/report/page.ts';
import { runReport } from '../../server/report/run.ts';
import { summarize } from '../../server/report/summary.ts';
import { terminalReport } from '../../server/report/terminal.ts';
import { limitRows, perDay, shareOf, spanOfDays } from '../../server/report/terms.ts';
import { addCounts, type Count, type Sums } from '../../server/store/counts.ts';
import { temporaryFolder } from './harness.ts';

const count = (day: string, kind: Count['kind'], name: string, sum: number): Count => ({ day, kind, name, count: sum });
const COUNTS: readonly Count[] = [
  count('2026-11-01', 'page', '/', 1200),
  count('2026-11-03', 'page', '/', 34),
  count('2026-11-03', 'page', '/ar/services', 100),
  count('2026-11-03', 'device', 'phone', 1000),
  count('2026-11-03', 'device', 'computer', 334),
  count('2026-11-03', 'referrer', '(direct)', 3),
  count('2026-11-03', 'referrer', 'example.com', 5),
  count('2026-11-03', 'campaign', '<b>ربيع</b>', 2),
  count('2026-11-03', 'missing', '/old', 7),
  count('2026-11-03', 'sent:contact', '/ar/contact', 1),
  count('2026-11-03', 'sent:contact', '/contact', 2),
];
/** The sums of counts, each of another day or name. */
const sumsOf = (counts: readonly Count[]): Sums => {
  const days = Map.groupBy(
    counts.filter(({ kind }) => kind === 'page'),
    ({ day }) => day,
  );
  return {
    names: counts,
    days: [...days].map(([day, views]) => ({ day, count: views.reduce((sum, view) => sum + view.count, 0) })),
  };
};
const summary = summarize(sumsOf(COUNTS), '2026-11-01', '2026-11-03');

describe('the sums', () => {
  it('include all days, also those without views', () => {
    expect(summary).toMatchObject({ views: 1334, sent: 3, missing: 7 });
    expect(summary.days).toEqual([
      { day: '2026-11-01', count: 1200 },
      { day: '2026-11-02', count: 0 },
      { day: '2026-11-03', count: 134 },
    ]);
  });

  it('are in tables, largest first', () => {
    const { pages, languages, forms, referrers } = summary.tables;
    const rowsOf = ({ rows }: typeof pages) => rows.map((row) => [...row.labels, row.count]);
    expect(rowsOf(pages)).toEqual([
      ['/', 1234],
      ['/ar/services', 100],
    ]);
    expect(rowsOf(languages)).toEqual([
      ['English', 1234],
      ['العربية', 100],
    ]);
    expect(rowsOf(forms)).toEqual([
      ['Contact', '/contact', 2],
      ['Contact', '/ar/contact', 1],
    ]);
    expect(rowsOf(referrers)).toEqual([
      ['example.com', 5],
      ['no site named', 3],
    ]);
  });
});

describe('numbers', () => {
  it.each([
    [1, 3, '33%'],
    [1, 1000, '< 1%'],
    [0, 3, '0%'],
    [0, 0, '0%'],
  ])('%i of %i is %s', (part, whole, expected) => {
    expect(shareOf(part, whole)).toBe(expected);
  });

  it('a table that is cut has the number and the sum of the rows left out; one row alone is not left out', () => {
    const rows = [5, 4, 3, 2, 1].map((sum) => ({ count: sum }));
    expect(limitRows(rows, 4)).toEqual({ rows });
    expect(limitRows(rows, 3)).toEqual({ rows: rows.slice(0, 3), more: { rows: 2, count: 3 } });
  });

  it.each([
    [0, 1, 1],
    [3, 3, 1],
    [899, 1000, 500],
    [4457, 6000, 2000],
    [1_000_000, 1_000_000, 500_000],
  ])('a chart up to %i ends at %i, with lines every %i', (most, top, step) => {
    expect(scaleOf(most)).toEqual({ top, step });
  });

  it.each([
    [92, 92, '1 January 2026'],
    [93, 14, '1–7 January 2026'],
    [1000, 34, '1–30 January 2026'],
  ])('%i days are %i bars, the first of %s', (days, bars, first) => {
    const start = Date.parse('2026-01-01');
    const all = Array.from({ length: days }, (_, index) => ({
      day: new Date(start + index * 86_400_000).toISOString().slice(0, 10),
      count: 1,
    }));
    const drawn = barsOf(all);
    expect(drawn).toHaveLength(bars);
    // The spaces around the dash differ between versions of the locale data.
    expect(spanOfDays(drawn[0]?.first ?? '', drawn[0]?.last ?? '').replace(/\s*–\s*/, '–')).toBe(first);
    expect(drawn.reduce((sum, bar) => sum + bar.count, 0)).toBe(days);
  });
});

it('the terminal report has tables in columns and no terminal escapes', () => {
  const text = terminalReport(
    summarize(sumsOf([...COUNTS, count('2026-11-03', 'missing', '/\u001b[2J', 1)]), '2026-11-01', '2026-11-03'),
    20,
  );
  expect(text).toContain('PAGES\nPage          Views  Share\n/             1,234    93%\n/ar/services    100     7%\n');
  expect(text).not.toContain('\u001b');
});

describe('the page', () => {
  const page = parse(reportPage(summary, 20));

  it('loads nothing: no scripts, no URLs, and a policy that refuses both', () => {
    const text = reportPage(summary, 20);
    expect(text).not.toMatch(/<script|<link|<img|<iframe|https?:|url\(|@import/);
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
  });

  it('has eight tables with captions and headings, and bars hidden from screen readers', () => {
    const tables = page.querySelectorAll('table');
    expect(tables).toHaveLength(8);
    for (const table of tables) {
      expect(table.querySelector('caption')?.text.trim()).not.toBe('');
      expect(table.querySelectorAll('th[scope="col"]').length).toBeGreaterThan(1);
      expect(table.querySelectorAll('tbody tr').length).toBe(table.querySelectorAll('th[scope="row"]').length);
    }
    const bars = page.querySelectorAll('svg:not([role="img"])');
    expect(bars).not.toEqual([]);
    for (const bar of bars) expect(bar.getAttribute('aria-hidden')).toBe('true');
  });

  it('escapes HTML in the names of counts', () => {
    expect(reportPage(summary, 20)).toContain('&lt;b&gt;ربيع&lt;/b&gt;');
  });

  it('marks the tables without counts', () => {
    const empty = reportPage(summarize(sumsOf([count('2026-11-01', 'page', '/', 1)]), '2026-11-01', '2026-11-01'), 20);
    expect(parse(empty).querySelectorAll('.none')).toHaveLength(5);
  });
});

describe('the command', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(async () => {
    folder = temporaryFolder();
    const { database } = await openAll(parseEnv({ DATA_DIR: folder.path }), createLog('error'));
    await addCounts(database, COUNTS);
    await database.close();
  });
  afterEach(() => folder.remove());

  async function report(...words: string[]) {
    let [out, err] = ['', ''];
    const code = await runReport(
      words,
      { DATA_DIR: folder.path },
      { write: (text) => void (out += text), progress: (text) => void (err += text) },
    );
    return { code, out, err };
  }

  it('rounds views a day below ten to a tenth, others to whole numbers', () => {
    expect([perDay(2, 28), perDay(45, 30), perDay(1334, 3), perDay(0, 3)]).toEqual([0.1, 1.5, 445, 0]);
  });

  it('prints tables and writes the page', async () => {
    const file = join(folder.path, 'report.html');
    const { code, out, err } = await report('--from', '2026-11-01', '--to', '2026-11-03', '--file', file);
    expect([code, err]).toEqual([0, expect.stringContaining(`written: ${file}`)]);
    expect(out).toContain('views: 1,334, a day: 445\nforms sent: 3, not found (404): 7\n');
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('1,334');
    // In print and with forced colours, browsers leave out backgrounds: the colours of the divided bars would have no key.
    expect(page).toMatch(/th::before\{[^}]*print-color-adjust:exact;forced-color-adjust:none/);
  });

  it.each([
    [['--to', '2026-11-03'], '--from is missing'],
    [['--from', '2026-11-01'], '--to is missing'],
    [['--from', '1 November', '--to', '2026-11-03'], "--from must be a day such as 2026-11-01, and is '1 November'"],
    [['--from', '2026-11-01', '--to', '2026-11-31'], "--to must be a day such as 2026-11-01, and is '2026-11-31'"],
    [['--from', '2026-11-04', '--to', '2026-11-03'], '--from is 2026-11-04, after --to, which is 2026-11-03'],
    [
      ['--from', '2026-11-01', '--to', '2026-11-03', '--rows', '0'],
      "--rows must be a number from 1 to 9999, and is '0'",
    ],
    [['--since', '2026-11-01'], "Unknown option '--since'"],
    [['2026-11-01'], 'Unexpected argument'],
    [['--from', '2025-01-01', '--to', '2025-01-31'], 'nothing was counted from 2025-01-01 to 2025-01-31'],
  ])('refuses %j: %s', async (words, reason) => {
    const { code, out, err } = await report(...words);
    expect([code, out, err]).toEqual([1, '', expect.stringContaining(reason)]);
  });

  it('names the option when it cannot write the file', async () => {
    const taken = join(folder.path, 'taken');
    mkdirSync(taken);
    const { code, err } = await report('--from', '2026-11-01', '--to', '2026-11-03', '--file', taken);
    expect([code, err]).toEqual([1, expect.stringContaining('--file: Error EISDIR')]);
  });
});

/** Formats counts of pages and of kinds as a table, with the earlier number before each count if there is one. */
import type { Counts } from './count.ts';

const COLUMNS = ['words', 'short', 'sweeping'] as const;

export type Pages = ReadonlyMap<string, Counts>;

/** The kind of a page by its path: groups count as services. */
const kindOf = (page: string): string => page.split('/')[0] ?? '';

const sumOf = (all: readonly Counts[]): Counts => ({
  words: all.reduce((sum, { words }) => sum + words, 0),
  short: all.reduce((sum, { short }) => sum + short, 0),
  sweeping: all.reduce((sum, { sweeping }) => sum + sweeping, 0),
});

/** Sums by kind, then of all pages. */
function totals(pages: Pages): Pages {
  const kinds = Map.groupBy(pages, ([page]) => kindOf(page));
  const sums = [...kinds].map(([kind, entries]) => [kind, sumOf(entries.map(([, counts]) => counts))] as const);
  return new Map([...sums, ['all', sumOf([...pages.values()])]]);
}

function rowsOf(now: Pages, before?: Pages): string[] {
  const names = [...new Set([...now.keys(), ...(before?.keys() ?? [])])];
  return names.map((name) => {
    const cells = COLUMNS.map((column) => {
      const value = String(now.get(name)?.[column] ?? '-');
      return before ? `${before.get(name)?.[column] ?? '-'} → ${value}` : value;
    });
    return `| ${[name, ...cells].join(' | ')} |`;
  });
}

/** The table in Markdown: pages first, then the sums by kind. */
export const tableOf = (now: Pages, before?: Pages): string =>
  [
    '| page | words before technologies | sentences of 7 words or fewer | nobody, somebody, never, no one |',
    '| --- | --- | --- | --- |',
    ...rowsOf(now, before),
    ...rowsOf(totals(now), before && totals(before)),
  ].join('\n');

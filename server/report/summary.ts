/** Computes the tables and totals of a report from the counts of single days. */
import type { FormName } from '#shared/forms/formTypes.ts';
import { localeOf } from '#shared/locales.ts';
import { localeOfPath } from '#shared/paths.ts';
import { DIRECT } from '../counts/kinds.ts';
import type { Count } from '../store/counts.ts';
import { DAY, dayOf } from '../time.ts';

export interface DayCount {
  /** As `2026-03-01`. */
  day: string;
  count: number;
}

export interface Row {
  /** Texts for all columns of the table except the last. */
  labels: readonly string[];
  count: number;
}

export interface Table {
  title: string;
  /** Column headings; the last one is that of the count. */
  columns: readonly string[];
  /** Highest count first. */
  rows: readonly Row[];
  /** Sum of all rows. */
  total: number;
}

export interface Summary {
  from: string;
  to: string;
  /** Views of each day, including days without views. */
  days: readonly DayCount[];
  views: number;
  /** Number of submitted forms. */
  sent: number;
  /** Number of requests for addresses that do not exist (404). */
  missing: number;
  tables: Readonly<Record<'pages' | 'referrers' | 'campaigns' | 'languages' | 'devices' | 'forms' | 'missing', Table>>;
}

const SENT = 'sent:';
const FORMS: Readonly<Record<FormName, string>> = {
  contact: 'Contact',
  newsletter: 'Newsletter',
  application: 'Application',
  download: 'Download',
};

/** Groups the counts by the labels that `labelsOf` returns, and sums each group. Counts for which it returns undefined are left out. */
function table(
  title: string,
  columns: readonly string[],
  counts: readonly Count[],
  labelsOf: (count: Count) => readonly string[] | undefined,
): Table {
  const sums = new Map<string, Row>();
  for (const item of counts) {
    const labels = labelsOf(item);
    if (!labels) continue;
    const key = labels.join('\n');
    sums.set(key, { labels, count: item.count + (sums.get(key)?.count ?? 0) });
  }
  const rows = [...sums.values()].toSorted(
    (a, b) => b.count - a.count || a.labels.join('\n').localeCompare(b.labels.join('\n'), 'en'),
  );
  return { title, columns, rows, total: rows.reduce((sum, { count }) => sum + count, 0) };
}

const named =
  (kind: Count['kind'], label = (name: string) => name) =>
  (count: Count) =>
    count.kind === kind ? [label(count.name)] : undefined;

const languageOf = (path: string): string => localeOf(localeOfPath(path)).name;

function daysOf(counts: readonly Count[], from: string, to: string): DayCount[] {
  const views = new Map<string, number>();
  for (const { day, kind, count } of counts) if (kind === 'page') views.set(day, count + (views.get(day) ?? 0));
  const length = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return Array.from({ length }, (_, index) => {
    const day = dayOf(Date.parse(from) + index * DAY);
    return { day, count: views.get(day) ?? 0 };
  });
}

/** Sums the counts of all days from `from` to `to`, both included. */
export function summarize(counts: readonly Count[], from: string, to: string): Summary {
  const tables = {
    pages: table('Pages', ['Page', 'Views'], counts, named('page')),
    referrers: table(
      'Where readers came from',
      ['Site', 'Views'],
      counts,
      named('referrer', (host) => (host === DIRECT ? 'no site named' : host)),
    ),
    campaigns: table('Campaigns', ['Campaign', 'Views'], counts, named('campaign')),
    languages: table('Languages', ['Language', 'Views'], counts, named('page', languageOf)),
    devices: table(
      'Devices',
      ['Device', 'Views'],
      counts,
      named('device', (device) => (device === 'phone' ? 'Phones' : 'Computers')),
    ),
    forms: table('Forms sent', ['Form', 'Page', 'Sent'], counts, ({ kind, name }) =>
      kind.startsWith(SENT) ? [FORMS[kind.slice(SENT.length) as FormName], name] : undefined,
    ),
    missing: table('Addresses not found (404)', ['Address', 'Requests'], counts, named('missing')),
  };
  return {
    from,
    to,
    days: daysOf(counts, from, to),
    views: tables.pages.total,
    sent: tables.forms.total,
    missing: tables.missing.total,
    tables,
  };
}

/** Computes the tables and totals of a report from the sums of the counts. */
import type { FormName } from '#shared/forms/formTypes.ts';
import { localeOf } from '#shared/locales.ts';
import { localeOfPath } from '#shared/paths.ts';
import { DIRECT } from '../counts/kinds.ts';
import type { DayCount, Sum, Sums } from '../store/counts.ts';
import { DAY, dayOf } from '../time.ts';

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

/** Groups the sums by the labels that `labelsOf` returns, and adds up each group. Sums for which it returns undefined are left out. */
function table(
  title: string,
  columns: readonly string[],
  sums: readonly Sum[],
  labelsOf: (sum: Sum) => readonly string[] | undefined,
): Table {
  const groups = new Map<string, Row>();
  for (const item of sums) {
    const labels = labelsOf(item);
    if (!labels) continue;
    const key = labels.join('\n');
    groups.set(key, { labels, count: item.count + (groups.get(key)?.count ?? 0) });
  }
  const rows = [...groups.values()].toSorted(
    (a, b) => b.count - a.count || a.labels.join('\n').localeCompare(b.labels.join('\n'), 'en'),
  );
  return { title, columns, rows, total: rows.reduce((sum, { count }) => sum + count, 0) };
}

const named =
  (kind: Sum['kind'], label = (name: string) => name) =>
  (sum: Sum) =>
    sum.kind === kind ? [label(sum.name)] : undefined;

const languageOf = (path: string): string => localeOf(localeOfPath(path)).name;

function daysOf(days: readonly DayCount[], from: string, to: string): DayCount[] {
  const views = new Map(days.map(({ day, count }) => [day, count]));
  const length = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return Array.from({ length }, (_, index) => {
    const day = dayOf(Date.parse(from) + index * DAY);
    return { day, count: views.get(day) ?? 0 };
  });
}

/** The report of the days from `from` to `to`, both included. `names` and `days` are the sums of these days. */
export function summarize({ names, days }: Sums, from: string, to: string): Summary {
  const tables = {
    pages: table('Pages', ['Page', 'Views'], names, named('page')),
    referrers: table(
      'Where readers came from',
      ['Site', 'Views'],
      names,
      named('referrer', (host) => (host === DIRECT ? 'no site named' : host)),
    ),
    campaigns: table('Campaigns', ['Campaign', 'Views'], names, named('campaign')),
    languages: table('Languages', ['Language', 'Views'], names, named('page', languageOf)),
    devices: table(
      'Devices',
      ['Device', 'Views'],
      names,
      named('device', (device) => (device === 'phone' ? 'Phones' : 'Computers')),
    ),
    forms: table('Forms sent', ['Form', 'Page', 'Sent'], names, ({ kind, name }) =>
      kind.startsWith(SENT) ? [FORMS[kind.slice(SENT.length) as FormName], name] : undefined,
    ),
    missing: table('Addresses not found (404)', ['Address', 'Requests'], names, named('missing')),
  };
  return {
    from,
    to,
    days: daysOf(days, from, to),
    views: tables.pages.total,
    sent: tables.forms.total,
    missing: tables.missing.total,
    tables,
  };
}

/** Exports leads as text. */
import { definitions } from '../forms/definitions.ts';
import type { Database } from '../store/database.ts';
import { listLeads } from '../store/leads.ts';
import type { LeadWithFollowUp, LeadFilter } from '../store/store.ts';
import { isoTime } from '../time.ts';
import { leadColumns } from './columns.ts';
import { BOM, csvLine } from './csv.ts';

/** Format of an export. */
export interface Format {
  name: 'csv' | 'json';
  /** CSV starts with a byte order mark. Has no effect on JSON. */
  hasBom: boolean;
}

/** A part of an export. */
export interface ExportPage {
  leads: readonly LeadWithFollowUp[];
  text: string;
}

/** Additional columns after all others, with values from the caller. */
export interface MoreColumns {
  columns: readonly string[];
  valuesOf: (lead: LeadWithFollowUp) => Promise<Readonly<Record<string, string>>>;
}

const NO_MORE: MoreColumns = { columns: [], valuesOf: () => Promise.resolve({}) };

/** Maximum number of leads in a part. */
export const EXPORT_PAGE = 200;

function rowOf(lead: LeadWithFollowUp): Record<string, string> {
  const { id, kind, state, createdAt, name, email, fields, attribution, followUp } = lead;
  return {
    ...attribution,
    ...fields,
    id,
    kind,
    state,
    received: isoTime(createdAt),
    name,
    email,
    progress: followUp.progress,
    our_note: followUp.note,
    changed_by: followUp.changedBy ?? '',
    changed_at: followUp.changedAt === undefined ? '' : isoTime(followUp.changedAt),
  };
}

/**
 * Yields all leads that match, oldest first, in parts. Together the texts are one CSV file, or one JSON array with one object per line.
 */
export async function* exportPages(
  database: Database,
  filter: LeadFilter,
  { name, hasBom }: Format,
  more = NO_MORE,
): AsyncGenerator<ExportPage> {
  const columns = [...leadColumns(definitions), ...more.columns];
  const lineOf = (row: Readonly<Record<string, string>>): string => csvLine(columns.map((column) => row[column] ?? ''));
  yield { leads: [], text: name === 'csv' ? `${hasBom ? BOM : ''}${csvLine(columns)}` : '[' };
  for (let after: LeadWithFollowUp | undefined; ;) {
    const leads = await listLeads(database, { ...filter, after, limit: EXPORT_PAGE });
    const rows = await Promise.all(leads.map(async (lead) => ({ ...rowOf(lead), ...(await more.valuesOf(lead)) })));
    const lines = rows.map((row, index) =>
      name === 'csv' ? lineOf(row) : `${after === undefined && index === 0 ? '' : ','}\n${JSON.stringify(row)}`,
    );
    if (leads.length > 0) yield { leads, text: lines.join('') };
    after = leads.at(-1);
    if (leads.length < EXPORT_PAGE) break;
  }
  yield { leads: [], text: name === 'csv' ? '' : '\n]\n' };
}

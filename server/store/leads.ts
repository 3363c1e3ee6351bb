/** Reading leads. */
import { bytes, integer, optionalText, text, type Database, type Row, type Transaction } from './database.ts';
import type { FormName } from '#shared/forms/formTypes.ts';
import { escapeLike } from './like.ts';
import type { Attachment, Lead, LeadFilter } from './store.ts';

const toLead = (row: Row): Lead => ({
  id: text(row.id),
  kind: text(row.kind) as FormName,
  state: text(row.state) as Lead['state'],
  reason: optionalText(row.reason),
  name: text(row.name),
  email: text(row.email),
  fields: JSON.parse(text(row.fields)) as Record<string, string>,
  attribution: JSON.parse(text(row.attribution)) as Record<string, string>,
  createdAt: integer(row.created_at),
  sequence: integer(row.rowid),
});

/** SQLite shows the number of a row only to those who ask for it by name. */
const COLUMNS = 'id, kind, state, reason, name, email, fields, attribution, created_at, rowid';

type Filter = Omit<LeadFilter, 'after' | 'limit'>;

/** The condition of a filter, with the values of its first three parameters. */
function conditionOf({ dialect }: Database, { kind, state, search }: Filter) {
  // Only what was typed: names of fields, the signs of JSON and the language of the page are not to be found.
  const values = dialect === 'postgres' ? 'json_each_text(CAST(fields AS json))' : 'json_each(fields)';
  const condition = `($1 = '' OR kind = $1) AND ($2 = '' OR state = $2)
    AND ($3 = '' OR lower(name) LIKE $3 ESCAPE '\\' OR email_key LIKE $3 ESCAPE '\\' OR EXISTS (
      SELECT 1 FROM ${values} AS field WHERE field.key <> 'locale' AND lower(field.value) LIKE $3 ESCAPE '\\'))`;
  return { condition, parameters: [kind ?? '', state ?? '', search === undefined ? '' : `%${escapeLike(search)}%`] };
}

/** Leads that match, oldest first, in pages: pass the last one of a page as `after` for the next. */
export async function listLeads(database: Database, { after, limit, ...filter }: LeadFilter): Promise<Lead[]> {
  const { condition, parameters } = conditionOf(database, filter);
  const rows = await database.transaction(({ query }) =>
    query(
      `SELECT ${COLUMNS} FROM leads WHERE ${condition} AND (created_at > $4 OR (created_at = $4 AND rowid > $5))
       ORDER BY created_at, rowid LIMIT $6`,
      [...parameters, after?.createdAt ?? -1, after?.sequence ?? 0, limit],
    ),
  );
  return rows.map(toLead);
}

/** The newest `limit` leads that match, oldest first, and how many match in all. */
export async function newestLeads(
  database: Database,
  filter: Filter,
  limit: number,
): Promise<{ leads: Lead[]; total: number }> {
  const { condition, parameters } = conditionOf(database, filter);
  return database.transaction(async ({ query }) => {
    const newest = `SELECT ${COLUMNS} FROM leads WHERE ${condition} ORDER BY created_at DESC, rowid DESC LIMIT $4`;
    const leads = (await query(newest, [...parameters, limit])).map(toLead).toReversed();
    const [row] = await query(`SELECT COUNT(*) AS count FROM leads WHERE ${condition}`, parameters);
    return { leads, total: integer(row?.count) };
  });
}

/** The lead with this id, inside a transaction. */
export async function leadWith({ query }: Transaction, id: string): Promise<Lead | undefined> {
  const [row] = await query(`SELECT ${COLUMNS} FROM leads WHERE id = $1`, [id]);
  return row && toLead(row);
}

/** The lead with this id. */
export const findLead = (database: Database, id: string): Promise<Lead | undefined> =>
  database.transaction((transaction) => leadWith(transaction, id));

/** The lead whose id starts so, when only one does. */
export async function findLeadByPrefix(database: Database, prefix: string): Promise<Lead | undefined> {
  const rows = await database.transaction(({ query }) =>
    query(`SELECT ${COLUMNS} FROM leads WHERE id LIKE $1 ESCAPE '\\' LIMIT 2`, [`${escapeLike(prefix)}%`]),
  );
  return rows.length === 1 && rows[0] ? toLead(rows[0]) : undefined;
}

const risksOf = (row: Row): string[] => text(row.risks).split(' ').filter(Boolean);

/** What is known of the file that came with a lead, without its content; the size is in bytes. */
export async function describeAttachment(
  { query }: Transaction,
  leadId: string,
): Promise<(Omit<Attachment, 'content'> & { size: number }) | undefined> {
  const [row] = await query('SELECT file_name, size, risks FROM attachments WHERE lead_id = $1', [leadId]);
  return row && { fileName: text(row.file_name), size: integer(row.size), risks: risksOf(row) };
}

/** The file that came with a lead. */
export async function findAttachment(database: Database, leadId: string): Promise<Attachment | undefined> {
  const [row] = await database.transaction(({ query }) =>
    query('SELECT * FROM attachments WHERE lead_id = $1', [leadId]),
  );
  if (!row) return undefined;
  return { fileName: text(row.file_name), content: bytes(row.content), risks: risksOf(row) };
}

/** Leads that came in the given time, suspects among them, for the digest. */
export async function leadsBetween(database: Database, from: number, to: number): Promise<Lead[]> {
  const rows = await database.transaction(({ query }) =>
    query(`SELECT ${COLUMNS} FROM leads WHERE created_at >= $1 AND created_at < $2 ORDER BY created_at, rowid`, [
      from,
      to,
    ]),
  );
  return rows.map(toLead);
}

/** How many suspects are kept that came from `from` on and before `to`. */
export async function countSuspects({ query }: Transaction, from = 0, to = Number.MAX_SAFE_INTEGER): Promise<number> {
  const [row] = await query(
    `SELECT COUNT(*) AS count FROM leads WHERE state = 'quarantined' AND created_at >= $1 AND created_at < $2`,
    [from, to],
  );
  return integer(row?.count);
}

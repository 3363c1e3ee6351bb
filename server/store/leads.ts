/** Reads leads. */
import type { FormName } from '#shared/forms/formTypes.ts';
import { foldLetters } from '#shared/searchText.ts';
import { emailKey } from './addresses.ts';
import {
  bytes,
  integer,
  optionalInteger,
  optionalText,
  text,
  type Database,
  type Row,
  type Transaction,
  type Value,
} from './database.ts';
import { foldedSql } from './folding.ts';
import { escapeLike } from './like.ts';
import type {
  Attachment,
  AttachmentInfo,
  LeadWithFollowUp,
  Lead,
  LeadFilter,
  LeadPosition,
  Progress,
} from './store.ts';

const toLead = (row: Row): LeadWithFollowUp => ({
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
  followUp: {
    progress: text(row.progress) as Progress,
    note: text(row.note),
    version: integer(row.version),
    changedBy: optionalText(row.changed_by),
    changedAt: optionalInteger(row.changed_at),
  },
});

/** All columns by name, because SQLite does not include `rowid` in `*`. */
const COLUMNS =
  'id, kind, state, reason, name, email, fields, attribution, created_at, rowid, progress, note, version, changed_by, changed_at';

/** A text that may be the start of an id, as lists and the subjects of mails show it. */
const ID_START = /^[0-9a-f]{8}[0-9a-f-]*$/i;

/** The SQL condition for a filter and, with `place`, for leads before (`<`) or after (`>`) a position; with its parameter values. */
function conditionOf(
  { dialect }: Database,
  { kinds, state, progress, search, alsoFound = {} }: LeadFilter,
  place?: { side: '<' | '>'; of: LeadPosition | undefined },
): { condition: string; parameters: readonly Value[] } {
  const parameters: Value[] = [];
  const bind = (value: Value): string => `$${parameters.push(value)}`;
  const conditions = ['TRUE'];
  if (kinds) conditions.push(`kind IN (${kinds.map(bind).join(', ')})`);
  if (state) conditions.push(`state = ${bind(state)}`);
  if (progress) conditions.push(`progress = ${bind(progress)}`);
  if (search !== undefined) {
    const like = `LIKE ${bind(`%${foldLetters(escapeLike(search))}%`)} ESCAPE '\\'`;
    const folded = (column: string): string => foldedSql(dialect, column);
    const byId = ID_START.test(search) ? `id LIKE ${bind(`${escapeLike(search)}%`)} OR ` : '';
    // Searches only in values: not in field names, JSON syntax or the language of the page.
    const values = dialect === 'postgres' ? 'json_each_text(CAST(fields AS json))' : 'json_each(fields)';
    const matches = [
      `field.key <> 'locale' AND ${folded('field.value')} ${like}`,
      ...Object.entries(alsoFound)
        .filter(([, some]) => some.length > 0)
        .map(([name, some]) => `field.key = ${bind(name)} AND field.value IN (${some.map(bind).join(', ')})`),
    ];
    const own = ['name', 'email_key', 'note'].map((column) => `${folded(column)} ${like}`).join(' OR ');
    conditions.push(`(${byId}${own} OR EXISTS (
      SELECT 1 FROM ${values} AS field WHERE ${matches.join(' OR ')}))`);
  }
  if (place?.of) {
    const time = bind(place.of.createdAt);
    const sequence = bind(place.of.sequence);
    conditions.push(`(created_at ${place.side} ${time} OR (created_at = ${time} AND rowid ${place.side} ${sequence}))`);
  }
  return { condition: conditions.join(' AND '), parameters };
}

/** At most `limit` leads that match, oldest first. For the next page, pass the last lead of a page as `after`. */
export async function listLeads(
  database: Database,
  { after, limit, ...filter }: LeadFilter & { after?: LeadPosition | undefined; limit: number },
): Promise<LeadWithFollowUp[]> {
  const { condition, parameters } = conditionOf(database, filter, { side: '>', of: after });
  const rows = await database.transaction(({ query }) =>
    query(
      `SELECT ${COLUMNS} FROM leads WHERE ${condition} ORDER BY created_at, rowid LIMIT $${parameters.length + 1}`,
      [...parameters, limit],
    ),
  );
  return rows.map(toLead);
}

/**
 * The newest `limit` leads that match, oldest first, and the total number of matches.
 * @param before returns only leads before this position: for the page of older leads, pass the first lead of a page
 */
export async function newestLeads(
  database: Database,
  filter: LeadFilter,
  limit: number,
  before?: LeadPosition,
): Promise<{ leads: LeadWithFollowUp[]; total: number }> {
  const all = conditionOf(database, filter);
  const page = conditionOf(database, filter, { side: '<', of: before });
  return database.transaction(async ({ query }) => {
    const newest = `SELECT ${COLUMNS} FROM leads WHERE ${page.condition}
      ORDER BY created_at DESC, rowid DESC LIMIT $${page.parameters.length + 1}`;
    const leads = (await query(newest, [...page.parameters, limit])).map(toLead).toReversed();
    const [row] = await query(`SELECT COUNT(*) AS count FROM leads WHERE ${all.condition}`, all.parameters);
    return { leads, total: integer(row?.count) };
  });
}

/** Number of accepted leads of these kinds by progress, and number of quarantined ones. */
export async function countLeads(
  database: Database,
  kinds: readonly FormName[],
): Promise<Record<Progress | 'quarantined', number>> {
  const { condition, parameters } = conditionOf(database, { kinds });
  const rows = await database.transaction(({ query }) =>
    query(
      `SELECT CASE WHEN state = 'quarantined' THEN state ELSE progress END AS name, COUNT(*) AS count
       FROM leads WHERE ${condition} GROUP BY 1`,
      parameters,
    ),
  );
  const counts = Object.fromEntries(rows.map(({ name, count }) => [text(name), integer(count)]));
  return { new: 0, answered: 0, closed: 0, quarantined: 0, ...counts };
}

/**
 * Stored data of a mail address: its leads (id and kind), and the kinds of all its data, with `newsletter` for a confirmed or pending
 * subscriber and `download` for a request for a file, which are no leads.
 */
export async function storedDataOf(
  database: Database,
  email: string,
): Promise<{ leads: { id: string; kind: FormName }[]; kinds: FormName[] }> {
  const key = emailKey(email);
  return database.transaction(async ({ query }) => {
    const rows = await query('SELECT id, kind FROM leads WHERE email_key = $1 ORDER BY created_at, rowid', [key]);
    const leads = rows.map(({ id, kind }) => ({ id: text(id), kind: text(kind) as FormName }));
    const others = await query(
      `SELECT 'newsletter' AS kind FROM subscribers WHERE email_key = $1
       UNION SELECT 'download' AS kind FROM download_requests WHERE email_key = $1`,
      [key],
    );
    const kinds = [...leads.map(({ kind }) => kind), ...others.map(({ kind }) => text(kind) as FormName)];
    return { leads, kinds: [...new Set(kinds)] };
  });
}

/** Reads the lead with this id inside a transaction. */
export async function leadWith({ query }: Transaction, id: string): Promise<LeadWithFollowUp | undefined> {
  const [row] = await query(`SELECT ${COLUMNS} FROM leads WHERE id = $1`, [id]);
  return row && toLead(row);
}

/** Reads the lead with this id in its own transaction. */
export const findLead = (database: Database, id: string): Promise<LeadWithFollowUp | undefined> =>
  database.transaction((transaction) => leadWith(transaction, id));

/** The lead whose id starts with the given text, if exactly one does. */
export async function findLeadByPrefix(database: Database, prefix: string): Promise<LeadWithFollowUp | undefined> {
  const rows = await database.transaction(({ query }) =>
    query(`SELECT ${COLUMNS} FROM leads WHERE id LIKE $1 ESCAPE '\\' LIMIT 2`, [`${escapeLike(prefix)}%`]),
  );
  return rows.length === 1 && rows[0] ? toLead(rows[0]) : undefined;
}

const risksOf = (row: Row): string[] => text(row.risks).split(' ').filter(Boolean);

/** Metadata of the file of a lead. */
export async function describeAttachment({ query }: Transaction, leadId: string): Promise<AttachmentInfo | undefined> {
  const [row] = await query('SELECT file_name, size, risks FROM attachments WHERE lead_id = $1', [leadId]);
  return row && { fileName: text(row.file_name), size: integer(row.size), risks: risksOf(row) };
}

/** The file of a lead. */
export async function findAttachment(database: Database, leadId: string): Promise<Attachment | undefined> {
  const [row] = await database.transaction(({ query }) =>
    query('SELECT * FROM attachments WHERE lead_id = $1', [leadId]),
  );
  if (!row) return undefined;
  return { fileName: text(row.file_name), content: bytes(row.content), risks: risksOf(row) };
}

/** Leads received from `from` (inclusive) to `to` (exclusive), in milliseconds since 1970, including quarantined ones; oldest first. */
export async function leadsBetween(database: Database, from: number, to: number): Promise<Lead[]> {
  const rows = await database.transaction(({ query }) =>
    query(`SELECT ${COLUMNS} FROM leads WHERE created_at >= $1 AND created_at < $2 ORDER BY created_at, rowid`, [
      from,
      to,
    ]),
  );
  return rows.map(toLead);
}

/**
 * Ids of the accepted leads, without applications, received from `from` (inclusive) to `to` (exclusive), in milliseconds since 1970, for
 * which the queue has no mail of their own, in any state.
 */
export async function idsWithoutMail({ query }: Transaction, from: number, to: number): Promise<Set<string>> {
  const rows = await query(
    `SELECT id FROM leads WHERE created_at >= $1 AND created_at < $2 AND state = 'accepted' AND kind <> 'application'
     AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.lead_id = leads.id AND outbox.kind = 'lead-mail')`,
    [from, to],
  );
  return new Set(rows.map(({ id }) => text(id)));
}

/** Number of quarantined leads received from `from` (inclusive) to `to` (exclusive), in milliseconds since 1970. */
export async function countSuspects({ query }: Transaction, from = 0, to = Number.MAX_SAFE_INTEGER): Promise<number> {
  const [row] = await query(
    `SELECT COUNT(*) AS count FROM leads WHERE state = 'quarantined' AND created_at >= $1 AND created_at < $2`,
    [from, to],
  );
  return integer(row?.count);
}

/** Requests for files that need a confirmed mail address: anyone can request a file, and the link is sent to the mailbox. */
import { randomUUID } from 'node:crypto';
import type { Secret } from '../forms/secret.ts';
import { emailKey } from './addresses.ts';
import { countMailIfAllowed, type MailboxLimit } from './mailboxLimits.ts';
import { integer, text, type Database, type Row, type Transaction } from './database.ts';
import { insertLead } from './insertLead.ts';
import { enqueue } from './outbox.ts';
import type { LeadDraft, Submission } from './store.ts';
import { isSuppressed } from './suppressions.ts';
import { DAY, MINUTE } from '../time.ts';

/** A page may offer several files, and a visitor may request all of them. */
const LIMITS: readonly MailboxLimit[] = [
  { window: 10 * MINUTE, count: 3 },
  { window: DAY, count: 10 },
];

/** A request for a file, stored until its link expires. */
export interface DownloadRequest {
  id: string;
  /** The lead that is stored when the address is confirmed; its field `file` is the path of the file. */
  lead: LeadDraft;
  /** In milliseconds since 1970. */
  expiresAt: number;
  isConfirmed: boolean;
}

/**
 * Stores a request for a file and queues the mail with the link, unless the address is suppressed or has reached a limit. The caller does
 * not learn whether the mail was queued.
 * @param validMs how long the link is valid, in milliseconds
 * @param perHour limit of confirmation mails of the whole server
 */
export async function requestDownload(
  transaction: Transaction,
  secret: Secret,
  { lead, validMs }: { lead: LeadDraft; validMs: number },
  perHour: number,
): Promise<void> {
  const { query, now } = transaction;
  const { email, fields, attribution = {} } = lead;
  if (await isSuppressed(transaction, secret, email)) return;
  await transaction.lock('confirmations');
  if (!(await countMailIfAllowed(transaction, secret, email, { purpose: 'download', limits: LIMITS, perHour }))) return;
  const requestId = randomUUID();
  const expiresAt = now + validMs;
  await query(
    `INSERT INTO download_requests (id, email, email_key, fields, attribution, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [requestId, email, emailKey(email), JSON.stringify(fields), JSON.stringify(attribution), now, expiresAt],
  );
  await enqueue(transaction, {
    kind: 'download-mail',
    dedupeKey: `download-mail:${requestId}`,
    requestId,
    payload: {
      email,
      request: requestId,
      expires: String(expiresAt),
      days: String(Math.round(validMs / DAY)),
      ...Object.fromEntries(['file', 'title', 'locale'].map((name) => [name, fields[name] ?? ''])),
    },
    expiresAt,
  });
}

const toRequest = (row: Row): DownloadRequest => ({
  id: text(row.id),
  lead: {
    name: '',
    email: text(row.email),
    fields: JSON.parse(text(row.fields)) as Record<string, string>,
    attribution: JSON.parse(text(row.attribution)) as Record<string, string>,
  },
  expiresAt: integer(row.expires_at),
  isConfirmed: integer(row.leads) > 0,
});

async function requestWith({ query }: Transaction, id: string): Promise<DownloadRequest | undefined> {
  const [row] = await query(
    `SELECT id, email, fields, attribution, expires_at, (SELECT COUNT(*) FROM leads WHERE leads.id = download_requests.id) AS leads
     FROM download_requests WHERE id = $1`,
    [id],
  );
  return row && toRequest(row);
}

/** The request with this id; undefined when it was removed, because its link had expired or the person was erased. */
export const findDownloadRequest = (database: Database, id: string): Promise<DownloadRequest | undefined> =>
  database.transaction((transaction) => requestWith(transaction, id));

/** Stores the lead of the request and queues its deliveries. Idempotent. Returns false when there is no such request. */
export function confirmDownload(
  database: Database,
  id: string,
  causes: Pick<Submission, 'deliveries' | 'receivers'>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.lock('confirmations');
    const request = await requestWith(transaction, id);
    if (!request) return false;
    const { lead, isConfirmed } = request;
    if (!isConfirmed) await insertLead(transaction, id, { form: 'download', lead, ...causes }, undefined);
    return true;
  });
}

/** Removes the mails to `email` that are pending or have failed. */
export async function cancelDownloadMails({ query }: Transaction, email: string): Promise<void> {
  await query(
    `DELETE FROM outbox WHERE kind = 'download-mail' AND state IN ('pending', 'dead')
     AND request_id IN (SELECT id FROM download_requests WHERE email_key = $1)`,
    [emailKey(email)],
  );
}

/** Removes requests whose link has expired. Their leads stay. */
export async function removeExpiredRequests({ query, now }: Transaction): Promise<void> {
  await query('DELETE FROM download_requests WHERE expires_at <= $1', [now]);
}

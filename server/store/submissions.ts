/** Takes what people send: once each, with everything it causes, in one transaction. */
import { createHash, randomUUID } from 'node:crypto';
import type { Secret } from '../forms/secret.ts';
import { emailKey } from './addresses.ts';
import { text, type Database, type Transaction } from './database.ts';
import { forgetAsked, signUp } from './newsletter.ts';
import { enqueue } from './outbox.ts';
import type { Attachment, LeadDelivery, Submission, SubmitResult, Suspect } from './store.ts';
import { DAY, MINUTE } from '../time.ts';

/** How long a key is remembered. */
const KEY_WINDOW = DAY;
/** How long equal content counts as the same submission, with another key and without any. */
export const CONTENT_WINDOW = { keyed: MINUTE, keyless: 10 * MINUTE };

/** Writes the row unless one younger than `window` stands there; then returns what that one holds. */
async function claim(
  { query, now }: Transaction,
  row: { key: string; contentHash: string; addressHash: string },
  window: number,
): Promise<string | undefined> {
  const { key, contentHash, addressHash } = row;
  const written = await query(
    `INSERT INTO submissions (key, content_hash, address_hash, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (key) DO UPDATE SET content_hash = $2, address_hash = $3, created_at = $4
     WHERE submissions.created_at <= $5 RETURNING key`,
    [key, contentHash, addressHash, now, now - window],
  );
  if (written.length > 0) return undefined;
  const [held] = await query('SELECT content_hash FROM submissions WHERE key = $1', [key]);
  return text(held?.content_hash);
}

async function isProofFresh({ query }: Transaction, { proof }: Submission): Promise<boolean> {
  if (!proof) return true;
  const sql =
    'INSERT INTO used_proofs (nonce, expires_at) VALUES ($1, $2) ON CONFLICT (nonce) DO NOTHING RETURNING nonce';
  return (await query(sql, [proof.nonce, proof.expiresAt])).length > 0;
}

async function insertAttachment({ query }: Transaction, leadId: string, attachment: Attachment): Promise<void> {
  const { fileName, content, risks } = attachment;
  await query('INSERT INTO attachments (lead_id, file_name, size, risks, content) VALUES ($1, $2, $3, $4, $5)', [
    leadId,
    fileName,
    content.length,
    risks.join(' '),
    content,
  ]);
}

async function queueDeliveries(
  transaction: Transaction,
  leadId: string,
  kinds: readonly LeadDelivery[],
): Promise<void> {
  for (const kind of kinds) await enqueue(transaction, { kind, dedupeKey: `${kind}:${leadId}`, leadId });
}

async function insertLead(transaction: Transaction, submission: Submission, reason: string | undefined): Promise<void> {
  const { form, lead, deliveries } = submission;
  const id = randomUUID();
  await transaction.query(
    `INSERT INTO leads (id, kind, state, reason, name, email, email_key, fields, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      form,
      reason === undefined ? 'accepted' : 'quarantined',
      reason ?? null,
      lead.name,
      lead.email,
      emailKey(lead.email),
      JSON.stringify(lead.fields),
      transaction.now,
    ],
  );
  if (lead.attachment) await insertAttachment(transaction, id, lead.attachment);
  if (reason === undefined) await queueDeliveries(transaction, id, deliveries);
}

/**
 * Stores a submission with the deliveries it causes. Resolves once all of it is durable.
 * The same key within a day, or the same content within minutes, is stored once.
 */
export function submit(
  database: Database,
  secret: Secret,
  submission: Submission,
  confirmationsPerHour: number,
): Promise<SubmitResult> {
  const { form, key, content, lead } = submission;
  const contentHash = secret.sign('content', `${form}\0${content}`);
  const addressHash = secret.sign('address', emailKey(lead.email));
  return database.transaction(async (transaction) => {
    const row = { contentHash, addressHash };
    // A suspect does not stand in the way of the same words sent as they should be.
    const apart = submission.quarantine === undefined ? '' : 'suspect:';
    if (key !== '') {
      const hashed = createHash('sha256').update(key).digest('base64url');
      const held = await claim(transaction, { ...row, key: `${apart}key:${form}:${hashed}` }, KEY_WINDOW);
      if (held !== undefined) return held === contentHash ? 'repeated' : 'conflict';
    }
    const window = key === '' ? CONTENT_WINDOW.keyless : CONTENT_WINDOW.keyed;
    const held = await claim(transaction, { ...row, key: `${apart}content:${contentHash}` }, window);
    if (held !== undefined) return 'repeated';
    const isFresh = await isProofFresh(transaction, submission);
    const reason = submission.quarantine ?? (isFresh ? undefined : 'proof used before');
    if (submission.signUp && reason === undefined) {
      await signUp(transaction, secret, submission.signUp, confirmationsPerHour);
    } else await insertLead(transaction, submission, reason);
    return 'stored';
  });
}

/**
 * Treats what was kept apart as {@link submit} would have without suspicion: it becomes a lead with its deliveries, or a
 * sign-up and no lead. False when there is no such suspect.
 */
export function acceptSuspect(
  database: Database,
  secret: Secret,
  { id, signUp: wish, deliveries }: Suspect,
  confirmationsPerHour: number,
): Promise<boolean> {
  const change = wish ? 'DELETE FROM leads' : `UPDATE leads SET state = 'accepted', reason = NULL`;
  return database.transaction(async (transaction) => {
    const sql = `${change} WHERE id = $1 AND state = 'quarantined' RETURNING id`;
    if ((await transaction.query(sql, [id])).length === 0) return false;
    if (wish) await signUp(transaction, secret, wish, confirmationsPerHour);
    else await queueDeliveries(transaction, id, deliveries);
    return true;
  });
}

/** Forgets keys, contents, challenges and mailboxes whose window is over. */
export function forgetOld(database: Database): Promise<void> {
  return database.transaction(async (transaction) => {
    const { query, now } = transaction;
    await query('DELETE FROM submissions WHERE created_at <= $1', [now - KEY_WINDOW]);
    await query('DELETE FROM used_proofs WHERE expires_at <= $1', [now]);
    await forgetAsked(transaction);
  });
}

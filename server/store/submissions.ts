/** Stores form submissions: each exactly once, with all its effects in one transaction. */
import { hash, randomUUID } from 'node:crypto';
import type { Secret } from '../forms/secret.ts';
import { acknowledge, removeOldAcknowledgements } from './acknowledgements.ts';
import { addressHash, emailKey } from './addresses.ts';
import { removeOldMailboxes } from './mailboxLimits.ts';
import { removeOldClientEvents } from './clientEvents.ts';
import { optionalText, text, type Database, type Transaction } from './database.ts';
import { requestDownload, removeExpiredRequests } from './downloads.ts';
import { insertAttachment, insertLead, queueDeliveries } from './insertLead.ts';
import { signUp } from './newsletter.ts';
import type { Submission, SubmitResult, Suspect } from './store.ts';
import { DAY, MINUTE } from '../time.ts';

/** How long an idempotency key is stored. */
const KEY_WINDOW = DAY;
/**
 * How long equal content counts as the same submission, in milliseconds: a visitor whose response was lost may load the page again, and its
 * form then has another key. A request for a mail counts again sooner, because the mail may not have arrived.
 * @param isMailRequest true for a newsletter sign-up and for a request for a file
 */
export const contentWindow = (isMailRequest: boolean): number => (isMailRequest ? MINUTE : 10 * MINUTE);

/** A row of the table `submissions`: the lead that was stored for an idempotency key or for a content. */
interface Claim {
  key: string;
  contentHash: string;
  addressHash: string;
  leadId: string;
}

/** An existing row. `leadId` is undefined in rows of an older program. */
type Existing = Pick<Claim, 'contentHash' | 'addressHash'> & { leadId: string | undefined };

/** Inserts the row and returns undefined, unless one with this key and younger than `window` exists; then returns that one. */
async function claim({ query, now }: Transaction, row: Claim, window: number): Promise<Existing | undefined> {
  const { key, contentHash, addressHash, leadId } = row;
  const written = await query(
    `INSERT INTO submissions (key, content_hash, address_hash, lead_id, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (key) DO UPDATE SET content_hash = $2, address_hash = $3, lead_id = $4, created_at = $5
     WHERE submissions.created_at <= $6 RETURNING key`,
    [key, contentHash, addressHash, leadId, now, now - window],
  );
  if (written.length > 0) return undefined;
  const [existing] = await query('SELECT content_hash, address_hash, lead_id FROM submissions WHERE key = $1', [key]);
  return {
    contentHash: text(existing?.content_hash),
    addressHash: text(existing?.address_hash),
    leadId: optionalText(existing?.lead_id),
  };
}

async function isProofFresh({ query }: Transaction, { proof }: Submission): Promise<boolean> {
  if (!proof) return true;
  const sql =
    'INSERT INTO used_proofs (nonce, expires_at) VALUES ($1, $2) ON CONFLICT (nonce) DO NOTHING RETURNING nonce';
  return (await query(sql, [proof.nonce, proof.expiresAt])).length > 0;
}

/**
 * Replaces the content and the file of the lead `id` with those of `submission`, resets its progress, and queues its deliveries again,
 * because earlier messages contain the old content. Returns false when the lead no longer exists.
 */
async function replaceLead(transaction: Transaction, id: string, submission: Submission): Promise<boolean> {
  const { query, now } = transaction;
  const { lead } = submission;
  const [changed] = await query(
    `UPDATE leads SET name = $1, email = $2, email_key = $3, fields = $4, attribution = $5, created_at = $6,
       progress = 'new', version = version + 1
     WHERE id = $7 RETURNING state`,
    [
      lead.name,
      lead.email,
      emailKey(lead.email),
      JSON.stringify(lead.fields),
      JSON.stringify(lead.attribution ?? {}),
      now,
      id,
    ],
  );
  if (!changed) return false;
  await query('DELETE FROM attachments WHERE lead_id = $1', [id]);
  if (lead.attachment) await insertAttachment(transaction, id, lead.attachment);
  // The new messages get new ids: with the old ones, receivers would treat them as repeats.
  const replaced = await query(
    `DELETE FROM outbox WHERE lead_id = $1 AND kind <> 'acknowledgement-mail'
     RETURNING kind, state, lease_until, next_at, payload`,
    [id],
  );
  if (changed.state === 'accepted') await queueDeliveries(transaction, id, submission, replaced);
  return true;
}

/** Updates the row of a key to the latest submission. */
async function renewClaim({ query }: Transaction, { key, contentHash, addressHash, leadId }: Claim): Promise<void> {
  await query('UPDATE submissions SET content_hash = $1, address_hash = $2, lead_id = $3 WHERE key = $4', [
    contentHash,
    addressHash,
    leadId,
    key,
  ]);
}

/**
 * Stores a submission and queues its deliveries. Resolves when all of it is durable. Submissions with the same key within a day are one
 * lead, with the latest content; one with the same content within minutes is a repeat.
 */
export const submit = (
  database: Database,
  secret: Secret,
  submission: Submission,
  confirmationsPerHour: number,
): Promise<SubmitResult> =>
  database.transaction((transaction) => submitIn(transaction, secret, submission, confirmationsPerHour));

async function submitIn(
  transaction: Transaction,
  secret: Secret,
  submission: Submission,
  confirmationsPerHour: number,
): Promise<SubmitResult> {
  const { form, key, content, lead, quarantine } = submission;
  const contentHash = secret.sign('content', `${form}\0${content}`);
  const row = { contentHash, addressHash: addressHash(secret, lead.email), leadId: randomUUID() };
  // A quarantined submission must not block the same content in a valid submission.
  const prefix = quarantine === undefined ? '' : 'suspect:';
  const contentKeyOf = (digest: string): string => `${prefix}content:${digest}`;
  const hashedKey = `${prefix}key:${form}:${hash('sha256', key, 'base64url')}`;
  const existing = key === '' ? undefined : await claim(transaction, { ...row, key: hashedKey }, KEY_WINDOW);
  if (existing?.contentHash === contentHash) return 'repeated';
  const window = contentWindow(submission.signUp !== undefined || submission.download !== undefined);
  const same = await claim(transaction, { ...row, key: contentKeyOf(contentHash) }, window);
  if (same && !existing) {
    // A correction with this key then changes the lead that has the content.
    const { leadId } = same;
    if (key !== '' && leadId !== undefined) await renewClaim(transaction, { ...row, leadId, key: hashedKey });
    return 'repeated';
  }
  if (!(await isProofFresh(transaction, submission))) {
    // The claims of a suspect, in place of these: otherwise each repeat would be another lead.
    await transaction.query('DELETE FROM submissions WHERE key IN ($1, $2) AND lead_id = $3', [
      hashedKey,
      contentKeyOf(contentHash),
      row.leadId,
    ]);
    const suspect = { ...submission, proof: undefined, quarantine: quarantine ?? 'proof used before' };
    return submitIn(transaction, secret, suspect, confirmationsPerHour);
  }
  const leadId = existing?.leadId ?? row.leadId;
  if (existing) {
    await renewClaim(transaction, { ...row, leadId, key: hashedKey });
    if (!same) await renewClaim(transaction, { ...row, leadId, key: contentKeyOf(contentHash) });
    // No lead has the replaced content any more, so it may be sent again. Another key may have replaced that of this key.
    await transaction.query('DELETE FROM submissions WHERE key LIKE $1 AND lead_id = $2 AND key <> $3', [
      contentKeyOf('%'),
      leadId,
      contentKeyOf(contentHash),
    ]);
  }
  if (submission.signUp && quarantine === undefined)
    await signUp(transaction, secret, submission.signUp, confirmationsPerHour);
  else if (submission.download && quarantine === undefined)
    await requestDownload(transaction, secret, { lead, ...submission.download }, confirmationsPerHour);
  else if (existing && (await replaceLead(transaction, leadId, submission))) {
    // The mail to a mistyped address did not reach the sender.
    if (existing.addressHash !== row.addressHash && quarantine === undefined)
      await acknowledge(transaction, secret, leadId, submission);
    return 'replaced';
  } else {
    await insertLead(transaction, leadId, submission, quarantine);
    if (quarantine !== undefined) return 'quarantined';
    await acknowledge(transaction, secret, leadId, submission);
  }
  return 'stored';
}

/**
 * Processes a quarantined lead as {@link submit} processes an accepted one: queues its deliveries, or converts it to a sign-up or to a
 * request for a file. Returns false when there is no such quarantined lead.
 */
export function acceptSuspect(
  database: Database,
  secret: Secret,
  suspect: Suspect,
  confirmationsPerHour: number,
): Promise<boolean> {
  const { id, signUp: signUpRequest, download } = suspect;
  const change = signUpRequest || download ? 'DELETE FROM leads' : `UPDATE leads SET state = 'accepted', reason = NULL`;
  return database.transaction(async (transaction) => {
    const sql = `${change} WHERE id = $1 AND state = 'quarantined' RETURNING id`;
    if ((await transaction.query(sql, [id])).length === 0) return false;
    if (signUpRequest) await signUp(transaction, secret, signUpRequest, confirmationsPerHour);
    else if (download) await requestDownload(transaction, secret, download, confirmationsPerHour);
    else await queueDeliveries(transaction, id, suspect);
    return true;
  });
}

/** Removes expired keys, contents, challenges, mailboxes, client events and file requests. */
export function removeExpired(database: Database): Promise<void> {
  return database.transaction(async (transaction) => {
    const { query, now } = transaction;
    await query('DELETE FROM submissions WHERE created_at <= $1', [now - KEY_WINDOW]);
    await query('DELETE FROM used_proofs WHERE expires_at <= $1', [now]);
    await removeOldMailboxes(transaction);
    await removeOldAcknowledgements(transaction);
    await removeOldClientEvents(transaction);
    await removeExpiredRequests(transaction);
  });
}

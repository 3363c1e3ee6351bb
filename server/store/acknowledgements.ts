/** Acknowledgement mails to senders. Limits prevent that they are used to flood the mailbox of another person. */
import type { Secret } from '../forms/secret.ts';
import { limitKey } from './addresses.ts';
import { integer, type Transaction } from './database.ts';
import { payloadWith } from './like.ts';
import { enqueue } from './outbox.ts';
import type { Submission } from './store.ts';
import { isSuppressed } from './suppressions.ts';
import { DAY, HOUR } from '../time.ts';

/** A mailbox gets at most one such mail in this time. A queued mail expires after it. */
const WINDOW = DAY;

/** The key of a mailbox in the limit: a keyed hash of its address. */
const mailboxOf = (secret: Secret, email: string): string => secret.sign('acknowledged', limitKey(email));

/**
 * Queues the mail to the sender of the lead, if the submission requests it. Does nothing when the address is suppressed, when its mailbox
 * got one within a day, or when the server has reached its limit for this hour. The caller does not learn whether the mail was queued.
 */
export async function acknowledge(
  transaction: Transaction,
  secret: Secret,
  leadId: string,
  { form, lead, receivers = [], acknowledge: request }: Submission,
): Promise<void> {
  if (!request) return;
  const { query, now } = transaction;
  if (await isSuppressed(transaction, secret, lead.email)) return;
  await transaction.lock('acknowledgements');
  const [row] = await query('SELECT COUNT(*) AS count FROM acknowledged_mailboxes WHERE sent_at > $1', [now - HOUR]);
  if (integer(row?.count) >= request.perHour) return;
  const mailbox = mailboxOf(secret, lead.email);
  const taken = await query(
    `INSERT INTO acknowledged_mailboxes (mailbox_hash, sent_at) VALUES ($1, $2)
     ON CONFLICT (mailbox_hash) DO UPDATE SET sent_at = $2 WHERE acknowledged_mailboxes.sent_at <= $3
     RETURNING mailbox_hash`,
    [mailbox, now, now - WINDOW],
  );
  if (taken.length === 0) return;
  const [replyTo] = receivers;
  await enqueue(transaction, {
    kind: 'acknowledgement-mail',
    // With the mailbox: a corrected address gets its own.
    dedupeKey: `acknowledgement-mail:${leadId}:${mailbox}`,
    leadId,
    // The address that was checked. That of the lead may change later.
    payload: { email: lead.email, locale: request.locale, form, ...(replyTo === undefined ? {} : { replyTo }) },
    expiresAt: now + WINDOW,
  });
}

/** Removes the mails to `email` that are pending or have failed. The lead may have another address now, so theirs is compared. */
export async function cancelAcknowledgements({ query }: Transaction, email: string): Promise<void> {
  await query(
    `DELETE FROM outbox WHERE kind = 'acknowledgement-mail' AND state IN ('pending', 'dead')
     AND lower(payload) LIKE $1 ESCAPE '\\'`,
    [payloadWith(email)],
  );
}

/** Removes the mailbox of `email` from the limit. */
export async function removeAcknowledgedMailbox({ query }: Transaction, secret: Secret, email: string): Promise<void> {
  await query('DELETE FROM acknowledged_mailboxes WHERE mailbox_hash = $1', [mailboxOf(secret, email)]);
}

/** Removes mailboxes outside the window from the limit. */
export async function removeOldAcknowledgements({ query, now }: Transaction): Promise<void> {
  await query('DELETE FROM acknowledged_mailboxes WHERE sent_at <= $1', [now - WINDOW]);
}

/** Tells senders that what they sent has arrived, without letting anyone use that to fill a stranger's mailbox. */
import type { Secret } from '../forms/secret.ts';
import { emailKey, limitKey } from './addresses.ts';
import { integer, type Transaction } from './database.ts';
import { enqueue } from './outbox.ts';
import type { Submission } from './store.ts';
import { isSuppressed } from './suppressions.ts';
import { DAY, HOUR } from '../time.ts';

/** One mailbox gets one such mail in this time, and no mail that is older. */
const WINDOW = DAY;

/** How the limit knows a mailbox: without its address. */
const mailboxOf = (secret: Secret, email: string): string => secret.sign('acknowledged', limitKey(email));

/**
 * Queues the mail to the sender of the lead, where `submission` wants it: unless the address is suppressed, its mailbox had one
 * within a day, or the whole server has sent its number of this hour. Which of these it was is not told to anyone.
 */
export async function acknowledge(
  transaction: Transaction,
  secret: Secret,
  leadId: string,
  { form, lead, receivers = [], acknowledge: wish }: Submission,
): Promise<void> {
  if (!wish) return;
  const { query, now } = transaction;
  if (await isSuppressed(transaction, secret, lead.email)) return;
  await transaction.lock('acknowledgements');
  const [row] = await query('SELECT COUNT(*) AS count FROM acknowledged_mailboxes WHERE sent_at > $1', [now - HOUR]);
  if (integer(row?.count) >= wish.perHour) return;
  const taken = await query(
    `INSERT INTO acknowledged_mailboxes (mailbox_hash, sent_at) VALUES ($1, $2)
     ON CONFLICT (mailbox_hash) DO UPDATE SET sent_at = $2 WHERE acknowledged_mailboxes.sent_at <= $3
     RETURNING mailbox_hash`,
    [mailboxOf(secret, lead.email), now, now - WINDOW],
  );
  if (taken.length === 0) return;
  const [replyTo] = receivers;
  await enqueue(transaction, {
    kind: 'acknowledgement-mail',
    dedupeKey: `acknowledgement-mail:${leadId}`,
    leadId,
    // The address that was judged: the lead may get another one later.
    payload: { email: lead.email, locale: wish.locale, form, ...(replyTo === undefined ? {} : { replyTo }) },
    expiresAt: now + WINDOW,
  });
}

/** Takes back the mails to `email` that still wait. */
export async function cancelAcknowledgements({ query }: Transaction, email: string): Promise<void> {
  await query(
    `DELETE FROM outbox WHERE kind = 'acknowledgement-mail' AND state = 'pending'
     AND lead_id IN (SELECT id FROM leads WHERE email_key = $1)`,
    [emailKey(email)],
  );
}

/** Lets the limit forget the mailbox of `email`. */
export async function forgetAcknowledgedMailbox({ query }: Transaction, secret: Secret, email: string): Promise<void> {
  await query('DELETE FROM acknowledged_mailboxes WHERE mailbox_hash = $1', [mailboxOf(secret, email)]);
}

/** Lets the limit forget whom its window does not cover any more. */
export async function forgetAcknowledged({ query, now }: Transaction): Promise<void> {
  await query('DELETE FROM acknowledged_mailboxes WHERE sent_at <= $1', [now - WINDOW]);
}

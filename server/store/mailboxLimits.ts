/** Limits how often a mailbox gets a confirmation mail, because anyone can enter the address of another person. */
import type { Secret } from '../forms/secret.ts';
import { limitKey } from './addresses.ts';
import { integer, type Database, type Transaction } from './database.ts';
import { DAY, HOUR } from '../time.ts';

/** The longest window of the limits, in milliseconds. */
export const LONGEST_WINDOW = DAY;

/** At most `count` mails to one mailbox within `window`, in milliseconds. */
export interface MailboxLimit {
  window: number;
  count: number;
}

/** Purposes of confirmation mails. Each has its own limits per mailbox; all share the limit of the whole server. */
type Purpose = 'newsletter' | 'download';
const PURPOSES: readonly Purpose[] = ['newsletter', 'download'];

/** The key of a mailbox in the limits: a keyed hash, since it may be stored for longer than the address. */
const mailboxOf = (secret: Secret, purpose: Purpose, email: string): string =>
  secret.sign('mailbox', purpose === 'newsletter' ? limitKey(email) : `${purpose}\0${limitKey(email)}`);

async function countSince({ query }: Transaction, since: number, mailbox?: string): Promise<number> {
  const [row] = await (mailbox === undefined
    ? query('SELECT COUNT(*) AS count FROM asked_mailboxes WHERE asked_at > $1', [since])
    : query('SELECT COUNT(*) AS count FROM asked_mailboxes WHERE asked_at > $1 AND mailbox_hash = $2', [
        since,
        mailbox,
      ]));
  return integer(row?.count);
}

const isLimitReached = async (transaction: Transaction, perHour: number): Promise<boolean> =>
  (await countSince(transaction, transaction.now - HOUR)) >= perHour;

/** True when the server has reached its limit of confirmation mails for this hour. */
export const isHourlyLimitReached = (database: Database, perHour: number): Promise<boolean> =>
  database.transaction((transaction) => isLimitReached(transaction, perHour));

/**
 * Returns true, and counts the mail, when the mailbox of `email` may get one now. The caller must hold the lock `confirmations`.
 * @param perHour limit of the whole server
 */
export async function countMailIfAllowed(
  transaction: Transaction,
  secret: Secret,
  email: string,
  { purpose, limits, perHour }: { purpose: Purpose; limits: readonly MailboxLimit[]; perHour: number },
): Promise<boolean> {
  const { query, now } = transaction;
  const mailbox = mailboxOf(secret, purpose, email);
  for (const { window, count } of limits) {
    if ((await countSince(transaction, now - window, mailbox)) >= count) return false;
  }
  if (await isLimitReached(transaction, perHour)) return false;
  await query('INSERT INTO asked_mailboxes (mailbox_hash, asked_at) VALUES ($1, $2)', [mailbox, now]);
  return true;
}

/** Removes the mailbox of `email` from the limits. */
export async function removeMailbox({ query }: Transaction, secret: Secret, email: string): Promise<void> {
  for (const purpose of PURPOSES)
    await query('DELETE FROM asked_mailboxes WHERE mailbox_hash = $1', [mailboxOf(secret, purpose, email)]);
}

/** Removes entries that are older than every window. */
export async function removeOldMailboxes({ query, now }: Transaction): Promise<void> {
  await query('DELETE FROM asked_mailboxes WHERE asked_at <= $1', [now - LONGEST_WINDOW]);
}

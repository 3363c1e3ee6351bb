/** How often mailboxes are asked to confirm: anybody may type a stranger's address. */
import type { Secret } from '../forms/secret.ts';
import { limitKey } from './addresses.ts';
import { integer, type Database, type Transaction } from './database.ts';
import { DAY, HOUR } from '../time.ts';

/** After this time, in milliseconds, no limit knows a mailbox any more. */
export const LONGEST_WINDOW = DAY;

/** At most `count` mails to one mailbox within `window`, in milliseconds. */
export interface MailboxLimit {
  window: number;
  count: number;
}

/** What mailboxes are asked for. Each has limits of its own, and all share the number of the whole server. */
type Asked = 'newsletter' | 'download';
const ASKED: readonly Asked[] = ['newsletter', 'download'];

/** How the limits know a mailbox: they outlive what is stored of it, and so hold no address. */
const mailboxOf = (secret: Secret, of: Asked, email: string): string =>
  secret.sign('mailbox', of === 'newsletter' ? limitKey(email) : `${of}\0${limitKey(email)}`);

async function countSince({ query }: Transaction, since: number, mailbox?: string): Promise<number> {
  const [row] = await (mailbox === undefined
    ? query('SELECT COUNT(*) AS count FROM asked_mailboxes WHERE asked_at > $1', [since])
    : query('SELECT COUNT(*) AS count FROM asked_mailboxes WHERE asked_at > $1 AND mailbox_hash = $2', [
        since,
        mailbox,
      ]));
  return integer(row?.count);
}

const isSpent = async (transaction: Transaction, perHour: number): Promise<boolean> =>
  (await countSince(transaction, transaction.now - HOUR)) >= perHour;

/** True when the whole server has sent its confirmation mails of this hour: whoever asks now gets none. */
export const areConfirmationsSpent = (database: Database, perHour: number): Promise<boolean> =>
  database.transaction((transaction) => isSpent(transaction, perHour));

/**
 * True when the mailbox of `email` may get a mail now, which is counted then. Within the lock `confirmations`.
 * @param perHour mails of the whole server
 */
export async function mayMail(
  transaction: Transaction,
  secret: Secret,
  email: string,
  { of, limits, perHour }: { of: Asked; limits: readonly MailboxLimit[]; perHour: number },
): Promise<boolean> {
  const { query, now } = transaction;
  const mailbox = mailboxOf(secret, of, email);
  for (const { window, count } of limits) {
    if ((await countSince(transaction, now - window, mailbox)) >= count) return false;
  }
  if (await isSpent(transaction, perHour)) return false;
  await query('INSERT INTO asked_mailboxes (mailbox_hash, asked_at) VALUES ($1, $2)', [mailbox, now]);
  return true;
}

/** Lets the limits forget the mailbox of `email`. */
export async function forgetMailbox({ query }: Transaction, secret: Secret, email: string): Promise<void> {
  for (const of of ASKED)
    await query('DELETE FROM asked_mailboxes WHERE mailbox_hash = $1', [mailboxOf(secret, of, email)]);
}

/** Lets the limits forget whom no window covers any more. */
export async function forgetAsked({ query, now }: Transaction): Promise<void> {
  await query('DELETE FROM asked_mailboxes WHERE asked_at <= $1', [now - LONGEST_WINDOW]);
}

/** Commands of the company's staff for suppressed addresses. */
import type { Opened } from '../open.ts';
import { suppress } from '../store/newsletter.ts';
import { shortId, type Listeners } from '../store/store.ts';
import { liftSuppression, listSuppressions } from '../store/suppressions.ts';
import { isoMinute } from '../time.ts';
import { CommandError, type Output } from './command.ts';
import { addressOf } from './commands.ts';
import { visible } from './visible.ts';

/** Suppresses an address: no more mail is sent to it, and only a hash of it is stored. */
export async function suppressAddress(
  { database, secret }: Opened,
  text: string,
  { subscribers }: Listeners,
  { write }: Output,
): Promise<void> {
  await suppress(database, secret, addressOf(text), { notify: subscribers });
  write('suppressed\n');
}

/** Lists the suppressions, one line each: time, reason, and the start of the hash, since addresses are not stored. */
export async function suppressed({ database }: Opened, { write }: Output): Promise<void> {
  const all = await listSuppressions(database);
  for (const { createdAt, reason, hash } of all) write(`${isoMinute(createdAt)}  ${reason}  ${shortId(hash)}\n`);
  write(`suppressed: ${all.length}; addresses are stored as hashes, to allow one again: lift <address>\n`);
}

/**
 * Lifts the suppression of an address. Its newsletter subscription was deleted: it must sign up again.
 * @throws CommandError when the address is not suppressed
 */
export async function lift({ database, secret }: Opened, text: string, { write }: Output): Promise<void> {
  if (!(await liftSuppression(database, secret, addressOf(text))))
    throw new CommandError(`'${visible(text)}' is not suppressed`);
  write('lifted\n');
}

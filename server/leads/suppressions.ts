/** What the company's people do with addresses that get nothing more. */
import type { Opened } from '../open.ts';
import { suppress } from '../store/newsletter.ts';
import type { Listeners } from '../store/store.ts';
import { liftSuppression, listSuppressions } from '../store/suppressions.ts';
import { CommandError, isoMinute, shortId, type Output } from './command.ts';
import { addressOf } from './commands.ts';
import { visible } from './visible.ts';

/** Sends an address nothing more, and keeps only a hash of it. */
export async function suppressAddress(
  { database, secret }: Opened,
  text: string,
  { subscribers }: Listeners,
  { write }: Output,
): Promise<void> {
  await suppress(database, secret, addressOf(text), { told: subscribers });
  write('suppressed\n');
}

/** One line each: since when, why, and the start of a hash, since addresses are not kept. */
export async function suppressed({ database }: Opened, { write }: Output): Promise<void> {
  const all = await listSuppressions(database);
  for (const { createdAt, reason, hash } of all) write(`${isoMinute(createdAt)}  ${reason}  ${shortId(hash)}\n`);
  write(`suppressed: ${all.length}; addresses are kept as hashes, to let one in again: lift <address>\n`);
}

/** Lets mail to an address again, which must sign up anew. */
export async function lift({ database, secret }: Opened, text: string, { write }: Output): Promise<void> {
  if (!(await liftSuppression(database, secret, addressOf(text))))
    throw new CommandError(`'${visible(text)}' is not suppressed`);
  write('lifted\n');
}

/** Commands of the company's staff for queued messages. */
import type { Opened } from '../open.ts';
import { dropDead, listQueue, queueState, retryDead } from '../store/outbox.ts';
import { shortId } from '../store/store.ts';
import { isoMinute } from '../time.ts';
import { CommandError, type Output } from './command.ts';
import { visible } from './visible.ts';

/** Lists at most `limit` messages, one line each, permanently failed ones first; then the number of pending and failed messages. */
export async function queue({ database }: Opened, limit: number, { write }: Output): Promise<void> {
  for (const message of await listQueue(database, limit)) {
    const { id, state, kind, leadId, payload, attempts, reason, createdAt } = message;
    const about = leadId === undefined ? (payload['event'] ?? '') : `of lead ${shortId(leadId)}`;
    const to = payload['to'] === undefined ? '' : ` to ${visible(payload['to'])}`;
    const why = reason === undefined ? '' : `: ${visible(reason)}`;
    const mark = state === 'dead' ? 'failed' : 'waiting';
    const what = [kind, about].filter(Boolean).join(' ');
    write(`${shortId(id)}  ${isoMinute(createdAt)}  ${mark}  ${what}${to}, attempts: ${attempts}${why}\n`);
  }
  const { pending, dead } = await queueState(database);
  write(`messages: ${pending} waiting, ${dead} failed\n`);
}

/** Queues all permanently failed messages again. */
export async function retry({ database }: Opened, { write }: Output): Promise<void> {
  write(`queued again: ${await retryDead(database)}\n`);
}

/**
 * Discards the permanently failed message whose id starts with `id`.
 * @throws CommandError when no such message or several match
 */
export async function drop({ database }: Opened, id: string, { write }: Output): Promise<void> {
  if (!(await dropDead(database, id)))
    throw new CommandError(`No single failed message has an id that starts with '${visible(id)}'`);
  write('dropped\n');
}

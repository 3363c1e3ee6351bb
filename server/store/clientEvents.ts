/** Rate limiter in the database, for several instances. It stores only keyed hashes of clients and events, for a day. */
import type { Secret } from '../forms/secret.ts';
import { longestOf, REMEMBERED_MS, secondsToWait, type Limiter } from '../middleware/rateLimit.ts';
import { integer, optionalText, type Database, type Transaction } from './database.ts';

/**
 * Creates a limiter whose counts are shared by all instances. `take` rejects with StoreUnavailable when the database is unavailable, so
 * that no event is accepted without being counted.
 */
export const createSharedLimiter = (database: Database, secret: Secret): Limiter => ({
  take: (client, id, limits, sameForMs = Infinity, of = id) =>
    database.transaction(async (transaction) => {
      const { query, now } = transaction;
      const longest = longestOf(limits);
      const clientHash = secret.sign('client', client);
      const hashOf = (text = ''): string => secret.sign('client', `${client}\0${text}`);
      const ofHash = hashOf(of);
      const eventHash = id === undefined ? null : `${ofHash} ${hashOf(id)}`;
      // Serializes concurrent requests of a client, so that each is counted exactly once.
      await transaction.lock(`client ${clientHash}`);
      const rows = await query(
        'SELECT happened_at, event_hash, same_until FROM client_events WHERE client_hash = $1 AND happened_at > $2 ORDER BY happened_at',
        [clientHash, now - longest],
      );
      const last = rows.findLast((row) => optionalText(row.event_hash)?.startsWith(ofHash));
      if (last?.event_hash === eventHash && now < integer(last.same_until)) return 0;
      const times = rows.map((row) => integer(row.happened_at));
      const wait = secondsToWait(times, limits, now);
      if (wait > 0) return wait;
      await query(
        'INSERT INTO client_events (client_hash, event_hash, happened_at, same_until) VALUES ($1, $2, $3, $4)',
        [clientHash, eventHash, now, now + Math.min(sameForMs, longest)],
      );
      return 0;
    }),
});

/** Removes events that are older than every window. */
export async function removeOldClientEvents({ query, now }: Transaction): Promise<void> {
  await query('DELETE FROM client_events WHERE happened_at <= $1', [now - REMEMBERED_MS]);
}

/** Stops all mail to addresses that bounced or complained. */
import { mailAddress } from '#shared/forms/fieldRules.ts';
import type { Secret } from '../forms/secret.ts';
import type { Database } from '../store/database.ts';
import { suppress } from '../store/newsletter.ts';
import type { ConnectorName } from '../store/store.ts';
import type { Bounce } from './read.ts';

/**
 * Suppresses the addresses of hard bounces and complaints; ignores soft bounces. Idempotent.
 * @param connectors connectors that get an event for each removed subscriber
 * @returns the number of addresses that were not suppressed before
 */
export async function suppressBounced(
  database: Database,
  secret: Secret,
  bounces: readonly Bounce[],
  connectors: readonly ConnectorName[],
): Promise<number> {
  let added = 0;
  for (const { email, kind, at } of bounces) {
    const mail = mailAddress(email.trim());
    // An address that no form accepts is not in our store.
    if (kind === 'soft' || 'fault' in mail) continue;
    const reason = kind === 'hard' ? 'bounce' : 'complaint';
    if (await suppress(database, secret, mail.address, { notify: connectors, reason, at })) added += 1;
  }
  return added;
}

/** Erases a person, and returns what must be done by hand. */
import type { Opened } from '../open.ts';
import { erase } from '../store/erasure.ts';
import type { ConnectorName, Erasure, Listeners } from '../store/store.ts';

/** What a person must do in a system to which the connector cannot send an erasure. */
const BY_HAND: Readonly<Partial<Record<ConnectorName, string>>> = {
  webhook: 'delete the person in the system behind WEBHOOK_URL (with erasures in WEBHOOK_EVENTS it is asked)',
  listmonk: 'delete the subscriber with this address',
  hubspot: 'delete the contact with this address, permanently',
};

export interface ErasedPerson extends Omit<Erasure, 'byHand'> {
  /** Connectors that got the data and cannot erase it, with the task for a person. */
  byHand: readonly { connector: ConnectorName; task: string }[];
}

/** Erases all data of an address: leads, files, subscription, queued messages. */
export async function erasePerson(
  { database, secret, erasureLog }: Opened,
  address: string,
  listeners: Listeners,
): Promise<ErasedPerson> {
  const { byHand, ...rest } = await erase(database, secret, address, erasureLog, listeners);
  return {
    ...rest,
    byHand: byHand.map((connector) => ({ connector, task: BY_HAND[connector] ?? 'erase it there' })),
  };
}

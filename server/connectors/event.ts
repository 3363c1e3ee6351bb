/** Reads the event of a queued connector message. */
import { localeNamed } from '#shared/locales.ts';
import type { Secret } from '../forms/secret.ts';
import { filePath } from '../outbox/links.ts';
import type { Database, Transaction } from '../store/database.ts';
import { isErasureUnsent } from '../store/erasure.ts';
import { lockPerson, recordHandedOver } from '../store/handedOver.ts';
import { describeAttachment, leadWith } from '../store/leads.ts';
import { isPending } from '../store/outbox.ts';
import type { Delivery } from '../store/store.ts';
import type { Connector, ConnectorEvent, LinkedFile } from './connector.ts';

interface EventOptions {
  database: Database;
  secret: Secret;
  publicOrigin: string;
  /** How long links to files work, in milliseconds. */
  fileLinkMs: number;
}

async function fileOf(
  transaction: Transaction,
  { secret, publicOrigin, fileLinkMs }: EventOptions,
  leadId: string,
  now: number,
): Promise<LinkedFile | undefined> {
  const file = await describeAttachment(transaction, leadId);
  if (!file) return undefined;
  const { fileName: name, size, risks } = file;
  const expiresAt = now + fileLinkMs;
  const link = { url: publicOrigin + filePath(secret, leadId, expiresAt), expiresAt };
  return { name, size, risks, ...(risks.length === 0 ? { link } : {}) };
}

async function read(
  transaction: Transaction,
  options: EventOptions,
  { leadId, payload }: Delivery,
  now: number,
): Promise<ConnectorEvent | undefined> {
  const { event, email = '', locale, leads = '', change = 'created' } = payload;
  switch (event) {
    case 'subscriber.confirmed':
      return { type: event, email, locale: localeNamed(locale) };
    case 'subscriber.gone':
      return { type: event, email };
    case 'person.erased':
      return { type: event, email, leads: leads.split(' ').filter(Boolean) };
    default: {
      const lead = leadId === undefined ? undefined : await leadWith(transaction, leadId);
      const type = change === 'updated' ? 'lead.updated' : 'lead.created';
      return lead && { type, lead, file: await fileOf(transaction, options, lead.id, now) };
    }
  }
}

/** The person whose data the event contains; undefined when it contains none. */
function personOf(event: ConnectorEvent): string | undefined {
  if ('lead' in event) return event.lead.email;
  return event.type === 'subscriber.confirmed' ? event.email : undefined;
}

/**
 * Records that `connector` gets the data, and returns the event of `delivery`; undefined when the message is no longer pending or its lead
 * was deleted. Both happen under the lock of the person: an erasure runs either before it (then there is no event) or after it (then it
 * finds the record of the connector). Returns `later` until an earlier erasure of the person is sent, which would delete the new data too.
 */
export function eventOf(
  options: EventOptions,
  connector: Connector,
  delivery: Delivery,
  now: number,
): Promise<ConnectorEvent | 'later' | undefined> {
  const { database, secret } = options;
  return database.transaction(async (transaction) => {
    const event = await read(transaction, options, delivery, now);
    const person = event && connector.getsPeople ? personOf(event) : undefined;
    if (person !== undefined) await lockPerson(transaction, secret, person);
    // After the lock: an erasure that held it has deleted the message.
    if (!(await isPending(transaction, delivery.id))) return undefined;
    if (person === undefined) return event;
    if (await isErasureUnsent(transaction, secret, person, connector.name)) return 'later';
    await recordHandedOver(transaction, secret, person, connector.name);
    return event;
  });
}

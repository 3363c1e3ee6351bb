/** Tests a connector with sample data. */
import { randomUUID } from 'node:crypto';
import type { Connector, ConnectorEvent } from '../connectors/connector.ts';
import { connectorsOf } from '../connectors/registry.ts';
import { sendTo } from '../connectors/send.ts';
import type { Env } from '../env.ts';
import { CommandError, type Output } from './command.ts';
import { visible } from './visible.ts';

/** Sample events for a connector. If possible, a later event removes what an earlier one has added. */
function samplesFor({ topics }: Connector, email: string, now: number): ConnectorEvent[] {
  if (topics.includes('leads') || topics.includes('applications')) {
    const lead = {
      id: randomUUID(),
      kind: topics.includes('leads') ? ('contact' as const) : ('application' as const),
      state: 'accepted' as const,
      reason: undefined,
      name: 'Test',
      email,
      fields: { message: 'This is a test of the connector. No visitor has sent it.', locale: 'en' },
      attribution: {},
      createdAt: now,
      sequence: 0,
    };
    return [{ type: 'lead.created', lead }];
  }
  const erased: ConnectorEvent = { type: 'person.erased', email, leads: [] };
  if (!topics.includes('subscribers')) return [erased];
  return [
    { type: 'subscriber.confirmed', email, locale: 'en' },
    topics.includes('erasures') ? erased : { type: 'subscriber.gone', email },
  ];
}

/**
 * Sends test events through the connector `name` at once, without the queue, and prints the results.
 * @throws CommandError when the connector is not configured or an event was not accepted
 */
export async function testConnector(env: Env, name: string, { write }: Output): Promise<void> {
  const connectors = connectorsOf(env);
  const connector = connectors.find((one) => one.name === name);
  if (!connector) {
    const names = connectors.map((one) => one.name).join(', ');
    throw new CommandError(`'${visible(name)}' is not set up; set up: ${names === '' ? 'none' : names}`);
  }
  const now = Date.now();
  const email = `connector-test@${env.MAIL_FROM.split('@')[1] ?? ''}`;
  for (const event of samplesFor(connector, email, now)) {
    const delivery = {
      id: randomUUID(),
      kind: connector.name,
      leadId: undefined,
      subscriberId: undefined,
      payload: {},
      attempts: 0,
      createdAt: now,
    };
    const outcome = await sendTo(connector, event, delivery, now, true);
    if (outcome.state !== 'sent') throw new CommandError(`${event.type}: refused: ${outcome.reason}`);
    write(`${event.type}: accepted\n`);
  }
}

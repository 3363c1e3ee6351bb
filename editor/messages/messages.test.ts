import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFixture, type Fixture } from '../leads/fixture.ts';
import { claimDue, settle } from '../../server/store/outbox.ts';
import type { MessageList } from './answer.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await createFixture();
});
afterEach(() => fixture.close());

const list = async () => (await (await fixture.ask('sales', '/api/messages')).json()) as MessageList;

it('shows why a message failed, sends it again or cancels it, and records each action', async () => {
  const waits = await fixture.send({ deliveries: ['webhook'] });
  const failed = await fixture.send({ receivers: ['team@example.com'] });
  const { database } = fixture.opened;
  const fail = async () => {
    const [message] = await claimDue(database, 'w', ['lead-mail'], 1);
    await settle(database, 'w', message?.id ?? '', { state: 'dead', reason: 'SMTP 550' });
  };
  await fail();
  const { messages, ...counts } = await list();
  expect(counts).toEqual({ waiting: 1, failed: 1 });
  expect(messages).toMatchObject([
    { state: 'dead', kind: 'lead-mail', leadId: failed, to: 'team@example.com', reason: 'SMTP 550', attempts: 1 },
    { state: 'pending', kind: 'webhook', leadId: waits },
  ]);
  const [dead, pending] = messages.map(({ id }) => id);

  expect(await (await fixture.ask('sales', '/api/messages/retry', {})).json()).toEqual({ queued: 1 });
  expect(await list()).toMatchObject({ waiting: 2, failed: 0 });
  await fail();
  const drop = async (id = '') => (await fixture.ask('sales', `/api/messages/${id}/drop`, {})).status;
  expect([await drop(pending), await drop(dead?.slice(0, 8)), await drop(dead), await drop(dead)]).toEqual([
    404, 404, 200, 404,
  ]);
  expect(await list()).toMatchObject({ waiting: 1, failed: 0 });
  expect(fixture.audited().map(({ did, what }) => [did, what])).toEqual([
    ['listed messages', `${dead ?? ''} ${pending ?? ''}`],
    ['queued failed messages again', '1'],
    ['listed messages', expect.any(String)],
    ['discarded a message', dead],
    ['listed messages', pending],
  ]);
});

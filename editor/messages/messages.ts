/** The API of the message queue: waiting and failed messages with the reason, and the actions on them. */
import { Hono } from 'hono';
import { z } from 'zod';
import { dropDead, listQueue, queueState, retryDead } from '../../server/store/outbox.ts';
import type { QueuedMessage } from '../../server/store/store.ts';
import type { Audit } from '../audit.ts';
import type { Access, SignedIn } from '../sign-in/access.ts';
import { storeFault, type Store } from '../store.ts';
import type { MessageLine, MessageList } from './answer.ts';

interface MessagesOptions {
  access: Access;
  audit: Audit;
  store: Store;
}

/** The largest number of messages in a response. The counts include all messages. */
const MAX_MESSAGES = 200;

const lineOf = ({ id, kind, state, leadId, attempts, reason, createdAt, payload }: QueuedMessage): MessageLine => ({
  id,
  kind,
  state,
  leadId,
  attempts,
  reason,
  createdAt,
  event: payload['event'],
  to: payload['to'],
});

/** Everything below `/api/messages`. */
export function messages({ access, audit, store }: MessagesOptions): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  app.use(access.only('sales'));
  app.onError(storeFault);

  app.get('/', async (context) => {
    const { database } = await store.open();
    const queued = await listQueue(database, MAX_MESSAGES);
    const { pending, dead } = await queueState(database);
    const what = queued.map(({ id }) => id).join(' ') || 'none';
    audit({ who: context.var.account.name, did: 'listed messages', what });
    return context.json({ messages: queued.map(lineOf), waiting: pending, failed: dead } satisfies MessageList);
  });

  app.post('/retry', async (context) => {
    const { database } = await store.open();
    const queued = await retryDead(database);
    audit({ who: context.var.account.name, did: 'queued failed messages again', what: String(queued) });
    return context.json({ queued });
  });

  app.post('/:id/drop', async (context) => {
    const { database } = await store.open();
    const id = context.req.param('id');
    // A whole id, because the store also accepts the start of an id.
    if (!z.uuid().safeParse(id).success || !(await dropDead(database, id)))
      return context.json({ message: 'This message is no longer in the list of failed messages.' }, 404);
    audit({ who: context.var.account.name, did: 'discarded a message', what: id });
    return context.json({});
  });
  return app;
}

/** Takes the place of a mail server. */
import { createDeliver } from '../../server/outbox/deliver.ts';
import type { Mail } from '../../server/outbox/mail.ts';
import { createWorker } from '../../server/outbox/worker.ts';
import type { DeliveryKind } from '../../server/store/store.ts';
import { ORIGIN, type Harness } from './harness.ts';

/**
 * Sends the queued mails of these kinds, those of leads to `l@x.co` and those of applications to `a@x.co`. Resolves with them as sent.
 * @param now time of the worker; default: that of the system
 */
export async function takeMails(
  { options: { database, secret, log } }: Harness,
  kinds: readonly DeliveryKind[],
  now?: () => number,
): Promise<Mail[]> {
  const mails: Mail[] = [];
  const deliver = createDeliver({
    database,
    secret,
    publicOrigin: ORIGIN,
    leadsTo: 'l@x.co',
    applicationsTo: 'a@x.co',
    leadMail: 'each',
    fileLinkMs: 0,
    connectors: [],
    sendMail: (mail) => {
      mails.push(mail);
      return Promise.resolve({ state: 'sent' });
    },
  });
  await createWorker({ database, log, deliver, kinds, now }).runOnce();
  return mails;
}

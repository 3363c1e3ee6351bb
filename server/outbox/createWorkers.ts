/** Creates the workers of the outbox from the settings. */
import { site } from '#site.config';
import type { Connector } from '../connectors/connector.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Opened } from '../open.ts';
import { HOUR } from '../time.ts';
import { createDeliver, deliverable } from './deliver.ts';
import type { SendMail } from './mail.ts';
import { createWorker, type Worker } from './worker.ts';

/** Creates the mail sender; undefined when `SMTP_URL` is not set. Loads the mail library only when it is needed. */
async function mailSenderOf(env: Env): Promise<SendMail | undefined> {
  if (env.SMTP_URL === undefined) return undefined;
  const { createMailSender } = await import('./mail.ts');
  const from = { name: site.brand, address: env.MAIL_FROM };
  return createMailSender({ url: env.SMTP_URL, requireTls: env.SMTP_REQUIRE_TLS, from });
}

/** Creates one worker for all mail, unless `SMTP_URL` is not set, and one for each connector. */
export async function createOutboxWorkers(
  env: Env,
  connectors: readonly Connector[],
  { database, secret }: Opened,
  log: Log,
): Promise<Worker[]> {
  const sendMail = await mailSenderOf(env);
  if (!sendMail) log.warn('SMTP_URL is not set: everything is stored, no mail is sent');
  const options = {
    database,
    secret,
    publicOrigin: env.PUBLIC_ORIGIN,
    leadsTo: env.LEADS_TO,
    applicationsTo: env.APPLICATIONS_TO,
    leadMail: env.LEAD_MAIL,
    sendMail,
    fileLinkMs: env.FILE_LINK_HOURS * HOUR,
    connectors,
  };
  const deliver = createDeliver(options);
  return deliverable(options).map((kinds) => createWorker({ database, deliver, kinds, log }));
}

/** What the app is given: it opens nothing and reads no environment. */
import type { BlockList } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { FormName } from '#shared/forms/formTypes.ts';
import type { LocaleKey } from '#shared/locales.ts';
import type { Downloads } from './downloads.ts';
import type { Env } from './env.ts';
import type { Secret } from './forms/secret.ts';
import type { HeaderSettings } from './headers.ts';
import type { Log } from './log.ts';
import type { Views } from './counts/views.ts';
import type { MailRoute } from './mailRoutes.ts';
import type { Limiter } from './middleware/rateLimit.ts';
import type { Database } from './store/database.ts';
import type { Listeners } from './store/store.ts';

export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Language that the form named, once its body is read. */
    locale?: LocaleKey;
  };
}

export interface AppOptions {
  database: Database;
  secret: Secret;
  log: Log;
  headers: HeaderSettings;
  /** Origins that may post. */
  origins: ReadonlySet<string>;
  trustedProxies: BlockList;
  /** Of this instance: requests of all kinds. */
  limiter: Limiter;
  /** Of all instances: submissions of a form. */
  submissionLimiter: Limiter;
  hasRateLimit: boolean;
  hasProofOfWork: boolean;
  /** The connectors that are told of what happens. */
  listeners: Listeners;
  /** Known to the provider of mail that reports bounces; without it nobody may. */
  bouncesSecret: string | undefined;
  leadMail: Env['LEAD_MAIL'];
  mailRoutes: readonly MailRoute[];
  confirmationsPerHour: number;
  /** Mails of the whole server in an hour that tell senders that their form has arrived; 0 where none are sent. */
  acknowledgementsPerHour: number;
  /** Forms that are switched on. */
  forms: Readonly<Record<FormName, boolean>>;
  downloads: Downloads;
  /** Counts views and forms; absent when counts are off. */
  views?: Views | undefined;
  /** Identifiers of advertisers that are kept, or false where nothing is kept of where a lead came from. */
  attribution: false | { clickIds: readonly string[] };
  /** Folder whose disk must have room. */
  dataDirectory: string;
  isStopping: () => boolean;
  now: () => number;
}

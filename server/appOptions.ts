/** Dependencies of the app, passed in: it opens no resources and reads no environment variables. */
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
    /** Language from the form field, known once the body is read. */
    locale?: LocaleKey;
  };
}

export interface AppOptions {
  database: Database;
  secret: Secret;
  log: Log;
  headers: HeaderSettings;
  /** Origins that may send POST requests. */
  origins: ReadonlySet<string>;
  trustedProxies: BlockList;
  /** Rate limiter for requests of all kinds; counts this instance only. */
  limiter: Limiter;
  /** Rate limiter for form submissions; counts all instances together if they share a PostgreSQL database. */
  submissionLimiter: Limiter;
  hasRateLimit: boolean;
  hasProofOfWork: boolean;
  /** The connectors that receive events. */
  listeners: Listeners;
  /** Secret shared with the mail provider that reports bounces; if undefined, no report is accepted. */
  bouncesSecret: string | undefined;
  leadMail: Env['LEAD_MAIL'];
  mailRoutes: readonly MailRoute[];
  confirmationsPerHour: number;
  /** Maximum number of acknowledgement mails to senders per hour, for all instances together; 0 when they are off. */
  acknowledgementsPerHour: number;
  /** Whether each form is enabled. */
  forms: Readonly<Record<FormName, boolean>>;
  downloads: Downloads;
  /** Counts views and forms; absent when counts are off. */
  views?: Views | undefined;
  /** Click identifiers of advertisers that are stored, or false when attribution is off. */
  attribution: false | { clickIds: readonly string[] };
  /** Folder whose disk must have free space. */
  dataDirectory: string;
  isStopping: () => boolean;
  now: () => number;
}

/** Settings from the environment, parsed once at start. The table in `docs/operations.md` explains all of them. */
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { DOWNLOADS_FOLDER } from '#shared/downloads.ts';
import { isOrigin } from '#shared/origin.ts';
import { site } from '#site.config';
import { connectorSettings, isHttpsOrLocal, missingSettings } from './connectors/settings.ts';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
/** Digits only: other values that JavaScript converts to a number, such as a space, are probably mistakes. */
export const whole = (low: number, high: number) =>
  z.string().trim().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(low).max(high));
/** One plain mail address. */
export const mailAddress = z.string().regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/, 'must be one plain mail address');

const UNESCAPED = 'cannot be read: in user and password / is written %2F, : %3A, @ %40, # %23, ? %3F and % %25';

/**
 * A URL with user and password. An `@` after the host means that the password contains an unescaped character that ended the host part,
 * as in `u:1/2@host`.
 */
const accessUrl = (start: RegExp, error: string) =>
  z
    .string()
    .regex(start, error)
    .pipe(z.url(UNESCAPED))
    .refine((text) => {
      const url = URL.parse(text);
      return !url || !`${url.pathname}${url.search}${url.hash}`.includes('@');
    }, UNESCAPED);

/** A mail server has no paths; options may follow as a query. */
function isMailServer(text: string): boolean {
  const url = URL.parse(text);
  return !url || (url.hostname !== '' && ['', '/'].includes(url.pathname) && url.hash === '');
}

/** IP addresses and networks of our own proxies, separated by commas. */
export const proxies = z.string().transform((text, context) => {
  const list = new BlockList();
  for (const item of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(item) ?? [];
    const family = isIP(address);
    const widest = family === 4 ? 32 : 128;
    const bits = prefix === undefined ? widest : Number(prefix);
    if (family === 0 || bits > widest) {
      context.addIssue({ code: 'custom', message: `'${item}' is no address or network` });
    } else list.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
});

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65535).default(3000),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'must be an origin such as https://example.com, without a path')
    .optional(),
  TRUSTED_PROXIES: proxies.prefault(''),
  HSTS_PRELOAD: flag.default(false),
  DIST_DIR: z.string().min(1).default('dist'),
  PREVIEW_DIR: z.string().min(1).default('dist-preview'),
  PREVIEW_PORT: whole(0, 65535).default(3001),
  PREVIEW_TOKEN: z
    .string()
    .regex(
      /^[\w-]{20,}$/,
      'must have at least 20 letters, figures, - and _, such as the output of openssl rand -hex 20',
    )
    .optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: accessUrl(/^postgres(ql)?:\/\//, 'must start with postgres://').optional(),
  DATABASE_POOL: whole(1, 50).default(10),
  FORM_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'must have at least 32 bytes')
    .optional(),
  PROOF_OF_WORK: flag.default(false),
  RATE_LIMIT: flag.default(true),
  SMTP_URL: accessUrl(/^smtps?:\/\//i, 'must start with smtp:// or smtps://')
    .pipe(z.string().refine(isMailServer, 'must name a host and nothing behind it but a port'))
    .optional(),
  SMTP_REQUIRE_TLS: flag.default(true),
  MAIL_FROM: mailAddress.default(site.contact.email),
  LEADS_TO: mailAddress.default(site.contact.email),
  APPLICATIONS_TO: mailAddress.default(site.contact.email),
  MAIL_ROUTES: z.string().min(1).optional(),
  WEEKLY_DIGEST: flag.default(false),
  ACKNOWLEDGEMENTS: flag.default(false),
  ACKNOWLEDGEMENTS_PER_HOUR: whole(1, 100_000).default(60),
  LEAD_MAIL: z.enum(['each', 'daily', 'off']).default('each'),
  CONFIRMATIONS_PER_HOUR: whole(1, 100_000).default(200),
  DOWNLOADS_DIR: z.string().min(1).default(DOWNLOADS_FOLDER),
  DOWNLOAD_LINK_DAYS: whole(1, 90).default(7),
  FILE_LINK_HOURS: whole(1, 720).default(72),
  ...connectorSettings,
  BOUNCES_SECRET: z
    .string()
    .regex(/^[!-~]{24,}$/, 'must be one word of ASCII, 24 letters or more')
    .optional(),
  RETAIN_CONTACT_DAYS: whole(1, 36_500).default(730),
  RETAIN_APPLICATION_DAYS: whole(1, 36_500).default(182),
  RETAIN_UNCONFIRMED_DAYS: whole(2, 36_500).default(7),
  RETAIN_QUARANTINE_DAYS: whole(1, 36_500).default(30),
  // For Node, 0 would mean no limit.
  KEEP_ALIVE_MS: whole(1000, 600_000).default(5000),
  DRAIN_MS: whole(0, 60_000).default(500),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  LOG_STATIC: flag.default(false),
});

export type Env = Omit<z.output<typeof schema>, 'PUBLIC_ORIGIN'> & {
  PUBLIC_ORIGIN: string;
  /** Origins from which a browser may send POST requests: `PUBLIC_ORIGIN`, or without it localhost and 127.0.0.1 with the port. */
  origins: ReadonlySet<string>;
};

/** Missing or invalid settings. The message names each variable and never contains a secret. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Parses the environment; an empty variable counts as absent. Throws {@link SettingsError} with one line for each error. */
export function parseSettings<Settings extends z.ZodType>(
  settings: Settings,
  source: Readonly<Record<string, string | undefined>>,
): z.output<Settings> {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const parsed = settings.safeParse(present);
  if (parsed.success) return parsed.data;
  throw new SettingsError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}

/** Parses the settings of the server as {@link parseSettings} does, and checks which of them are needed together. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const data = parseSettings(schema, source);
  const missing = (['PUBLIC_ORIGIN', 'FORM_SECRET'] as const).filter((name) => data[name] === undefined);
  if (data.NODE_ENV === 'production' && missing.length > 0) {
    throw new SettingsError(missing.map((name) => `${name}: must be set when NODE_ENV is production`).join('\n'));
  }
  // Instances that share a database need the same secret, so none of them may generate its own.
  if (data.DATABASE_URL && !data.FORM_SECRET) throw new SettingsError('FORM_SECRET: must be set with DATABASE_URL');
  // A link in a mail must work from any network.
  if (data.SMTP_URL && !data.PUBLIC_ORIGIN) throw new SettingsError('PUBLIC_ORIGIN: must be set with SMTP_URL');
  const beside = missingSettings(data);
  if (beside.length > 0) throw new SettingsError(beside.join('\n'));
  // A form that sends mail to any address needs proof of work, or it could be used for spam.
  if (data.ACKNOWLEDGEMENTS && !data.PROOF_OF_WORK)
    throw new SettingsError('PROOF_OF_WORK: must be on with ACKNOWLEDGEMENTS');
  // On other pages browsers have no `crypto.subtle`, which solves the challenge: no form with script could be sent.
  if (data.PROOF_OF_WORK && data.PUBLIC_ORIGIN && !isHttpsOrLocal(data.PUBLIC_ORIGIN))
    throw new SettingsError('PUBLIC_ORIGIN: must be https with PROOF_OF_WORK');
  const local = [`http://127.0.0.1:${data.PORT}`, `http://localhost:${data.PORT}`];
  const origin = data.PUBLIC_ORIGIN ?? local[0] ?? '';
  return { ...data, PUBLIC_ORIGIN: origin, origins: new Set(data.PUBLIC_ORIGIN ? [origin] : local) };
}

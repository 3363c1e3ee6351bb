/** Settings of the connectors; `env.ts` includes them. */
import { z } from 'zod';
import { contactForm } from '#shared/forms/contact.fields.ts';
import { downloadForm } from '#shared/forms/download.fields.ts';
import { originColumns } from '../leads/columns.ts';

/** A key in hexadecimal. It is also valid base64, but would be decoded to a different key. */
const HEX_KEY = /^[0-9a-f]{64}$/i;

/** Secret in the format of Standard Webhooks: an optional prefix `whsec_` and the key in base64. */
const webhookKey = z
  .string()
  .refine(
    (text) => !HEX_KEY.test(text),
    'is hexadecimal: it must be base64, such as the output of openssl rand -base64 32',
  )
  .transform((text) => text.replace(/^whsec_/, ''))
  .pipe(z.base64('must be base64, after whsec_ or alone'))
  .transform((text) => Buffer.from(text, 'base64'))
  .refine(({ length }) => length >= 24 && length <= 64, 'must hold 24 to 64 bytes in base64');

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True for an https address, and for one of this machine. */
export function isHttpsOrLocal(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || LOOPBACK.has(url?.hostname ?? '');
}

/** The URL to which a connector sends data. `fetch` accepts no user and password in a URL. */
const serviceUrl = z
  .url({ protocol: /^https?$/, error: 'must be an https URL' })
  .refine(isHttpsOrLocal, 'must be an https URL; http is for this machine alone')
  .refine((text) => !URL.parse(text)?.username && !URL.parse(text)?.password, 'must hold no user and password');

/** A comma-separated list of at least one item; duplicates are removed. */
const list = <T>(item: z.ZodType<T, string>, error: string) =>
  z.string().transform((text, context): T[] => {
    const parsed = text.split(',').map((part) => item.safeParse(part.trim()));
    if (parsed.some(({ success }) => !success)) context.addIssue({ code: 'custom', message: error });
    return [...new Set(parsed.flatMap(({ data }) => (data === undefined ? [] : [data])))];
  });

const topics = list(
  z.enum(['leads', 'applications', 'subscribers', 'erasures']),
  'must name some of leads, applications, subscribers, erasures, with commas',
);

const listIds = list(
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
  'must be the numbers of lists, with commas',
);

/** Names of the values that an inquiry or a download may have, without the address, which HubSpot always gets. */
const VALUES: ReadonlySet<string> = new Set(
  [...Object.keys(contactForm.fields), ...Object.keys(downloadForm.fields), 'title', 'locale', ...originColumns].filter(
    (name) => name !== 'email',
  ),
);

const fieldMap = list(
  z
    .string()
    .regex(/^\w+:\w+$/)
    // A misspelled name would leave out the value of every lead without an error.
    .refine((pair) => VALUES.has(pair.split(':', 1)[0] ?? '')),
  'must be pairs such as name:firstname, with commas, and with one of our fields before each colon',
)
  .transform((pairs) => pairs.map((pair) => pair.split(':', 2) as [from: string, to: string]))
  .refine(
    (pairs) => [0, 1].every((side) => new Set(pairs.map((pair) => pair[side])).size === pairs.length),
    'must name each of our fields, and each of HubSpot, once',
  )
  .transform((pairs) => new Map(pairs));

/** Printable ASCII characters without spaces, valid in an HTTP header. */
const word = z.string().regex(/^[!-~]+$/, 'must be one word of ASCII');

export const connectorSettings = {
  WEBHOOK_URL: serviceUrl.optional(),
  WEBHOOK_SECRET: webhookKey.optional(),
  WEBHOOK_EVENTS: topics.prefault('leads,applications'),
  LISTMONK_URL: serviceUrl.optional(),
  LISTMONK_USER: word.refine((text) => !text.includes(':'), 'must hold no colon').optional(),
  LISTMONK_TOKEN: word.optional(),
  LISTMONK_LISTS: listIds.optional(),
  HUBSPOT_URL: serviceUrl.default('https://api.hsforms.com'),
  HUBSPOT_PORTAL: z.string().regex(/^\d+$/, 'must be the number of the account').optional(),
  HUBSPOT_FORM: z.uuid('must be the id of a form').optional(),
  HUBSPOT_TOKEN: word.optional(),
  HUBSPOT_FIELDS: fieldMap.prefault('name:firstname,company:company,phone:phone,message:message'),
  SLACK_WEBHOOK_URL: serviceUrl.optional(),
  TEAMS_WEBHOOK_URL: serviceUrl.optional(),
};

export type ConnectorSettings = z.output<z.ZodObject<typeof connectorSettings>>;

/** Each setting of a row requires all others of that row. */
const REQUIRED_TOGETHER: readonly (readonly (keyof ConnectorSettings)[])[] = [
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['LISTMONK_URL', 'LISTMONK_USER', 'LISTMONK_TOKEN', 'LISTMONK_LISTS'],
  ['HUBSPOT_PORTAL', 'HUBSPOT_FORM'],
];

/** Returns one error message for each missing setting. */
export const missingSettings = (settings: ConnectorSettings): string[] =>
  REQUIRED_TOGETHER.flatMap((row) => {
    const present = row.find((name) => settings[name] !== undefined);
    if (present === undefined) return [];
    return row.filter((name) => settings[name] === undefined).map((name) => `${name}: must be set with ${present}`);
  });

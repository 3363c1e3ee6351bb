/** Checks that the settings in `site.config.ts` have the format that pages, mails and search engines need. */
import { z } from 'zod';
import { site } from '#site.config';
import { attributionNames } from '../../../shared/forms/attribution.ts';
import { applicationForm } from '../../../shared/forms/application.fields.ts';
import { contactForm } from '../../../shared/forms/contact.fields.ts';
import { LOCALES } from '../../../shared/locales.ts';
import { isOrigin } from '../../../shared/origin.ts';
import { isTimeZone } from '../../../src/content/schema/event.ts';
import { icon } from '../../../src/content/schema/image.ts';
import { country, telephone } from '../../../src/content/schema/office.ts';
import { addressesOf, unpublishedPaths } from '../addresses.ts';
import type { Finding } from '../finding.ts';
import { isPublicFile } from '../publicFiles.ts';
import { fieldName, reasonOf, type ContentRecord } from '../records.ts';
import { iconFault } from './icons.ts';

const words = z.string().trim().min(1, 'is empty');
const byLocale = <T extends z.ZodType>(value: T) =>
  z.strictObject(Object.fromEntries(LOCALES.map(({ key }) => [key, value.optional()])));

/** Names of the other columns of leads. */
const OTHER_COLUMNS = new Set([
  ...['id', 'kind', 'state', 'received', 'locale'],
  ...attributionNames([]),
  ...Object.keys({ ...contactForm.fields, ...applicationForm.fields }),
]);

const clickId = z
  .string()
  .regex(/^[A-Za-z]\w{1,29}$/, "expected the name of a parameter, such as 'gclid'")
  .refine((name) => !OTHER_COLUMNS.has(name), 'is already the name of another column of leads');
const httpsAddress = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'expected an address with https://',
});

const config = z.strictObject({
  brand: words,
  brandIn: byLocale(words),
  legalName: words,
  url: z
    .string()
    .refine(
      isOrigin,
      "expected an origin such as 'https://example.com': lower case, no path, no slash at its end, other letters than a to z written as xn--",
    ),
  timeZone: z.string().refine(isTimeZone, "expected a time zone such as 'Asia/Dubai'"),
  tagline: words,
  description: words,
  contact: z.strictObject({
    email: z.email('expected a mail address'),
    telephone: telephone.optional(),
    whatsapp: telephone.optional(),
    booking: httpsAddress.optional(),
  }),
  remoteFrom: z.array(country).min(1, 'must contain at least one country'),
  socials: z.array(
    z.strictObject({
      name: words,
      icon: icon.superRefine((name, context) => {
        const message = iconFault(name);
        if (message) context.addIssue({ code: 'custom', message });
      }),
      href: z.string().regex(/^(?:\/|https:\/\/\S+\.)/, "expected a path such as '/' or an address with https://"),
    }),
  ),
  contentSignal: z
    .strictObject({ search: z.boolean(), aiInput: z.boolean(), aiTrain: z.boolean() })
    .partial()
    .optional(),
  forms: z.strictObject({
    newsletter: z.boolean(),
    contact: z.boolean(),
    applications: z.boolean(),
    downloads: z.boolean(),
  }),
  counts: z.boolean(),
  attribution: z.union([z.literal(false), z.strictObject({ clickIds: z.array(clickId) })], {
    error: 'expected false or { clickIds: [] }',
  }),
});

/** Findings for the settings of the company. */
export const siteConfig = (): Finding[] => faultsOf(site);

/** Findings for the given settings. */
export function faultsOf(settings: unknown): Finding[] {
  const { error } = config.safeParse(settings);
  return (error?.issues ?? []).map((issue) => findingOf(issue.path, reasonOf(issue)));
}

/** Findings for the company's social links to a path of this site that does not exist. */
export const socialLinks = (records: readonly ContentRecord[]): Finding[] => brokenLinks(site.socials, records);

/** The same findings for the given links. */
export function brokenLinks(socials: readonly { href: string }[], records: readonly ContentRecord[]): Finding[] {
  const known = addressesOf(records);
  const unpublished = unpublishedPaths(records);
  return socials.flatMap(({ href }, index) =>
    !href.startsWith('/') || known.has(href) || isPublicFile(href)
      ? []
      : [findingOf(['socials', index, 'href'], `‘${href}’ ${unpublished.get(href) ?? 'is not a page of the site'}`)],
  );
}

/** What a privacy notice must describe when it is in use: the field with the text, and the reason. */
const PRIVACY_FIELDS = {
  counts: { field: 'counting', reason: 'what counts in site.config.ts enables' },
  attribution: { field: 'attribution', reason: 'what attribution in site.config.ts enables' },
  downloads: { field: 'downloads', reason: 'the data stored about people who request a file with `confirm: true`' },
} as const;

/** Findings for privacy notices that do not describe what the settings enable. */
export const privacyOfSettings = (records: readonly ContentRecord[]): Finding[] =>
  (['counts', 'attribution'] as const).filter((name) => site[name]).flatMap((name) => missingInPrivacy(records, name));

/** Findings for privacy notices without the field for `name`. */
export const missingInPrivacy = (records: readonly ContentRecord[], name: keyof typeof PRIVACY_FIELDS): Finding[] =>
  records
    .filter(({ page, data }) => page === 'pages/privacy' && !hasField(data, PRIVACY_FIELDS[name].field))
    .map(({ file }) => ({
      rule: 'site-config',
      file,
      field: `content.${PRIVACY_FIELDS[name].field}`,
      reason: `is missing: it must describe ${PRIVACY_FIELDS[name].reason}`,
    }));

const hasField = (data: unknown, field: string): boolean =>
  z.object({ content: z.object({ [field]: z.object() }) }).safeParse(data).success;

const findingOf = (path: readonly PropertyKey[], reason: string): Finding => ({
  rule: 'site-config',
  file: 'site.config.ts',
  field: fieldName(path),
  reason,
});

/** Mail routing: which addresses get the mail about a lead. The setting `MAIL_ROUTES` is the path of the rules; the first match applies. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { LOCALES } from '#shared/locales.ts';
import { mailAddress, SettingsError } from './env.ts';
import type { Lead } from './store/store.ts';

const rule = z.strictObject({
  /** Forms whose leads cause a mail. */
  form: z.enum(['contact', 'download', 'application']).optional(),
  /** Topic of an inquiry or role of an application, including all topics below it: `devops` also matches `devops/ci-cd`. */
  topic: z
    .string()
    .regex(/^[a-z0-9]+(?:[/-][a-z0-9]+)*$/, 'must be a path such as devops/ci-cd')
    .optional(),
  /** Language of the reply to the sender. */
  language: z.enum(LOCALES.map(({ key }) => key)).optional(),
  to: z
    .array(mailAddress)
    .min(1, 'must name at least one address')
    .max(20)
    .transform((addresses) => [...new Set(addresses)]),
});

const isForAll = ({ form, topic, language }: z.output<typeof rule>): boolean =>
  form === undefined && topic === undefined && language === undefined;

const rules = z.array(rule).superRefine((all, context) => {
  const end = all.findIndex(isForAll);
  if (end !== -1 && end < all.length - 1)
    context.addIssue({ code: 'custom', path: [end], message: 'takes every lead, so no rule may follow it' });
});

export type MailRoute = z.output<typeof rule>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SettingsError(`MAIL_ROUTES: is not valid JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new SettingsError(`MAIL_ROUTES: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
}

/**
 * Reads the rules from the file at `path`; returns an empty list when `path` is undefined. Throws {@link SettingsError} with the
 * position of each error, such as `[1].to`.
 */
export function readMailRoutes(path: string | undefined): readonly MailRoute[] {
  if (path === undefined) return [];
  const { data, error } = rules.safeParse(parsed(read(path)));
  if (data) return data;
  const faults = error.issues.map(({ path: place, message }) => {
    const field = place.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
    return `MAIL_ROUTES: ${field || 'the file'} ${message}`;
  });
  throw new SettingsError(faults.join('\n'));
}

/** The language of the reply to the sender: the chosen one, otherwise that of the page; undefined when `fields` contain neither. */
export const answerLanguage = (fields: Lead['fields']): string | undefined => fields['language'] ?? fields['locale'];

/** The addresses of the first matching rule. Empty when no rule matches: the mail then goes to the address in the settings. */
export function receiversOf(
  routes: readonly MailRoute[],
  { kind, fields }: Pick<Lead, 'kind' | 'fields'>,
): readonly string[] {
  const about = fields['topic'] ?? fields['role'] ?? '';
  const language = answerLanguage(fields);
  const route = routes.find(
    ({ form = kind, topic = about, language: wanted = language }) =>
      form === kind && wanted === language && (about === topic || about.startsWith(`${topic}/`)),
  );
  return route?.to ?? [];
}

/**
 * Mail routing: who gets the mail about which lead. The rules are in the file that the setting `MAIL_ROUTES` names; their order matters.
 */
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
    throw new SettingsError(`MAIL_ROUTES: is no JSON: ${error instanceof Error ? error.message : ''}`);
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
 * Reads the rules of the file at `path`; an empty list without a file. Throws {@link SettingsError} with the place of each fault, as in
 * `[1].to`.
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

/** The language of the reply to the sender, if `fields` contain it. */
export const answerLanguage = (fields: Lead['fields']): string | undefined => fields['language'] ?? fields['locale'];

/** The addresses of the first matching rule. Empty when no rule matches: the address of the settings is used then. */
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

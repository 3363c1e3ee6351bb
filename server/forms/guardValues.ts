/** Separates the hidden fields of a submission from its other values. */
import { attribution } from '#shared/forms/attribution.fields.ts';
import { guard } from '#shared/forms/guard.fields.ts';
import { findLocale, LOCALES, type LocaleKey } from '#shared/locales.ts';
import { RequestFault } from './requestFault.ts';

export interface GuardValues {
  honeypot: string;
  stamp: string;
  key: string;
  proof: string;
  /** Language of the page; undefined when the form did not send it. */
  locale: LocaleKey | undefined;
  /** Unvalidated attribution. An invalid value does not refuse the submission. */
  attribution: unknown;
}

/** Defined here and not in the table of fields, which pages load too: they do not need the list of all languages. */
const MAX_LANGUAGE_LENGTH = Math.max(...LOCALES.map(({ key }) => key.length));

const KEY = /^[\w-]{8,64}$/;

function take(values: Record<string, unknown>, { name, maxLength }: { name: string; maxLength: number }): string {
  const value = values[name] ?? '';
  Reflect.deleteProperty(values, name);
  if (typeof value !== 'string' || value.length > maxLength) throw new RequestFault(400, 'malformed');
  return value;
}

/** The former name of the honeypot, which pages opened before the change still send. Ignored, because password managers filled it in. */
const FORMER_HONEYPOT = 'website';

/**
 * Removes the hidden fields from `values` and returns them; an absent text is empty.
 * @throws RequestFault 400 when a value is not a string, is too long or has a wrong format
 */
export function takeGuardValues(values: Record<string, unknown>): GuardValues {
  const { honeypot, stamp, key, proof, locale } = guard.fields;
  Reflect.deleteProperty(values, FORMER_HONEYPOT);
  const { [attribution.name]: origin } = values;
  Reflect.deleteProperty(values, attribution.name);
  const language = take(values, { ...locale, maxLength: MAX_LANGUAGE_LENGTH });
  const taken = {
    honeypot: take(values, honeypot),
    stamp: take(values, stamp),
    key: take(values, key),
    proof: take(values, proof),
    locale: findLocale(language)?.key,
    attribution: origin,
  };
  if (language !== '' && taken.locale === undefined) throw new RequestFault(400, 'malformed');
  if (taken.key !== '' && !KEY.test(taken.key)) throw new RequestFault(400, 'malformed');
  return taken;
}

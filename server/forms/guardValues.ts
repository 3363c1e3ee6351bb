/** The hidden fields of a submission, taken out of what was sent. */
import { attribution } from '#shared/forms/attribution.fields.ts';
import { guard } from '#shared/forms/guard.fields.ts';
import { LOCALES, type LocaleKey } from '#shared/locales.ts';
import { RequestFault } from './requestFault.ts';

export interface GuardValues {
  honeypot: string;
  stamp: string;
  key: string;
  proof: string;
  /** Language of the page; undefined when the form did not say. */
  locale: LocaleKey | undefined;
  /** Where the visit began, as it was sent: nothing in it refuses a submission. */
  attribution: unknown;
}

/** Here and not in the table of fields, which pages load too: they have no use for all languages. */
const LONGEST_LANGUAGE = Math.max(...LOCALES.map(({ key }) => key.length));

const KEY = /^[\w-]{8,64}$/;

function take(values: Record<string, unknown>, { name, maxLength }: { name: string; maxLength: number }): string {
  const value = values[name] ?? '';
  Reflect.deleteProperty(values, name);
  if (typeof value !== 'string' || value.length > maxLength) throw new RequestFault(400, 'malformed');
  return value;
}

/** The honeypot of pages that were opened before it had its name of today. Managers filled it, so it says nothing. */
const FORMER_HONEYPOT = 'website';

/** Removes the hidden fields from `values` and returns them; absent ones are empty. Throws a 400 on nonsense. */
export function takeGuardValues(values: Record<string, unknown>): GuardValues {
  const { honeypot, stamp, key, proof, locale } = guard.fields;
  Reflect.deleteProperty(values, FORMER_HONEYPOT);
  const { [attribution.name]: origin } = values;
  Reflect.deleteProperty(values, attribution.name);
  const language = take(values, { ...locale, maxLength: LONGEST_LANGUAGE });
  const taken = {
    honeypot: take(values, honeypot),
    stamp: take(values, stamp),
    key: take(values, key),
    proof: take(values, proof),
    locale: LOCALES.find((entry) => entry.key === language)?.key,
    attribution: origin,
  };
  if (language !== '' && taken.locale === undefined) throw new RequestFault(400, 'malformed');
  if (taken.key !== '' && !KEY.test(taken.key)) throw new RequestFault(400, 'malformed');
  return taken;
}

/** The hidden fields of a submission, taken out of what was sent. */
import { guard } from '#shared/forms/guard.fields.ts';
import { RequestFault } from './requestFault.ts';

export interface GuardValues {
  honeypot: string;
  stamp: string;
  key: string;
  proof: string;
}

const KEY = /^[\w-]{8,64}$/;

function take(values: Record<string, unknown>, { name, maxLength }: { name: string; maxLength: number }): string {
  const value = values[name] ?? '';
  Reflect.deleteProperty(values, name);
  if (typeof value !== 'string' || value.length > maxLength) throw new RequestFault(400, 'malformed');
  return value;
}

/** Removes the hidden fields from `values` and returns them; absent ones are empty. Throws a 400 on nonsense. */
export function takeGuardValues(values: Record<string, unknown>): GuardValues {
  const { honeypot, stamp, key, proof } = guard.fields;
  const taken = {
    honeypot: take(values, honeypot),
    stamp: take(values, stamp),
    key: take(values, key),
    proof: take(values, proof),
  };
  if (taken.key !== '' && !KEY.test(taken.key)) throw new RequestFault(400, 'malformed');
  return taken;
}

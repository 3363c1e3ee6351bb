/** Normalizes mail addresses inside the store. */
import type { Secret } from '../forms/secret.ts';

/** The address in lower case, since addresses are compared without regard to case. */
export const emailKey = (email: string): string => email.toLowerCase();

/** Keyed hash of an address, for tables that outlive the address. */
export const addressHash = (secret: Secret, email: string): string => secret.sign('address', emailKey(email));

/** The mailbox without tags and dots, so that `a.b+1@x` and `ab@x` share one limit. The stored address keeps both. */
export function limitKey(email: string): string {
  const [local = '', host = ''] = emailKey(email).split('@');
  return `${(local.split('+', 1)[0] ?? '').replaceAll('.', '')}@${host}`;
}

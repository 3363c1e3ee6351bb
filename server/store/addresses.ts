/** Normalizes mail addresses inside the store. */

/** The address in lower case, since addresses are compared without regard to case. */
export const emailKey = (email: string): string => email.toLowerCase();

/** The mailbox without tags and dots, so that `a.b+1@x` and `ab@x` share one limit. The stored address keeps both. */
export function limitKey(email: string): string {
  const [local = '', host = ''] = emailKey(email).split('@');
  return `${(local.split('+', 1)[0] ?? '').replaceAll('.', '')}@${host}`;
}

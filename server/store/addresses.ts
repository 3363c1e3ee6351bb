/** Ways to name a mail address inside the store. */

/** The address as people mean it: letter case makes no difference. */
export const emailKey = (email: string): string => email.toLowerCase();

/** The mailbox behind tags and dots, so that `a.b+1@x` and `ab@x` share one limit. The stored address keeps both. */
export function limitKey(email: string): string {
  const [local = '', host = ''] = emailKey(email).split('@');
  return `${(local.split('+', 1)[0] ?? '').replaceAll('.', '')}@${host}`;
}

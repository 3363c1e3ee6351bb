/** The conditions for accounts. Each check throws {@link AccountError}. */
import type { All, Stored } from './accountFile.ts';
import { faultOf } from './passwordRules.ts';

/** Name and mail address of an account. */
interface Identity {
  name: string;
  email: string;
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .'-]{0,59}$/u;
const EMAIL = /^[^\s<>@]+@[^\s<>@]+$/;

/** A refused change of an account. The message is the reason, for the user. */
export class AccountError extends Error {
  override name = 'AccountError';
  readonly status: 404 | 409 | 422;

  constructor(message: string, status: 404 | 409 | 422 = 422) {
    super(message);
    this.status = status;
  }
}

/** A placeholder for a missing mail address: git needs one. */
export const placeholderAddress = (name: string): string =>
  `${name.toLowerCase().replaceAll(/[^\w]+/g, '.')}@localhost`;

/** Refuses a change of the password or the second factor of an account that signs in with the company's provider. */
export function refuseOfCompany({ subject }: Stored): void {
  if (subject !== undefined)
    throw new AccountError('This account uses the company’s sign-on and has no password here.', 409);
}

/** Refuses a name or a mail address that is not valid. */
export function checkAccount({ name, email }: Identity): void {
  if (!NAME.test(name))
    throw new AccountError('A name has at most 60 characters: letters, digits, spaces, periods, hyphens, apostrophes.');
  if (!EMAIL.test(email)) throw new AccountError('This is not a valid mail address.');
}

/** Refuses a password that is too weak for the account: `passwordRules.ts`. */
export function checkPassword(password: string, account: Identity): void {
  const fault = faultOf(password, account);
  if (fault !== undefined) throw new AccountError(fault);
}

/** Refuses a change after which there is no administrator any more. Where all roles come from the company's provider, there may be none. */
export function checkAdministrator(before: All, after: All): void {
  const hasOne = (all: All): boolean => Object.values(all).some(({ roles }) => roles.includes('administrator'));
  if (hasOne(before) && !hasOne(after))
    throw new AccountError('This is the last administrator. Make somebody else an administrator first.', 409);
}

/** Types of the responses of `/api/accounts`, `/api/account` and `/api/audit`. */
import type { AuditLine } from '../audit.ts';
import type { Role } from '../sign-in/roles.ts';
import type { OpenSession } from '../sign-in/sessions.ts';

export interface AccountAnswer {
  name: string;
  email: string;
  roles: readonly Role[];
  /** Signs in with the company's sign-on. */
  isOfCompany: boolean;
  /** Signs in with the code of an authenticator app after the password. */
  hasFactor: boolean;
  /** End of the first password, in milliseconds since 1970; undefined once the owner has chosen another password. */
  firstUntil?: number | undefined;
  sessions: readonly OpenSession[];
}

/** Response of `GET /api/accounts`. */
export interface AccountsAnswer {
  accounts: readonly AccountAnswer[];
  /** Accounts may have passwords. */
  hasPasswords: boolean;
}

/** A first password that the service has created; it is shown once. */
export interface FirstPasswordAnswer {
  name: string;
  password: string;
}

/** Response of `GET /api/account`. */
export interface OwnAccountAnswer {
  name: string;
  roles: readonly Role[];
  /** Signs in with a password, which it can change here. */
  hasPassword: boolean;
  /** Signs in with the code of an authenticator app after the password. */
  hasFactor: boolean;
  sessions: readonly (OpenSession & { isThis: boolean })[];
}

/** Response of `GET /api/audit`. */
export interface AuditAnswer {
  lines: readonly AuditLine[];
  /** There are older lines. */
  hasMore: boolean;
}

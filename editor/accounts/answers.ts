/** What the interfaces of accounts answer, and what they are sent. */
import type { AuditLine } from '../audit.ts';
import type { Role } from '../sign-in/roles.ts';
import type { OpenSession } from '../sign-in/sessions.ts';

export interface AccountAnswer {
  name: string;
  email: string;
  roles: readonly Role[];
  /** Signs in at the company's sign-on. */
  isOfCompany: boolean;
  /** Signs in with the code of an authenticator app after the password. */
  hasFactor: boolean;
  /** The first password waits to be changed; until when, in milliseconds since 1970. */
  firstUntil?: number | undefined;
  sessions: readonly OpenSession[];
}

/** Of `GET /api/accounts`. */
export interface AccountsAnswer {
  accounts: readonly AccountAnswer[];
  /** Accounts may have passwords. */
  hasPasswords: boolean;
}

/** A password that the service has made, shown once. */
export interface FirstPasswordAnswer {
  name: string;
  password: string;
}

/** Of `GET /api/account`. */
export interface OwnAccountAnswer {
  name: string;
  roles: readonly Role[];
  /** Signs in here and can change the password. */
  hasPassword: boolean;
  /** Signs in with the code of an authenticator app after the password. */
  hasFactor: boolean;
  sessions: readonly (OpenSession & { isThis: boolean })[];
}

/** Of `GET /api/audit`. */
export interface AuditAnswer {
  lines: readonly AuditLine[];
  /** There are older ones. */
  hasMore: boolean;
}

/** Types of the responses of `/api/accounts`, `/api/account` and `/api/audit`. */
import type { AuditLine } from '../audit.ts';
import type { Account } from '../sign-in/accounts.ts';
import type { OpenSession } from '../sign-in/sessions.ts';

export interface AccountAnswer extends Account {
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
export interface OwnAccountAnswer extends Pick<Account, 'name' | 'roles' | 'hasFactor'> {
  /** Signs in with a password, which it can change here. */
  hasPassword: boolean;
  sessions: readonly (OpenSession & { isThis: boolean })[];
}

/** Response of `GET /api/audit`. */
export interface AuditAnswer {
  lines: readonly AuditLine[];
  /** There are older lines. */
  hasMore: boolean;
}

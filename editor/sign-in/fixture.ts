/** For tests: what the addresses of signing in need. */
import { BlockList } from 'node:net';
import { RateLimiter } from '../../server/middleware/rateLimit.ts';
import { createAudit } from '../audit.ts';
import { Access } from './access.ts';
import type { Accounts } from './accounts.ts';
import { Attempts } from './attempts.ts';
import { Sessions } from './sessions.ts';

/** Sessions, audit log, access and limits for `accounts`, with the same clock. The log is in `folder`. */
export function signingParts(accounts: Accounts, folder: string, origin: string, proxies = new BlockList()) {
  const sessions = new Sessions(accounts.now, (name) => accounts.changedAt(name));
  const audit = createAudit(folder);
  const access = new Access({ origin, accounts, sessions, audit });
  const attempts = new Attempts(new RateLimiter(accounts.now), proxies);
  return { origin, accounts, sessions, audit, access, attempts };
}

/** `/api/account`: the account of the user. */
import { Hono } from 'hono';
import { z } from 'zod';
import type { Audit } from '../audit.ts';
import type { Access, SignedIn } from '../sign-in/access.ts';
import type { Accounts } from '../sign-in/accounts.ts';
import { tooOften, type Attempts } from '../sign-in/attempts.ts';
import { ROLES } from '../sign-in/roles.ts';
import type { Sessions } from '../sign-in/sessions.ts';
import type { OwnAccountAnswer } from './answers.ts';
import { accountFault } from './manage.ts';

interface OwnOptions {
  access: Access;
  accounts: Accounts;
  sessions: Sessions;
  attempts: Attempts;
  audit: Audit;
  /** Accounts may have passwords. */
  hasPasswords: boolean;
}

const change = z.strictObject({ current: z.string().max(500), next: z.string().max(500) });

/** The API for the user's account. */
export function own({ access, accounts, sessions, attempts, audit, hasPasswords }: OwnOptions): Hono<SignedIn> {
  const api = new Hono<SignedIn>();
  api.use(access.only(...ROLES));
  api.onError(accountFault);

  api.get('/', (context) => {
    const { name, roles, isOfCompany, hasFactor } = context.var.account;
    const current = access.sessionIdOf(context);
    const open = sessions.list(name).map((session) => ({ ...session, isThis: session.id === current }));
    return context.json({
      name,
      roles,
      hasPassword: hasPasswords && !isOfCompany,
      hasFactor,
      sessions: open,
    } satisfies OwnAccountAnswer);
  });

  api.put('/password', async (context) => {
    const body = change.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 422);
    const { name } = context.var.account;
    if (!hasPasswords) return context.json({ message: 'Passwords are disabled.' }, 409);
    const wait = attempts.take(context, name);
    if (wait > 0) {
      audit({ who: name, did: 'password change refused', what: 'too many attempts' });
      context.header('Retry-After', String(wait));
      return context.json({ message: tooOften(wait) }, 429);
    }
    if (!(await accounts.verify(name, body.data.current))) {
      audit({ who: name, did: 'password change refused', what: 'wrong password' });
      return context.json({ message: 'This is not your current password.' }, 422);
    }
    await accounts.changePassword(name, body.data.next);
    sessions.closeAll(name);
    audit({ who: name, did: 'changed own password' });
    access.signIn(context, context.var.account);
    return context.json({});
  });

  api.post('/sign-out-others', (context) => {
    access.signOutOthers(context);
    audit({ who: context.var.account.name, did: 'signed out elsewhere' });
    return context.json({});
  });
  return api;
}

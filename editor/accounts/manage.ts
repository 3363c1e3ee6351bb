/** `/api/accounts`: management of accounts by administrators. */
import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { Audit } from '../audit.ts';
import { issueMessage } from '../issueMessage.ts';
import type { Access, SignedIn } from '../sign-in/access.ts';
import { AccountError, placeholderAddress } from '../sign-in/accountRules.ts';
import type { Accounts } from '../sign-in/accounts.ts';
import { BusyError } from '../sign-in/passwordHash.ts';
import { roleSchema } from '../sign-in/roles.ts';
import type { Sessions } from '../sign-in/sessions.ts';
import type { AccountsAnswer, FirstPasswordAnswer } from './answers.ts';

interface ManageOptions {
  access: Access;
  accounts: Accounts;
  sessions: Sessions;
  audit: Audit;
  /** Accounts may have passwords. */
  hasPasswords: boolean;
}

const roles = z.array(roleSchema).min(1, 'Choose at least one role.').max(10);
const newAccount = z.strictObject({
  name: z.string().trim().max(100),
  email: z.string().trim().max(200, 'This mail address is too long.'),
  roles,
});
const newRoles = z.strictObject({ roles, was: z.array(roleSchema).max(10) });

/** Responds with the message of a refusal; throws any other error again. */
export function accountFault(error: Error, context: Context): Response {
  if (error instanceof AccountError) return context.json({ message: error.message }, error.status);
  if (error instanceof BusyError) return context.json({ message: error.message }, 503);
  throw error;
}

/** The API for administrators. A change of an account ends its sessions. */
export function manage({ access, accounts, sessions, audit, hasPasswords }: ManageOptions): Hono<SignedIn> {
  const api = new Hono<SignedIn>();
  api.use(access.only('administrator'));
  const passwordsOnly = createMiddleware(async (context, next) => {
    if (hasPasswords) return next();
    return context.json({ message: 'Passwords are disabled. Users sign in with the company’s sign-on.' }, 409);
  });
  api.onError(accountFault);

  api.get('/', (context) =>
    context.json({
      accounts: accounts.list().map((account) => ({ ...account, sessions: sessions.list(account.name) })),
      hasPasswords,
    } satisfies AccountsAnswer),
  );

  api.post('/', passwordsOnly, async (context) => {
    const body = newAccount.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return context.json({ message: issueMessage(body.error) }, 422);
    const { name, email, roles } = body.data;
    const password = await accounts.add({ name, email: email || placeholderAddress(name), roles });
    audit({ who: context.var.account.name, did: 'added an account', what: `${name}: ${roles.join(', ')}` });
    return context.json({ name, password } satisfies FirstPasswordAnswer, 201);
  });

  api.patch('/:name', async (context) => {
    const body = newRoles.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return context.json({ message: issueMessage(body.error) }, 422);
    const name = context.req.param('name');
    accounts.setRoles(name, body.data.roles, body.data.was);
    sessions.closeAll(name);
    audit({ who: context.var.account.name, did: 'changed roles', what: `${name}: ${body.data.roles.join(', ')}` });
    return context.json({});
  });

  api.post('/:name/password', passwordsOnly, async (context) => {
    const name = context.req.param('name');
    // It would end this session, and the page would be left before it shows the new password.
    if (name === context.var.account.name)
      throw new AccountError('You cannot reset your own password. Change it under “Your account”.', 409);
    const password = await accounts.reset(name);
    sessions.closeAll(name);
    audit({ who: context.var.account.name, did: 'set a first password', what: name });
    return context.json({ name, password } satisfies FirstPasswordAnswer);
  });

  /** A handler that changes the account in the address. `did` is the entry in the audit log. */
  const changing = (did: string, change: (name: string) => void) => (context: Context<SignedIn>) => {
    const name = context.req.param('name') ?? '';
    change(name);
    sessions.closeAll(name);
    audit({ who: context.var.account.name, did, what: name });
    return context.json({});
  };
  api.delete(
    '/:name/factor',
    changing('removed sign-in codes', (name) => accounts.removeFactor(name)),
  );
  api.post(
    '/:name/sign-out',
    changing('signed out everywhere', () => undefined),
  );
  api.delete(
    '/:name',
    changing('removed an account', (name) => accounts.remove(name)),
  );
  return api;
}

/** `/api/accounts`: management of accounts by administrators. */
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { Audit } from '../audit.ts';
import type { Access, SignedIn } from '../sign-in/access.ts';
import { AccountError, placeholderAddress, type Accounts } from '../sign-in/accounts.ts';
import { BusyError } from '../sign-in/passwordHash.ts';
import { roleSchema } from '../sign-in/roles.ts';
import type { Sessions } from '../sign-in/sessions.ts';
import type { AccountsAnswer, FirstPasswordAnswer } from './answers.ts';

export interface ManageOptions {
  access: Access;
  accounts: Accounts;
  sessions: Sessions;
  audit: Audit;
  /** Accounts may have passwords. */
  hasPasswords: boolean;
}

const roles = z.array(roleSchema).min(1, 'an account needs a role').max(10);
const newAccount = z.strictObject({ name: z.string().trim().max(100), email: z.string().trim().max(200), roles });
const newRoles = z.strictObject({ roles, was: z.array(roleSchema).max(10) });

/** Message and status for the response to a refusal; throws any other error again. */
export function refusalOf(error: unknown): { message: string; status: 404 | 409 | 422 | 503 } {
  if (error instanceof AccountError) return { message: error.message, status: error.status };
  if (error instanceof BusyError) return { message: error.message, status: 503 };
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
  api.onError((error, context) => {
    const { message, status } = refusalOf(error);
    return context.json({ message }, status);
  });

  api.get('/', (context) =>
    context.json({
      accounts: accounts.list().map((account) => ({ ...account, sessions: sessions.list(account.name) })),
      hasPasswords,
    } satisfies AccountsAnswer),
  );

  api.post('/', passwordsOnly, async (context) => {
    const body = newAccount.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 422);
    const { name, email, roles } = body.data;
    const password = await accounts.add({ name, email: email || placeholderAddress(name), roles });
    audit({ who: context.var.account.name, did: 'added an account', what: `${name}: ${roles.join(', ')}` });
    return context.json({ name, password } satisfies FirstPasswordAnswer, 201);
  });

  api.patch('/:name', async (context) => {
    const body = newRoles.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 422);
    const name = context.req.param('name');
    accounts.setRoles(name, body.data.roles, body.data.was);
    sessions.closeAll(name);
    audit({ who: context.var.account.name, did: 'changed roles', what: `${name}: ${body.data.roles.join(', ')}` });
    return context.json({});
  });

  api.post('/:name/password', passwordsOnly, async (context) => {
    const name = context.req.param('name');
    const password = await accounts.reset(name);
    sessions.closeAll(name);
    audit({ who: context.var.account.name, did: 'set a first password', what: name });
    return context.json({ name, password } satisfies FirstPasswordAnswer);
  });

  api.delete('/:name/factor', (context) => {
    const name = context.req.param('name');
    accounts.removeFactor(name);
    sessions.closeAll(name);
    audit({ who: context.var.account.name, did: 'removed sign-in codes', what: name });
    return context.json({});
  });

  api.post('/:name/sign-out', (context) => {
    const name = context.req.param('name');
    sessions.closeAll(name);
    audit({ who: context.var.account.name, did: 'signed out everywhere', what: name });
    return context.json({});
  });

  api.delete('/:name', (context) => {
    const name = context.req.param('name');
    accounts.remove(name);
    sessions.closeAll(name);
    audit({ who: context.var.account.name, did: 'removed an account', what: name });
    return context.json({});
  });
  return api;
}

/** Sign-in with a password, and sign-out. */
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { withOneSlash } from '#shared/paths.ts';
import type { Audit } from '../audit.ts';
import type { Access } from './access.ts';
import { AccountError } from './accountRules.ts';
import type { Account, Accounts } from './accounts.ts';
import { tooOften, type Attempts } from './attempts.ts';
import { BusyError } from './passwordHash.ts';
import type { Provider } from './provider.ts';
import { secondFactor } from './secondFactor.ts';
import type { Sessions } from './sessions.ts';
import { foreignMessage, redirectPage, ownPasswordPage, SIGN_IN_POLICY, signInPage } from './signInPage.ts';

export interface SignInOptions {
  origin: string;
  accounts: Accounts;
  sessions: Sessions;
  access: Access;
  attempts: Attempts;
  audit: Audit;
  /** Accounts may have passwords. */
  hasPasswords: boolean;
  /** Every account with a password needs a second factor. */
  needsFactor: boolean;
  /** The company's sign-on, if there is one. */
  provider?: Provider | undefined;
}

const form = z.object({ name: z.string().trim().min(1).max(100), password: z.string().min(1).max(500) });
const ownForm = form.extend({ own: z.string().max(500) });

const WRONG = 'The name or the password is wrong.';
const TOO_OLD = 'This first password has expired. Ask an administrator for a new one.';

/** The address to redirect to after sign-in: `next` if it is an address of this service, else the start page. */
export function ownAddress(next: string | undefined, origin: string): string {
  if (next === undefined || !URL.canParse(next, origin)) return '/';
  const url = new URL(next, origin);
  return url.origin === origin ? withOneSlash(url.pathname) + url.search : '/';
}

type Verified = { account: Account } | { fault: string; status: 403 | 422 | 429 | 503 };

/** `/sign-in`, `/sign-in/password`, `/sign-in/code` and `/sign-out`. */
export function signIn(options: SignInOptions): Hono {
  const { origin, accounts, sessions, access, attempts, audit, hasPasswords, needsFactor, provider } = options;
  const app = new Hono();
  const foreign = foreignMessage(origin);
  const nextOf = (context: Context): string => ownAddress(context.req.query('next'), origin);
  const wantsRenewal = (context: Context): boolean => context.req.query('renew') !== undefined;
  const page = (context: Context, fault?: string): string =>
    signInPage({
      next: nextOf(context),
      hasPasswords,
      company: provider?.settings.name,
      isRenewal: wantsRenewal(context),
      fault,
    });

  for (const address of ['/sign-in', '/sign-in/*', '/sign-out'])
    app.use(address, async (context, next) => {
      await next();
      context.header('Content-Security-Policy', SIGN_IN_POLICY);
      context.header('Cache-Control', 'no-store');
    });

  /** Checks a name and a password within the rate limits. Writes refusals to the audit log. */
  async function verify(context: Context, { name: typed, password }: z.output<typeof form>): Promise<Verified> {
    // Before the limits: other letters of the same name get no attempts of their own.
    const name = accounts.nameFor(typed);
    const refuse = (what: string, fault: string, status: 403 | 429): Verified => {
      // An unknown name is not logged: it may be a password that was typed into the wrong field.
      const who = accounts.find(name) ? name : 'unknown name';
      if (attempts.isLogged(context)) audit({ who, did: 'sign-in refused', what, from: attempts.addressOf(context) });
      return { fault, status };
    };
    const wait = attempts.take(context, name);
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      return refuse('too many attempts', tooOften(wait), 429);
    }
    try {
      const account = await accounts.verify(name, password);
      if (!account) return refuse('wrong name or password', WRONG, 403);
      if (account.firstUntil !== undefined && account.firstUntil < accounts.now())
        return refuse('first password too old', TOO_OLD, 403);
      return { account };
    } catch (error) {
      if (error instanceof BusyError) return { fault: error.message, status: 503 };
      throw error;
    }
  }

  function finish(context: Context, account: Account, how: string): Response {
    attempts.succeeded(context, account.name);
    audit({ who: account.name, did: 'signed in', what: how, from: attempts.addressOf(context) });
    access.signIn(context, account);
    return context.redirect(nextOf(context), 303);
  }

  const factor = secondFactor({
    origin,
    accounts,
    access,
    attempts,
    audit,
    isRequired: needsFactor,
    nextOf,
    wantsRenewal,
    finish,
    restart: (context, fault) => context.html(page(context, fault), 403),
  });
  app.route('/', factor.app);
  /** Continues after a correct password that is not a first password. */
  const continueSignIn = (context: Context, account: Account): Response | Promise<Response> =>
    factor.ask(context, account) ?? finish(context, account, 'password');

  app.get('/sign-in', (context) =>
    access.accountOf(context) && !wantsRenewal(context)
      ? context.redirect(nextOf(context))
      : context.html(page(context)),
  );

  // A browser that has discarded the page after a post, for example while the authenticator app was open, requests its address again.
  for (const address of ['/sign-in/password', '/sign-in/code'])
    app.get(address, (context) =>
      context.redirect(`/sign-in?${new URLSearchParams({ next: nextOf(context) }).toString()}`),
    );

  app.post('/sign-in', async (context) => {
    if (!access.isOwn(context)) return context.html(page(context, foreign), 403);
    if (!hasPasswords) return context.html(page(context, 'Sign in with the company’s sign-on.'), 403);
    const body = form.safeParse(await context.req.parseBody().catch(() => undefined));
    if (!body.success) return context.html(page(context, 'Enter your name and your password.'), 422);
    const verified = await verify(context, body.data);
    if ('fault' in verified) return context.html(page(context, verified.fault), verified.status);
    const { account } = verified;
    if (account.firstUntil === undefined) return continueSignIn(context, account);
    return context.html(ownPasswordPage({ next: nextOf(context), name: account.name }));
  });

  app.post('/sign-in/password', async (context) => {
    if (!access.isOwn(context) || !hasPasswords) return context.html(page(context, foreign), 403);
    const body = ownForm.safeParse(await context.req.parseBody().catch(() => undefined));
    if (!body.success) return context.html(page(context, 'Enter your name and your password.'), 422);
    const { name, own } = body.data;
    const refuse = (fault: string, status: 403 | 422 | 429 | 503): Response | Promise<Response> =>
      context.html(ownPasswordPage({ next: nextOf(context), name, fault }), status);
    const verified = await verify(context, body.data);
    if ('fault' in verified) return refuse(verified.fault, verified.status);
    const { account } = verified;
    // An account without a first password changes its password only when signed in.
    if (account.firstUntil === undefined) return refuse(WRONG, 403);
    if (own === body.data.password) return refuse('The new password must differ from the first one.', 422);
    try {
      await accounts.changePassword(account.name, own);
    } catch (error) {
      if (error instanceof AccountError) return refuse(error.message, 422);
      if (error instanceof BusyError) return refuse(error.message, 503);
      throw error;
    }
    audit({ who: account.name, did: 'changed own password' });
    return continueSignIn(context, account);
  });

  app.post('/sign-out', async (context) => {
    if (!access.isOwn(context)) return context.text('Sign out with the button of this service.', 403);
    const account = access.accountOf(context);
    const key = access.keyOf(context);
    const idToken = key === undefined ? undefined : sessions.idTokenOf(key);
    access.signOut(context);
    if (account) audit({ who: account.name, did: 'signed out' });
    // Sveltia stores its token in the browser.
    context.header('Clear-Site-Data', '"storage"');
    const company = idToken === undefined ? undefined : await provider?.signOutAddress(idToken);
    // Not a redirect: our Content Security Policy forbids forms to lead to another host.
    return company
      ? context.html(redirectPage('You are signed out here', company.href))
      : context.redirect('/sign-in', 303);
  });
  return app;
}

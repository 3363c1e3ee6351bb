/** Sign-in with the company's provider: the redirect there, and the callback. */
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Audit } from '../audit.ts';
import type { Access } from './access.ts';
import { AccountError } from './accountRules.ts';
import type { Accounts } from './accounts.ts';
import type { Attempts } from './attempts.ts';
import { flowSchema, type ProviderResult, type Flow, type Provider } from './provider.ts';
import { ownAddress } from './signIn.ts';
import { redirectPage, signInPage } from './signInPage.ts';

interface CompanyOptions {
  origin: string;
  accounts: Accounts;
  access: Access;
  attempts: Attempts;
  audit: Audit;
  hasPasswords: boolean;
  provider: Provider;
}

/** Time limit for the sign-in at the provider, in seconds. */
const FLOW_S = 600;
/** Longer addresses would not fit into the cookie. */
const MAX_NEXT = 1000;

/** The code of an error for the log. The message is left out: it may contain a token. */
const codeOf = (error: unknown): string =>
  error instanceof Error ? ((error as { code?: string }).code ?? error.name) : 'unknown';

/** The addresses below `/sign-in/company`. The routes of `signIn` must come first: they set the headers of these addresses too. */
export function company(options: CompanyOptions): Hono {
  const { origin, accounts, access, attempts, audit, hasPasswords, provider } = options;
  const app = new Hono();
  const isHttps = origin.startsWith('https:');
  const cookie = isHttps ? '__Host-editor-flow' : 'editor-flow';
  const { name: company } = provider.settings;
  const page = (next: string, fault: string): string => signInPage({ next, hasPasswords, company, fault });

  /** Reads and deletes the cookie that was set before the redirect to the provider. */
  function takeFlow(context: Context): Flow | undefined {
    const text = getCookie(context, cookie);
    deleteCookie(context, cookie, { path: '/', secure: isHttps });
    try {
      return flowSchema.parse(JSON.parse(text ?? ''));
    } catch {
      return undefined;
    }
  }

  app.get('/', async (context) => {
    const requested = ownAddress(context.req.query('next'), origin);
    const next = requested.length > MAX_NEXT ? '/' : requested;
    // Another site must not start a sign-in.
    const site = context.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin') return context.html(page(next, 'Sign in with this button.'), 403);
    try {
      const { to, flow } = await provider.begin(next);
      // Lax: the browser must send it with the provider's redirect.
      setCookie(context, cookie, JSON.stringify(flow), {
        httpOnly: true,
        maxAge: FLOW_S,
        path: '/',
        sameSite: 'Lax',
        secure: isHttps,
      });
      return context.redirect(to.href);
    } catch (error) {
      if (attempts.isLogged(context))
        audit({ who: 'unknown name', did: 'sign-on failed', what: codeOf(error), from: attempts.addressOf(context) });
      return context.html(page(next, `${company} is not responding. Try again in a few minutes.`), 502);
    }
  });

  app.get('/callback', async (context) => {
    const from = attempts.addressOf(context);
    const flow = takeFlow(context);
    const refuse = (who: string, what: string, fault: string): Response | Promise<Response> => {
      if (attempts.isLogged(context)) audit({ who, did: 'sign-in refused', what, from });
      return context.html(page(flow?.next ?? '/', fault), 403);
    };
    if (!flow) return refuse('unknown name', 'sign-on: no flow', 'This sign-in has expired. Sign in again.');
    let result: ProviderResult;
    try {
      result = await provider.finish(new URL(context.req.url).search, flow);
    } catch (error) {
      return refuse('unknown name', `sign-on: ${codeOf(error)}`, `The sign-in with ${company} failed. Try again.`);
    }
    const { person, idToken } = result;
    try {
      const account = accounts.signOn(person);
      if (!account) {
        const fault = `Your account at ${company} has no role for this service. Ask an administrator for one.`;
        return await refuse(person.name, 'sign-on: no role', fault);
      }
      audit({ who: account.name, did: 'signed in', what: 'sign-on', from });
      access.signIn(context, account, idToken);
      return context.html(redirectPage('You are signed in', flow.next));
    } catch (error) {
      if (error instanceof AccountError) return refuse(person.name, 'sign-on: name', error.message);
      throw error;
    }
  });
  return app;
}

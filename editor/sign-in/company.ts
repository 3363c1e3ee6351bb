/** Signing in at the company's provider: the way there, and the way back. */
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Audit } from '../audit.ts';
import type { Access } from './access.ts';
import { AccountError, type Accounts } from './accounts.ts';
import type { Attempts } from './attempts.ts';
import { flowSchema, type Arrival, type Flow, type Provider } from './provider.ts';
import { ownAddress } from './signIn.ts';
import { onwardPage, SIGN_IN_POLICY, signInPage } from './signInPage.ts';

export interface CompanyOptions {
  origin: string;
  accounts: Accounts;
  access: Access;
  attempts: Attempts;
  audit: Audit;
  hasPasswords: boolean;
  provider: Provider;
}

/** How long somebody may be at the provider, in seconds. */
const FLOW_S = 600;
/** Longer addresses would not fit into the cookie. */
const MAX_NEXT = 1000;

/** What an error says in the log: a code, and never a token. */
const codeOf = (error: unknown): string =>
  error instanceof Error ? ((error as { code?: string }).code ?? error.name) : 'unknown';

/** The addresses below `/sign-in/company`. */
export function company(options: CompanyOptions): Hono {
  const { origin, accounts, access, attempts, audit, hasPasswords, provider } = options;
  const app = new Hono();
  const isHttps = origin.startsWith('https:');
  const cookie = isHttps ? '__Host-editor-flow' : 'editor-flow';
  const { name: company } = provider.settings;
  const page = (next: string, fault: string): string => signInPage({ next, hasPasswords, company, fault });

  app.use(async (context, next) => {
    await next();
    context.header('Content-Security-Policy', SIGN_IN_POLICY);
    context.header('Cache-Control', 'no-store');
  });

  /** What was kept when this browser set out, once. */
  function takeFlow(context: Context): Flow | undefined {
    const kept = getCookie(context, cookie);
    deleteCookie(context, cookie, { path: '/', secure: isHttps });
    try {
      return flowSchema.parse(JSON.parse(kept ?? ''));
    } catch {
      return undefined;
    }
  }

  app.get('/', async (context) => {
    const asked = ownAddress(context.req.query('next'), origin);
    const next = asked.length > MAX_NEXT ? '/' : asked;
    // No other site begins a sign-in.
    const site = context.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin') return context.html(page(next, 'Begin with this button.'), 403);
    try {
      const { to, flow } = await provider.begin(next);
      // Lax: it must come back with a request that the provider causes.
      setCookie(context, cookie, JSON.stringify(flow), {
        httpOnly: true,
        maxAge: FLOW_S,
        path: '/',
        sameSite: 'Lax',
        secure: isHttps,
      });
      return context.redirect(to.href);
    } catch (error) {
      audit({ who: 'unknown name', did: 'sign-on failed', what: codeOf(error), from: attempts.addressOf(context) });
      return context.html(page(next, `${company} does not answer. Try again in some minutes.`), 502);
    }
  });

  app.get('/callback', async (context) => {
    const from = attempts.addressOf(context);
    const flow = takeFlow(context);
    const refuse = (who: string, what: string, fault: string): Response | Promise<Response> => {
      audit({ who, did: 'sign-in refused', what, from });
      return context.html(page(flow?.next ?? '/', fault), 403);
    };
    if (!flow) return refuse('unknown name', 'sign-on: no flow', 'This sign-in took too long. Begin again.');
    let arrival: Arrival;
    try {
      arrival = await provider.finish(new URL(context.req.url).search, flow);
    } catch (error) {
      return refuse('unknown name', `sign-on: ${codeOf(error)}`, `${company} has not signed you in. Try again.`);
    }
    const { person, idToken } = arrival;
    try {
      const account = accounts.signOn(person);
      if (!account) {
        const fault = `${company} gives you no role for this service. Ask an administrator for one.`;
        return await refuse(person.name, 'sign-on: no role', fault);
      }
      access.signIn(context, account, idToken);
      audit({ who: account.name, did: 'signed in', what: 'sign-on', from });
      return context.html(onwardPage('You are signed in', flow.next));
    } catch (error) {
      if (error instanceof AccountError) return refuse(person.name, 'sign-on: name', error.message);
      throw error;
    }
  });
  return app;
}

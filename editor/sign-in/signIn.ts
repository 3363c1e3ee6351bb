/** The page where people sign in, and the way out. */
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { markup } from '../../server/markup.ts';
import type { RateLimiter } from '../../server/middleware/rateLimit.ts';
import type { Audit } from '../audit.ts';
import type { Access } from './access.ts';
import type { Accounts } from './accounts.ts';

export interface SignInOptions {
  origin: string;
  accounts: Accounts;
  access: Access;
  limiter: RateLimiter;
  audit: Audit;
}

const QUARTER = 15 * 60_000;
const FOR_A_NAME = [{ count: 8, windowMs: QUARTER }];
const FOR_AN_ADDRESS = [{ count: 40, windowMs: QUARTER }];

export const SIGN_IN_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const page = (fault?: string): string =>
  markup(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Sign in</title>
          <link rel="stylesheet" href="/admin/editor.css" />
        </head>
        <body class="sign-in">
          <main>
            <h1>Sign in</h1>
            <form method="post">
              ${fault === undefined ? '' : html`<p role="alert">${fault}</p>`}
              <label>Name <input name="name" autocomplete="username" required autofocus /></label>
              <label>Password <input name="password" type="password" autocomplete="current-password" required /></label>
              <button>Sign in</button>
            </form>
          </main>
        </body>
      </html>`,
  );

const form = z.object({ name: z.string().trim().min(1).max(100), password: z.string().min(1).max(500) });

/** Where to go after sign-in: `next` if it is an address of this service, else the start. */
export function ownAddress(next: string | undefined, origin: string): string {
  if (next === undefined || !URL.canParse(next, origin)) return '/';
  const url = new URL(next, origin);
  return url.origin === origin ? url.pathname + url.search : '/';
}

/** `/sign-in` and `/sign-out`. */
export function signIn({ origin, accounts, access, limiter, audit }: SignInOptions): Hono {
  const app = new Hono();

  app.use('/sign-in', async (context, next) => {
    await next();
    context.header('Content-Security-Policy', SIGN_IN_POLICY);
    context.header('Cache-Control', 'no-store');
  });

  app.get('/sign-in', (context) =>
    access.accountOf(context) ? context.redirect(ownAddress(context.req.query('next'), origin)) : context.html(page()),
  );

  app.post('/sign-in', async (context) => {
    if (!access.isOwn(context)) return context.html(page('Sign in with this form.'), 403);
    const given = form.safeParse(await context.req.parseBody());
    if (!given.success) return context.html(page('Write your name and your password.'), 422);
    const { name, password } = given.data;
    const address = getConnInfo(context).remote.address ?? '';
    const wait = Math.max(
      limiter.take(`address ${address}`, undefined, FOR_AN_ADDRESS),
      limiter.take(`name ${name}`, undefined, FOR_A_NAME),
    );
    if (wait > 0) {
      audit({ who: name, did: 'sign-in refused', what: 'too many attempts' });
      context.header('Retry-After', String(wait));
      return context.html(page(`Too many attempts. Try again in ${Math.ceil(wait / 60)} minutes.`), 429);
    }
    const account = await accounts.verify(name, password);
    if (!account) {
      audit({ who: name, did: 'sign-in refused', what: 'wrong name or password' });
      return context.html(page('This name and password do not belong together.'), 403);
    }
    access.signOut(context);
    access.signIn(context, account);
    audit({ who: name, did: 'signed in' });
    return context.redirect(ownAddress(context.req.query('next'), origin), 303);
  });

  app.post('/sign-out', (context) => {
    if (!access.isOwn(context)) return context.text('Sign out with the button of this service.', 403);
    const account = access.accountOf(context);
    access.signOut(context);
    if (account) audit({ who: account.name, did: 'signed out' });
    // Sveltia keeps its token in the browser.
    context.header('Clear-Site-Data', '"storage"');
    return context.redirect('/sign-in', 303);
  });
  return app;
}

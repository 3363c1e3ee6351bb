/** Sign-in as Gitea offers it: a page of ours, a code, and a token for the code (OAuth 2 with PKCE). */
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { markup } from '../../server/markup.ts';
import { isSameOrigin } from '../../server/middleware/sameOrigin.ts';
import type { RateLimiter } from '../../server/middleware/rateLimit.ts';
import { verify } from './accounts.ts';
import type { Sessions } from './sessions.ts';

export interface SignInOptions {
  origin: string;
  /** Where the accounts lie. */
  folder: string;
  sessions: Sessions;
  limiter: RateLimiter;
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
          <title>Sign in to edit</title>
          <link rel="stylesheet" href="/admin/editor.css" />
        </head>
        <body class="sign-in">
          <main>
            <h1>Sign in to edit</h1>
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

const digest = z.string().regex(/^[\w-]{43}$/);

/** The two addresses below `/login/oauth`. */
export function signIn({ origin, folder, sessions, limiter }: SignInOptions): Hono {
  const app = new Hono();
  // A code goes to our own page and nowhere else.
  const query = z.object({
    redirect_uri: z.literal(`${origin}/admin/`),
    response_type: z.literal('code'),
    state: z.string().min(1).max(200),
    code_challenge: digest,
    code_challenge_method: z.literal('S256'),
  });
  const form = z.object({ name: z.string().trim().min(1).max(100), password: z.string().min(1).max(500) });
  const exchange = z.object({ code: z.string().max(200), code_verifier: z.string().max(200) });

  app.use('/authorize', async (context, next) => {
    await next();
    context.header('Content-Security-Policy', SIGN_IN_POLICY);
    context.header('Cache-Control', 'no-store');
  });

  app.get('/authorize', (context) =>
    query.safeParse(context.req.query()).success
      ? context.html(page())
      : context.text('This address is not complete. Open the editor and sign in from there.', 400),
  );

  app.post('/authorize', async (context) => {
    const asked = query.safeParse(context.req.query());
    if (!asked.success || !isSameOrigin((name) => context.req.header(name), new Set([origin]))) {
      return context.text('Open the editor and sign in from there.', 403);
    }
    const given = form.safeParse(await context.req.parseBody());
    if (!given.success) return context.html(page('Write your name and your password.'), 422);
    const { name, password } = given.data;
    const address = getConnInfo(context).remote.address ?? '';
    const wait = Math.max(
      limiter.take(`address ${address}`, undefined, FOR_AN_ADDRESS),
      limiter.take(`name ${name}`, undefined, FOR_A_NAME),
    );
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      return context.html(page(`Too many attempts. Try again in ${Math.ceil(wait / 60)} minutes.`), 429);
    }
    const account = await verify(folder, name, password);
    if (!account) return context.html(page('This name and password do not belong together.'), 403);
    const { redirect_uri: to, state, code_challenge: challenge } = asked.data;
    return context.redirect(
      `${to}?${new URLSearchParams({ code: sessions.begin(account, challenge), state }).toString()}`,
    );
  });

  app.post('/access_token', async (context) => {
    const body = exchange.safeParse(await context.req.json().catch(() => undefined));
    const token = body.success ? sessions.redeem(body.data.code, body.data.code_verifier) : undefined;
    if (token === undefined) return context.json({ error: 'invalid_grant' }, 400);
    context.header('Cache-Control', 'no-store');
    return context.json({ access_token: token, token_type: 'bearer' });
  });
  return app;
}

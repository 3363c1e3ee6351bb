/** The OAuth 2 addresses, with PKCE, where Sveltia gets a token as from Gitea. They need a session. */
import { Hono } from 'hono';
import { z } from 'zod';
import type { Access } from './access.ts';
import type { Sessions } from './sessions.ts';

interface OAuthOptions {
  origin: string;
  access: Access;
  sessions: Sessions;
}

const digest = z.string().regex(/^[\w-]{43}$/);
const exchange = z.object({ code: z.string().max(200), code_verifier: z.string().max(200) });

/** The two addresses below `/login/oauth`. */
export function oauth({ origin, access, sessions }: OAuthOptions): Hono {
  const app = new Hono();
  // A code is sent only to our own page.
  const query = z.object({
    redirect_uri: z.literal(`${origin}/admin/`),
    response_type: z.literal('code'),
    state: z.string().min(1).max(200),
    code_challenge: digest,
    code_challenge_method: z.literal('S256'),
  });

  app.get('/authorize', (context) => {
    context.header('Cache-Control', 'no-store');
    const parameters = query.safeParse(context.req.query());
    if (!parameters.success) return context.text('This address is incomplete. Open the editor and sign in there.', 400);
    const key = access.keyOf(context);
    if (key === undefined) return access.toSignIn(context);
    const { redirect_uri: to, state, code_challenge: challenge } = parameters.data;
    return context.redirect(`${to}?${new URLSearchParams({ code: sessions.code(key, challenge), state }).toString()}`);
  });

  app.post('/access_token', async (context) => {
    if (!access.isOwn(context)) return context.json({ error: 'invalid_request' }, 403);
    const body = exchange.safeParse(await context.req.json().catch(() => undefined));
    const token = body.success ? sessions.redeem(body.data.code, body.data.code_verifier) : undefined;
    if (token === undefined) return context.json({ error: 'invalid_grant' }, 400);
    context.header('Cache-Control', 'no-store');
    return context.json({ access_token: token, token_type: 'bearer' });
  });
  return app;
}

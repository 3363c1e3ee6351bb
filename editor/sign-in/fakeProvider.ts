/** An OpenID Connect provider for tests. It signs with a real key and sends the claims that a test sets. */
import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

export interface FakeProvider {
  issuer: string;
  /** Additional claims of the next ID token. */
  claims: Record<string, unknown>;
  /** The response of the userinfo endpoint. */
  userInfo: Record<string, unknown>;
  /** The header `Authorization` of the last token request. */
  secret: string;
  /** Signs with a key that it does not publish. */
  usesOtherKey: boolean;
  /** Closes each new connection without a response. */
  isDown: boolean;
  /** The query of the redirect back: with a code, which is valid once and only with the right PKCE verifier. */
  answer: (authorization: URL, changes?: Record<string, string>) => string;
  stop: () => Promise<void>;
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Starts the provider on a free port. */
export async function startProvider(): Promise<FakeProvider> {
  const [key, otherKey] = [newKey(), newKey()];
  const app = new Hono();
  /** The authorization request of each code. */
  const authorizations = new Map<string, URL>();

  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeProvider = {
    issuer,
    claims: {},
    userInfo: {},
    secret: '',
    usesOtherKey: false,
    isDown: false,
    answer(authorization, changes = {}) {
      const code = `code-${authorizations.size}`;
      authorizations.set(code, authorization);
      const state = authorization.searchParams.get('state') ?? '';
      return `?${new URLSearchParams({ code, state, iss: issuer, ...changes }).toString()}`;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };

  server.on('connection', (socket) => {
    if (fake.isDown) socket.destroy();
  });
  app.get('/.well-known/openid-configuration', (context) =>
    context.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/claims`,
      end_session_endpoint: `${issuer}/end`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    }),
  );
  app.get('/keys', (context) =>
    context.json({ keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }),
  );
  app.get('/claims', (context) => context.json({ sub: 'person-1', ...fake.userInfo }));
  // Signs in without a form.
  app.get('/authorize', (context) => {
    const authorization = new URL(context.req.url);
    return context.redirect((authorization.searchParams.get('redirect_uri') ?? '') + fake.answer(authorization));
  });
  app.get('/end', (context) => context.redirect(context.req.query('post_logout_redirect_uri') ?? ''));
  app.post('/token', async (context) => {
    fake.secret = context.req.header('authorization') ?? '';
    const sent = new URLSearchParams(await context.req.text());
    const code = sent.get('code') ?? '';
    const authorization = authorizations.get(code);
    authorizations.delete(code);
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    if (authorization?.searchParams.get('code_challenge') !== challenge)
      return context.json({ error: 'invalid_grant' }, 400);
    const now = Math.floor(Date.now() / 1000);
    const nonce = authorization.searchParams.get('nonce');
    const claims = { iss: issuer, sub: 'person-1', aud: 'website', iat: now, exp: now + 300, nonce, ...fake.claims };
    const signed = `${base64({ alg: 'RS256', kid: 'one' })}.${base64(claims)}`;
    const { privateKey } = fake.usesOtherKey ? otherKey : key;
    const token = `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
    return context.json({ access_token: 'access', token_type: 'bearer', expires_in: 300, id_token: token });
  });
  return fake;
}

/** The app behind the files: forms, health. It opens no port and reads no environment. */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { API_POLICY, type HeaderPairs } from './headers.ts';
import { reasonOf, type Log } from './log.ts';

export interface AppOptions {
  common: HeaderPairs;
  log: Log;
}

export function createApp({ common, log }: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of common) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', API_POLICY);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  });
  app.get('/healthz', (context) => context.json({ ok: true }));
  app.notFound((context) => context.json({ ok: false, errors: [{ field: '', code: 'notFound' }] }, 404));
  app.onError((error, context) => {
    log.error('failed', { reason: reasonOf(error) });
    return context.json({ ok: false, errors: [{ field: '', code: 'failed' }] }, 500);
  });
  return app;
}

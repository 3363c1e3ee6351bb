import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { SettingsError } from '../server/env.ts';
import { StoreRefused, StoreUnavailable } from '../server/store/database.ts';
import { storeFault } from './store.ts';

const FAULTS: readonly [error: Error, status: number, words: string][] = [
  [new StoreUnavailable('PostgreSQL 57P01'), 503, 'database is not responding'],
  [new StoreRefused('kariz.db is damaged'), 503, 'cannot be opened.\\nkariz.db is damaged'],
  [new SettingsError('FORM_SECRET: must be set'), 503, 'FORM_SECRET: must be set'],
  [new Error('a fault of ours'), 500, 'failed'],
];

it.each(FAULTS)('%s is answered with %i', async (error, status, words) => {
  const part = new Hono().onError(storeFault).get('/', () => {
    throw error;
  });
  const app = new Hono()
    .onError((_, context) => context.json({ message: 'The service failed.' }, 500))
    .route('/', part);
  const answer = await app.request('/');
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
});

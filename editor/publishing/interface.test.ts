import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { site } from '../../site.config.ts';
import { auditLines } from '../auditLines.ts';
import { Access } from '../sign-in/access.ts';
import { Accounts } from '../sign-in/accounts.ts';
import { Sessions } from '../sign-in/sessions.ts';
import { createFixture, headlineIn, home, HOME, type Fixture } from './fixture.ts';
import { publishing } from './interface.ts';
import { openPublishing, type Publishing } from './open.ts';
import type { PublishingState } from './state.ts';

const ORIGIN = 'http://editor.test';
let fixture: Fixture;
let opened: Publishing;
let ask: (who: string, address: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;

beforeAll(async () => {
  fixture = createFixture();
  opened = await openPublishing({ ...fixture, branch: 'main' });
  const [accounts, sessions] = [new Accounts(fixture.dataFolder, { cost: 2 ** 10 }), new Sessions()];
  await accounts.set({ name: 'Mona', email: 'mona@example.com', roles: ['publisher'] }, 'a long password');
  await accounts.set({ name: 'Omar', email: 'omar@example.com', roles: ['writer'] }, 'a long password');
  await accounts.set({ name: 'Sara', email: 'sara@example.com', roles: ['sales'] }, 'a long password');
  const api = publishing(new Access({ origin: ORIGIN, accounts, sessions }), {
    ...fixture,
    ...opened,
    publishers: () => accounts.withRole('publisher'),
  });
  ask = async (who, address, body, headers = { origin: ORIGIN }) =>
    api.request(`${ORIGIN}${address}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie: `editor=${who === '' ? '' : sessions.open(who)}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
});
afterAll(() => fixture.remove());

let state: PublishingState;
beforeEach(async () => {
  state = (await (await ask('Omar', '/')).json()) as PublishingState;
});

it('shows a writer the unpublished changes and who may publish, and lets only a publisher publish', async () => {
  expect(state).toMatchObject({ mayPublish: false, publishers: ['Mona'], waiting: [], timeZone: site.timeZone });
  const actions = {
    '/now': { head: state.head },
    '/plan': { head: state.head, when: '2099-01-01T09:00' },
    '/cancel': {},
    '/restore': { release: 'x' },
  };
  for (const [address, body] of Object.entries(actions)) {
    expect((await ask('Omar', address, body)).status, address).toBe(403);
    expect((await ask('', address, body)).status, address).toBe(401);
    expect((await ask('Mona', address, body, { origin: 'http://elsewhere.test' })).status, address).toBe(403);
  }
  expect((await ask('Sara', '/')).status).toBe(403);
  expect(opened.publisher.running).toBeUndefined();
});

it.each([
  ['/now', {}],
  ['/now', { head: 'main' }],
  ['/plan', { head: '0'.repeat(40), when: 'tomorrow' }],
  ['/plan', { head: '0'.repeat(40), when: '2099-13-99T09:00' }],
  ['/plan', { head: '0'.repeat(40), when: '2099-02-29T09:00' }],
  ['/plan', { head: '0'.repeat(40), when: '2099-01-01T09:00Z' }],
  ['/restore', { release: 1 }],
])('does not take %s with %j', async (address, body) => {
  expect((await ask('Mona', address, body)).status).toBe(400);
});

it('explains each refusal', async () => {
  const past = await ask('Mona', '/plan', { head: state.head, when: '2020-01-01T09:00' });
  expect([past.status, await past.json()]).toEqual([409, { message: 'This time is in the past. Choose a later one.' }]);
  const unknown = await ask('Mona', '/plan', { head: '0'.repeat(40), when: '2099-01-01T09:00' });
  expect(unknown.status).toBe(409);
});

it('schedules, cancels and publishes under the name of the account, and reports the result', async () => {
  await opened.drafts.commit([{ path: HOME, text: home('Two') }], 'Two', { name: 'Omar', email: 'omar@example.com' });
  const { head } = (await (await ask('Omar', '/')).json()) as PublishingState;
  const planned = (await (await ask('Mona', '/plan', { head, when: '2099-01-01T09:00' })).json()) as PublishingState;
  expect(planned.plan).toMatchObject({ when: '2099-01-01T09:00', who: 'Mona', pages: 1 });
  // Another publisher has the page open from before.
  expect((await ask('Mona', '/cancel', { head, when: '2098-01-01T09:00' })).status).toBe(409);
  const cancelled = await ask('Mona', '/cancel', { head, when: '2099-01-01T09:00' });
  expect(((await cancelled.json()) as PublishingState).plan).toBeUndefined();
  // The publication waits for this job, so that it is not complete before the second request.
  const { promise: isAsked, resolve: goOn } = Promise.withResolvers<undefined>();
  void opened.drafts.runExclusively(() => isAsked);
  const started = (await (await ask('Mona', '/now', { head })).json()) as PublishingState;
  expect(started.running).toMatchObject({ who: 'Mona' });
  const second = await ask('Mona', '/now', { head });
  expect([second.status, await second.json()]).toEqual([
    409,
    { message: 'Mona is publishing. Try again when that is done.' },
  ]);
  goOn(undefined);
  await opened.publisher.settled();
  const done = (await (await ask('Omar', '/')).json()) as PublishingState;
  expect(done).toMatchObject({ waiting: [], ended: { isDone: true, message: 'Published. 1 page changed.' } });
  expect(headlineIn(`${fixture.site}/index.html`)).toBe('Two');
  const log = auditLines(fixture.dataFolder);
  expect(log.map((line) => (JSON.parse(line) as { who: string; did: string }).did)).toEqual([
    'planned',
    'cancelled',
    'published',
  ]);
});

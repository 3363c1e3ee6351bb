/** The same tests for each database of the store. A real PostgreSQL is started here. */
import dns from 'node:dns';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventOf } from '../../server/connectors/event.ts';
import { createWebhook } from '../../server/connectors/webhook.ts';
import { Counter } from '../../server/counts/counter.ts';
import { MAX_NAMES, OTHER } from '../../server/counts/kinds.ts';
import { Secret } from '../../server/forms/secret.ts';
import { createLog } from '../../server/log.ts';
import { addCounts, sumCounts, type Count } from '../../server/store/counts.ts';
import { StoreUnavailable, type Database } from '../../server/store/database.ts';
import { erase, replayErasures } from '../../server/store/erasure.ts';
import { changeFollowUp } from '../../server/store/followUp.ts';
import {
  countLeads,
  storedDataOf,
  findAttachment,
  findLead,
  findLeadByPrefix,
  leadsBetween,
  listLeads,
  newestLeads,
} from '../../server/store/leads.ts';
import { confirmDownload, findDownloadRequest } from '../../server/store/downloads.ts';
import { migrate, SCHEMA_VERSION } from '../../server/store/migrations.ts';
import { confirm, listSubscribers, suppress, unsubscribe } from '../../server/store/newsletter.ts';
import {
  claimDue,
  dropDead,
  enqueue,
  LEASE_MS,
  listQueue,
  queueState,
  releaseLeases,
  retryDead,
  settle,
} from '../../server/store/outbox.ts';
import { createSharedLimiter } from '../../server/store/clientEvents.ts';
import { openPostgres, POSTGRES_TIMES } from '../../server/store/postgres.ts';
import { countOld, removeOld } from '../../server/store/retention.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { recordHandedOver } from '../../server/store/handedOver.ts';
import { isSuppressed, liftSuppression, listSuppressions } from '../../server/store/suppressions.ts';
import type { ConnectorName, Listeners, Submission } from '../../server/store/store.ts';
import { acceptSuspect, removeExpired, submit } from '../../server/store/submissions.ts';
import { readCounts } from '../server/countsStore.ts';
import { contact, createHarness, temporaryFolder } from '../server/harness.ts';
import { launch } from '../server/launch.ts';
import { startPostgres, type PostgresServer } from './postgresServer.ts';

const DAY = 86_400_000;
const secret = new Secret('0123456789abcdef0123456789abcdef');
let time = 1_800_000_000_000;
let folder: ReturnType<typeof temporaryFolder>;
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

interface Options {
  schemaVersion?: number;
}
const openSqliteIn =
  (path: string) =>
  (options: Options = {}) =>
    openSqlite(join(path, 'kariz.db'), { now: () => time, ...options });
const openPostgresAt =
  (url: string) =>
  (options: Options = {}) =>
    openPostgres(url, { now: () => time, ...options });

/** URL of the schema of all tests that need no other. Deleting its rows is far faster than creating the tables again. */
let schema: string | undefined;
async function emptySchema(): Promise<string> {
  schema ??= await postgres.createSchema();
  const client = new pg.Client({ connectionString: schema });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'schema_version'`,
  );
  // As one query, which is one transaction.
  await client.query(rows.map(({ name }) => `DELETE FROM ${name}`).join(';'));
  await client.end();
  return schema;
}

/** How to open a store without rows, and one without tables. */
const kinds = {
  sqlite: { empty: () => openSqliteIn(folder.path), bare: () => openSqliteIn(folder.path) },
  postgres: {
    empty: async () => openPostgresAt(await emptySchema()),
    bare: async () => openPostgresAt(await postgres.createSchema()),
  },
};

const submission = (change: Partial<Submission> = {}): Submission => ({
  form: 'contact',
  key: crypto.randomUUID(),
  content: crypto.randomUUID(),
  lead: { name: 'Sara', email: 'Sara@example.com', fields: { message: 'Hello 100%' } },
  deliveries: ['lead-mail'],
  ...change,
});

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  let open: (options?: Options) => Promise<Database>;
  let database: Database;
  beforeEach(async () => {
    folder = temporaryFolder();
    time = 1_800_000_000_000;
    open = await kinds[kind].empty();
    database = await open();
  });
  afterEach(async () => {
    await database.close();
    folder.remove();
  });
  const send = (change: Partial<Submission> = {}) => submit(database, secret, submission(change), 200);
  const all = () => listLeads(database, { limit: 999 });

  it('stores a lead with all its fields, and its file byte for byte', async () => {
    const content = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
    await send({
      form: 'application',
      lead: {
        name: 'ژیار \u{1f4a7}',
        email: 'a@b.co',
        fields: { role: 'x' },
        attachment: { fileName: 'cv.pdf', content, risks: ['/JS', 'zip'] },
      },
    });
    const [lead] = await all();
    expect(lead).toMatchObject({ kind: 'application', name: 'ژیار \u{1f4a7}', fields: { role: 'x' }, createdAt: time });
    const file = await findAttachment(database, lead?.id ?? '');
    expect([file?.fileName, file?.risks, file?.content.equals(content)]).toEqual(['cv.pdf', ['/JS', 'zip'], true]);
    expect(await findLead(database, lead?.id ?? '')).toEqual(lead);
    expect(await findLeadByPrefix(database, (lead?.id ?? '').slice(0, 8))).toEqual(lead);
    expect(await findLeadByPrefix(database, '%')).toBeUndefined();
  });

  it('a download request that is confirmed nine times at once is one lead; expiry and erasure delete the request', async () => {
    const fields = { file: 'audit.pdf', title: 'Audit', topic: 'spring', locale: 'en' };
    const request = () =>
      send({ form: 'download', lead: { name: '', email: 'a@b.co', fields }, download: { validMs: DAY } });
    const ids = async () =>
      (await database.transaction(({ query }) => query('SELECT id FROM download_requests ORDER BY created_at'))).map(
        ({ id }) => String(id),
      );
    await request();
    expect([await all(), (await queueState(database)).pending]).toEqual([[], 1]);
    const [id = ''] = await ids();
    const causes = { deliveries: ['lead-mail'] as const, receivers: [] };
    const confirmed = await Promise.all(Array.from({ length: 9 }, () => confirmDownload(database, id, causes)));
    expect(new Set(confirmed)).toEqual(new Set([true]));
    expect(await all()).toMatchObject([{ id, kind: 'download', email: 'a@b.co', fields }]);
    expect((await queueState(database)).pending).toBe(2);
    expect(await findDownloadRequest(database, id)).toMatchObject({ isConfirmed: true, expiresAt: time + DAY });
    time += DAY;
    await request();
    await removeExpired(database);
    expect([await confirmDownload(database, id, causes), (await ids()).length, (await all()).length]).toEqual([
      ...[false, 1, 1],
    ]);
    expect(await erase(database, secret, 'A@b.co', join(folder.path, 'log'))).toMatchObject({ leads: 1 });
    expect([await ids(), (await queueState(database)).pending]).toEqual([[], 0]);
  });

  it('a suppression also deletes a failed mail with a link to a file, so that a retry sends nothing', async () => {
    const fields = { file: 'audit.pdf', title: 'Audit', topic: 'spring', locale: 'en' };
    await send({ form: 'download', lead: { name: '', email: 'a@b.co', fields }, download: { validMs: DAY } });
    const [mail] = await claimDue(database, 'w', ['download-mail'], 1);
    await settle(database, 'w', mail?.id ?? '', { state: 'dead', reason: 'SMTP 550' });
    await suppress(database, secret, 'A@b.co');
    expect(await retryDead(database)).toBe(0);
  });

  it('promise 2: fifty simultaneous copies are one lead and one message', async () => {
    const same = submission();
    const results = await Promise.all(Array.from({ length: 50 }, () => submit(database, secret, same, 200)));
    expect(results.filter((result) => result === 'stored')).toHaveLength(1);
    expect(results.filter((result) => result === 'repeated')).toHaveLength(49);
    expect([(await all()).length, (await queueState(database)).pending]).toEqual([1, 1]);
  });

  it('the same key with other content is one lead with the newest content; after a day it is another lead', async () => {
    const key = 'key-key-key';
    const lead = (name: string) => ({ name, email: `${name}@example.com`, fields: { message: name } });
    const words = async () => (await all()).map(({ name, email, fields }) => [name, email, fields['message']]);
    expect(await send({ key, content: 'a', lead: lead('a') })).toBe('stored');
    const [first] = await all();
    time += 1000;
    expect(await send({ key, content: 'b', lead: lead('b') })).toBe('replaced');
    expect(await all()).toMatchObject([{ id: first?.id, name: 'b', createdAt: time }]);
    expect(await send({ key, content: 'b', lead: lead('b') })).toBe('repeated');
    expect(await send({ key, content: 'a', lead: lead('a') })).toBe('replaced');
    expect(await words()).toEqual([['a', 'a@example.com', 'a']]);
    expect(await send({ content: 'b', lead: lead('b') })).toBe('stored');
    time += DAY + 1;
    expect(await send({ key, content: 'c', lead: lead('c') })).toBe('stored');
    expect((await words()).map(([name]) => name)).toEqual(['a', 'b', 'c']);
  });

  it('each change of a lead replaces its message by one with a new id, marked as updated if an earlier one was claimed', async () => {
    const key = 'key-key-key';
    const due = async () => claimDue(database, 'w', ['lead-mail'], 9);
    await send({ key, content: '1' });
    const [waiting] = await listQueue(database, 9);
    await send({ key, content: '2' });
    // The first content was not sent.
    const [fresh] = await due();
    expect([fresh?.leadId, fresh?.payload]).toEqual([waiting?.leadId, {}]);
    expect(fresh?.id).not.toBe(waiting?.id);
    // It is replaced while it is being sent: its outcome is then ignored, and the new messages wait for the end of its lease.
    for (const content of ['3', '4']) {
      await send({ key, content });
      time += 1000;
    }
    await settle(database, 'w', fresh?.id ?? '', { state: 'sent' });
    expect(await due()).toEqual([]);
    time += LEASE_MS - 2000;
    const [updated] = await due();
    expect([updated?.leadId, updated?.payload]).toEqual([waiting?.leadId, { change: 'updated' }]);
    await settle(database, 'w', updated?.id ?? '', { state: 'sent' });
    await send({ key, content: '5' });
    // The change '5' is replaced before it is claimed: the receiver still has '4'.
    await send({ key, content: '6' });
    expect(await due()).toMatchObject([{ payload: { change: 'updated' } }]);
  });

  it('a change is marked as one only where an earlier message of its kind may have arrived', async () => {
    const key = 'key-key-key';
    const deliveries = ['lead-mail', 'webhook', 'slack'] as const;
    await send({ key, content: '1', deliveries });
    const [mail] = await claimDue(database, 'w', ['lead-mail'], 1);
    const [hook] = await claimDue(database, 'w', ['webhook'], 1);
    await settle(database, 'w', mail?.id ?? '', { state: 'sent' });
    await settle(database, 'w', hook?.id ?? '', { state: 'retry', delayMs: 1, reason: 'webhook 500' });
    await send({ key, content: '2', deliveries });
    const queue = (await listQueue(database, 9)).map(({ kind: message, payload }) => [message, payload['change']]);
    expect(queue.sort()).toEqual([
      ['lead-mail', 'updated'],
      ['slack', undefined],
      ['webhook', undefined],
    ]);
  });

  it('a lead has the file of its newest content, or none', async () => {
    const key = 'key-key-key';
    const fileOf = async () => (await findAttachment(database, (await all())[0]?.id ?? ''))?.content.toString();
    const withFile = (text?: string) => ({
      name: 'A',
      email: 'a@b.co',
      fields: {},
      attachment: text === undefined ? undefined : { fileName: 'cv.pdf', content: Buffer.from(text), risks: [] },
    });
    for (const text of ['first', 'second', undefined, 'third']) {
      await send({ key, content: String(text), lead: withFile(text) });
      expect([(await all()).length, await fileOf()]).toEqual([1, text]);
    }
  });

  it('a change after its lead was removed, or with a used proof, is another lead', async () => {
    const key = 'key-key-key';
    await send({ key, content: 'a' });
    await database.transaction(({ query }) => query('DELETE FROM leads'));
    expect(await send({ key, content: 'b' })).toBe('stored');
    const proof = { nonce: 'n', expiresAt: time + 60_000 };
    expect([await send({ key, content: 'c', proof }), await send({ key, content: 'd', proof })]).toEqual([
      'replaced',
      'quarantined',
    ]);
    expect((await all()).map(({ reason }) => reason)).toEqual([undefined, 'proof used before']);
  });

  it('a change of a quarantined lead is quarantined without a message; after it was accepted it has one message', async () => {
    const key = 'key-key-key';
    const suspect = (content: string) =>
      send({ key, content, quarantine: 'x', lead: { name: content, email: 'a@b.co', fields: {} } });
    await suspect('a');
    expect(await suspect('b')).toBe('replaced');
    expect([(await all()).map(({ name, state }) => [name, state]), await listQueue(database, 9)]).toEqual([
      [['b', 'quarantined']],
      [],
    ]);
    const id = (await all())[0]?.id ?? '';
    await acceptSuspect(database, secret, { id, deliveries: ['lead-mail'] }, 200);
    await suspect('c');
    expect((await all()).map(({ name, state }) => [name, state])).toEqual([['c', 'accepted']]);
    expect(await listQueue(database, 9)).toHaveLength(1);
  });

  it('a form that is sent again with a new key and is then corrected changes its lead, also after corrections', async () => {
    const [first, second, third] = ['key-key-key', 'key-key-new', 'key-key-end'];
    expect(await send({ key: first, content: 'a' })).toBe('stored');
    expect(await send({ key: second, content: 'a' })).toBe('repeated');
    expect(await send({ key: second, content: 'b' })).toBe('replaced');
    expect(await send({ key: first, content: 'c' })).toBe('replaced');
    expect(await send({ key: third, content: 'c' })).toBe('repeated');
    expect(await send({ key: third, content: 'd' })).toBe('replaced');
    expect(await all()).toHaveLength(1);
    // No lead has this content now.
    expect(await send({ key: 'key-key-last', content: 'b' })).toBe('stored');
  });

  it('the same content is a repeat for ten minutes, with a key and without; a request for a mail for one', async () => {
    const request = { content: 'b', form: 'download' as const, download: { validMs: DAY } };
    expect([await send({ content: 'a' }), await send(request)]).toEqual(['stored', 'stored']);
    time += 59_999;
    expect(await send(request)).toBe('repeated');
    time += 1;
    expect(await send(request)).toBe('stored');
    time += 9 * 60_000 - 1;
    expect([await send({ content: 'a' }), await send({ content: 'a', key: '' })]).toEqual(['repeated', 'repeated']);
    expect(await all()).toHaveLength(1);
    time += 1;
    expect([await send({ content: 'a' }), await send({ content: 'a', key: '' })]).toEqual(['stored', 'repeated']);
  });

  it('a quarantined submission does not make a valid one with the same key and content a repeat', async () => {
    const same = submission({ key: 'key-key-key', content: 'a' });
    for (const quarantine of ['honeypot', 'honeypot', undefined, undefined])
      await submit(database, secret, { ...same, quarantine }, 200);
    expect((await all()).map(({ state }) => state).sort()).toEqual(['accepted', 'quarantined']);
    expect((await queueState(database)).pending).toBe(1);
  });

  it('a submission with a used proof is quarantined', async () => {
    const proof = { nonce: 'n', expiresAt: time + 60_000 };
    await send({ proof });
    await send({ proof });
    expect((await all()).map(({ state }) => state).sort()).toEqual(['accepted', 'quarantined']);
    expect((await queueState(database)).pending).toBe(1);
  });

  it('with a used proof, a change that is sent again is not another lead, and the same with a new proof is a valid one', async () => {
    const key = 'key-key-key';
    const [proof, fresh] = ['n', 'm'].map((nonce) => ({ nonce, expiresAt: time + 60_000 }));
    const results = [];
    for (const content of ['a', 'b', 'b', 'c']) results.push(await send({ key, content, proof }));
    expect(results).toEqual(['stored', 'quarantined', 'repeated', 'replaced']);
    expect((await all()).map(({ reason }) => reason)).toEqual([undefined, 'proof used before']);
    expect(await send({ key: 'other-key', content: 'c', proof: fresh })).toBe('stored');
    expect((await all()).map(({ state }) => state).sort()).toEqual(['accepted', 'accepted', 'quarantined']);
  });

  it('promise 11: instances share a limit; the events have no client address and are deleted after a day', async () => {
    const other = await open();
    const [one, two] = [createSharedLimiter(database, secret), createSharedLimiter(other, secret)];
    const limits = [{ count: 3, windowMs: 60_000 }];
    const take = async (limiter: typeof one, id?: string) => limiter.take('contact 192.0.2.1', id, limits, 10_000);
    // No time passes for SQLite, so its limit of three seconds to wait for the other instance is not reached.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    // Simultaneously, half of them at each instance.
    const waits = await Promise.all(Array.from({ length: 12 }, (_, index) => take(index % 2 === 0 ? one : two)));
    clock.mockRestore();
    expect(waits.toSorted((a, b) => a - b)).toEqual([0, 0, 0, ...Array<number>(9).fill(60)]);
    expect(await one.take('contact 192.0.2.2', undefined, limits)).toBe(0);
    time += 60_000;
    expect([await take(one, 'a'), await take(two, 'a')]).toEqual([0, 0]);
    time += 10_000;
    expect([await take(two, 'a'), await take(one, 'b'), await take(two, 'c')]).toEqual([0, 0, 50]);
    time += 60_000;
    const versions: number[] = [];
    for (const id of ['a', 'b', 'b', 'a', 'b']) {
      time += 1;
      versions.push(await one.take('contact 192.0.2.1', id, limits, 60_000, 'form'));
    }
    expect(versions).toEqual([0, 0, 0, 0, 60]);
    const rows = await database.transaction(({ query }) => query('SELECT * FROM client_events'));
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
    time += DAY;
    await removeExpired(other);
    expect(await database.transaction(({ query }) => query('SELECT * FROM client_events'))).toEqual([]);
    await other.close();
  });

  it('promise 11: two instances with one database share a limit, and refuse with 503 when it fails', async () => {
    const shared = {
      ...{ hasRateLimit: true, database, submissionLimiter: createSharedLimiter(database, secret) },
      now: () => time,
    };
    const instances = [await createHarness(shared), await createHarness(shared)];
    const post = (index: number) =>
      instances[index % 2]?.postJson('/api/contact', { ...contact, message: `words ${index}` });
    const statuses = [];
    // Without a stamp a client may send three times.
    for (let index = 0; index < 4; index += 1) statuses.push((await post(index))?.status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    vi.spyOn(database, 'transaction').mockRejectedValue(new StoreUnavailable('gone'));
    const refused = await post(9);
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '10']);
    // A page that needs no database is still answered.
    expect((await instances[0]?.request('/thanks/contact'))?.status).toBe(200);
    vi.restoreAllMocks();
    for (const { close } of instances) await close();
  });

  it('acknowledgements: the limits for a mailbox and for an hour also hold for simultaneous submissions', async () => {
    const acknowledge = { locale: 'en', perHour: 3 } as const;
    const from = (email: string) => send({ acknowledge, deliveries: [], lead: { name: 'S', email, fields: {} } });
    const countClaimed = async () => (await claimDue(database, 'w', ['acknowledgement-mail'], 99)).length;
    await Promise.all(Array.from({ length: 8 }, () => from('sara@example.com')));
    expect(await countClaimed()).toBe(1);
    await Promise.all(Array.from({ length: 8 }, (_, index) => from(`reader${index}@example.com`)));
    expect(await countClaimed()).toBe(2);
    time += DAY;
    await removeExpired(database);
    await from('sara@example.com');
    expect(await countClaimed()).toBe(1);
  });

  it('each receiver has its own message, and the attribution of leads and sign-ups is stored', async () => {
    const attribution = { landing: '/ar', utm_campaign: 'ربيع' };
    const lead = { name: 'S', email: 'a@b.co', fields: {}, attribution };
    await send({ key: 'key-key-key', content: '1', lead, receivers: ['a@b.co', 'c@d.co'] });
    await send({ key: 'key-key-key', content: '2', lead, receivers: ['c@d.co'] });
    expect((await listQueue(database, 9)).map(({ payload }) => payload)).toEqual([{ to: 'c@d.co' }]);
    expect(await all()).toMatchObject([{ attribution }]);
    await send({ lead, signUp: { email: 'a@b.co', token: 't', locale: 'ar', attribution } });
    expect(await listSubscribers(database)).toMatchObject([{ attribution }]);
  });

  it('a failed transaction stores nothing', async () => {
    await expect(
      database.transaction(async (transaction) => {
        await enqueue(transaction, { kind: 'digest-mail', dedupeKey: 'x' });
        throw new Error('later');
      }),
    ).rejects.toThrow('later');
    expect((await queueState(database)).pending).toBe(0);
  });

  it('case 53: two workers never claim the same message; those of a dead worker are claimed after its lease', async () => {
    for (let count = 0; count < 40; count += 1) await send();
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, index) => claimDue(database, `w${index}`, ['lead-mail'], 10)),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).not.toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [index, claim] of claims.entries())
      for (const { id } of claim.slice(1)) await settle(database, `w${index}`, id, { state: 'sent' });
    const rest = 40 - claims.reduce((sum, claim) => sum + Math.max(0, claim.length - 1), 0);
    time += LEASE_MS + 1;
    const taken = await claimDue(database, 'late', ['lead-mail'], 100);
    expect(taken).toHaveLength(rest);
    // A worker that has lost its lease settles nothing.
    for (const [index, claim] of claims.entries())
      for (const { id } of claim.slice(0, 1)) await settle(database, `w${index}`, id, { state: 'sent' });
    expect((await queueState(database)).pending).toBe(rest);
    await releaseLeases(database, 'late');
    expect(await claimDue(database, 'next', ['lead-mail'], 100)).toHaveLength(rest);
  });

  it('case 53: a leased message is not due for a worker whose clock is up to a second behind', async () => {
    await send();
    time += 1;
    const [held] = await claimDue(database, 'first', ['lead-mail'], 5);
    for (const behind of [1, 999]) {
      time -= behind;
      expect(await claimDue(database, 'second', ['lead-mail'], 5)).toEqual([]);
    }
    await settle(database, 'first', held?.id ?? '', { state: 'sent' });
    expect(await queueState(database)).toMatchObject({ pending: 0 });
  });

  it('a message is retried after its delay, or dead until it is queued again', async () => {
    await send();
    const due = async () => (await claimDue(database, 'w', ['lead-mail'], 5))[0];
    const first = await due();
    await settle(database, 'w', first?.id ?? '', { state: 'retry', delayMs: 999.5, reason: 'x' });
    expect(await due()).toBeUndefined();
    time += 1000;
    expect(await due()).toMatchObject({ id: first?.id, attempts: 1 });
    await settle(database, 'w', first?.id ?? '', { state: 'dead', reason: 'x' });
    expect(await queueState(database)).toMatchObject({ pending: 0, dead: 1 });
    expect(await retryDead(database)).toBe(1);
    expect(await due()).toMatchObject({ attempts: 0 });
  });

  it('lists failed messages before waiting ones, and drops only failed ones', async () => {
    for (let count = 0; count < 3; count += 1) {
      time += 1;
      await send();
    }
    const [first, second] = await claimDue(database, 'w', ['lead-mail'], 2);
    await settle(database, 'w', first?.id ?? '', { state: 'retry', delayMs: 1, reason: 'SMTP 451' });
    await settle(database, 'w', second?.id ?? '', { state: 'dead', reason: 'SMTP 550' });
    const queue = await listQueue(database, 9);
    const waiting = { state: 'pending', kind: 'lead-mail' };
    expect(queue).toMatchObject([
      { id: second?.id, state: 'dead', leadId: second?.leadId, attempts: 1, reason: 'SMTP 550' },
      { ...waiting, id: first?.id, attempts: 1, reason: 'SMTP 451' },
      { ...waiting, attempts: 0, reason: undefined },
    ]);
    expect(await listQueue(database, 1)).toEqual(queue.slice(0, 1));
    const dropped = [];
    for (const prefix of [first?.id ?? '', '%', second?.id.slice(0, 8) ?? '', second?.id ?? ''])
      dropped.push(await dropDead(database, prefix));
    expect(dropped).toEqual([false, false, true, false]);
    expect([await retryDead(database), await queueState(database)]).toMatchObject([0, { pending: 2, dead: 0 }]);
  });

  it('deletes failed messages 30 days after they were given up', async () => {
    const ages = { contact: 9e12, application: 9e12, unconfirmed: 9e12, quarantine: 9e12 };
    await send();
    const [message] = await claimDue(database, 'w', ['lead-mail'], 5);
    time += 4 * DAY;
    await settle(database, 'w', message?.id ?? '', { state: 'dead', reason: 'x' });
    for (const [days, dead] of [
      [29, 1],
      [1, 0],
    ] as const) {
      time += days * DAY;
      await removeOld(database, ages);
      expect(await queueState(database)).toMatchObject({ dead });
    }
    expect(await all()).toHaveLength(1);
  });

  it('a quarantined lead that is accepted has its messages once, and a sign-up its confirmation mail', async () => {
    const signUp = { email: 'a@b.co', token: 't', locale: 'ku' } as const;
    await send({ quarantine: 'honeypot' });
    await send({ form: 'newsletter', quarantine: 'x', signUp, lead: { name: '', email: 'a@b.co', fields: {} } });
    const [lead, reader] = (await all()).toSorted((a, b) => a.kind.localeCompare(b.kind)).map(({ id }) => id);
    const accept = (id = '', signUpRequest?: typeof signUp) =>
      acceptSuspect(database, secret, { id, signUp: signUpRequest, deliveries: ['lead-mail', 'webhook'] }, 200);
    expect([await accept('none'), await accept(lead), await accept(lead)]).toEqual([false, true, false]);
    expect([await accept(reader, signUp), await accept(reader, signUp)]).toEqual([true, false]);
    expect(await all()).toMatchObject([{ id: lead, state: 'accepted', reason: undefined }]);
    const queue = (await listQueue(database, 9)).map(({ kind: message, leadId }) => [message, leadId]);
    expect(queue.sort()).toEqual([
      ['confirmation-mail', undefined],
      ['lead-mail', lead],
      ['webhook', lead],
    ]);
    expect(await confirm(database, 't')).toBe('confirmed');
    expect(await listSubscribers(database)).toMatchObject([{ email: 'a@b.co', locale: 'ku' }]);
  });

  it('the follow-up of a lead is stored with its author; a change of an older version is refused', async () => {
    await send();
    const [{ id } = { id: '' }] = await all();
    const change = (version: number, note: string, by = 'Mona') =>
      changeFollowUp(database, { id, version, progress: 'answered', note, by });
    expect((await findLead(database, id))?.followUp).toMatchObject({ progress: 'new', note: '', version: 0 });
    time += 5;
    expect(await Promise.all([change(0, 'called'), change(0, 'wrote', 'Omar')])).toEqual([true, false]);
    expect((await findLead(database, id))?.followUp).toEqual({
      progress: 'answered',
      note: 'called',
      version: 1,
      changedBy: 'Mona',
      changedAt: time,
    });
    expect([await change(1, 'ژیار'), (await findLead(database, id))?.followUp.note]).toEqual([true, 'ژیار']);
    expect(await changeFollowUp(database, { id: 'x', version: 0, progress: 'closed', note: '', by: 'M' })).toBe(false);
  });

  it('a lead whose content changes has the progress new again, and keeps its note', async () => {
    await send({ key: 'k' });
    const [{ id } = { id: '' }] = await all();
    await changeFollowUp(database, { id, version: 0, progress: 'closed', note: 'done', by: 'Mona' });
    expect(await send({ key: 'k', content: 'other' })).toBe('replaced');
    expect((await findLead(database, id))?.followUp).toMatchObject({ progress: 'new', note: 'done', version: 2 });
  });

  it('leads are found by kind, state, progress and note, in pages, and counted', async () => {
    for (const name of ['One', 'Two', 'Three']) await send({ lead: { name, email: `${name}@b.co`, fields: {} } });
    await send({ form: 'application', lead: { name: 'Four', email: 'one@b.co', fields: {} } });
    await send({ quarantine: 'honeypot' });
    const [one] = await all();
    const id = one?.id ?? '';
    await changeFollowUp(database, { id, version: 0, progress: 'answered', note: 'Ask two@b.co', by: 'Mona' });
    const find = async (filter: Parameters<typeof newestLeads>[1], limit = 9, before?: typeof one) =>
      (await newestLeads(database, filter, limit, before)).leads.map(({ name }) => name);
    expect(await find({ kinds: ['application'] })).toEqual(['Four']);
    expect(await find({ kinds: ['contact'], state: 'accepted', progress: 'new' })).toEqual(['Two', 'Three']);
    expect(await find({ search: 'ASK two' })).toEqual(['One']);
    const page = await newestLeads(database, { kinds: ['contact'], state: 'accepted' }, 2);
    expect([page.leads.map(({ name }) => name), page.total]).toEqual([['Two', 'Three'], 3]);
    expect(await find({ kinds: ['contact'] }, 2, page.leads[0])).toEqual(['One']);
    expect(await countLeads(database, ['contact'])).toEqual({ new: 2, answered: 1, closed: 0, quarantined: 1 });
    expect(await storedDataOf(database, 'ONE@b.co')).toMatchObject({
      leads: [{ id, kind: 'contact' }, { kind: 'application' }],
      kinds: ['contact', 'application'],
    });
    // A note that names an erased person is counted as a mention.
    expect(await erase(database, secret, 'two@b.co', join(folder.path, 'log'))).toMatchObject({ mentions: 1 });
    await erase(database, secret, 'one@b.co', join(folder.path, 'log'));
    expect(await find({ search: 'ask two' })).toEqual([]);
  });

  it('a search also finds leads that have one of the given values in its field, whole', async () => {
    const topics = { One: 'devops', Two: 'devops/ci-cd', Three: 'erp' };
    for (const [name, topic] of Object.entries(topics))
      await send({ lead: { name, email: 'a@b.co', fields: { topic } } });
    await send({
      form: 'application',
      lead: { name: 'Four', email: 'a@b.co', fields: { role: 'erp', message: 'devops' } },
    });
    const find = async (filter: Parameters<typeof newestLeads>[1]) => {
      const { leads, total } = await newestLeads(database, filter, 9);
      expect(total).toBe(leads.length);
      return leads.map(({ name }) => name);
    };
    expect(await find({ search: 'operations', alsoFound: { topic: ['devops'], role: [] } })).toEqual(['One']);
    expect(await find({ search: 'two', alsoFound: { topic: ['erp', "d'x"], role: ['erp'] } })).toEqual([
      'Two',
      'Three',
      'Four',
    ]);
    expect(await find({ kinds: ['application'], search: 'x', alsoFound: { topic: ['erp'] } })).toEqual([]);
    expect(await find({ search: 'operations', alsoFound: { topic: [], role: [] } })).toEqual([]);
    expect((await listLeads(database, { limit: 9, search: 'x', alsoFound: { topic: ['erp'] } })).length).toBe(1);
  });

  it('an erasure queues one message with the ids of all leads, and reports the connectors without erasure', async () => {
    const listeners: Listeners = { leads: [], applications: [], subscribers: [], erasures: ['webhook'] };
    const record = (connector: ConnectorName) =>
      database.transaction((transaction) => recordHandedOver(transaction, secret, 'sara@example.com', connector));
    const forget = () => erase(database, secret, 'Sara@example.com', join(folder.path, 'erasures.log'), listeners);
    expect(await forget()).toMatchObject({ asked: [], byHand: [] });
    for (const connector of ['webhook', 'webhook', 'hubspot'] as const) await record(connector);
    await send();
    const ids = (await all()).map(({ id }) => id);
    for (let count = 0; count < 2; count += 1)
      expect(await forget()).toMatchObject({ asked: ['webhook'], byHand: ['hubspot'] });
    const [message, ...others] = await listQueue(database, 9);
    expect([message?.payload, others]).toEqual([
      { event: 'person.erased', email: 'sara@example.com', leads: ids.join(' ') },
      [],
    ]);
    expect(await claimDue(database, 'w', ['webhook'], 9)).toEqual([]);
    time += LEASE_MS;
    expect(await claimDue(database, 'w', ['webhook'], 9)).toHaveLength(1);
  });

  it.each(['erasure', 'suppression'])(
    'an %s deletes an acknowledgement to an address that was corrected',
    async (kind) => {
      const key = crypto.randomUUID();
      const acknowledge = { locale: 'en', perHour: 9 } as const;
      for (const email of ['Wrong_1@b.co', 'right@b.co'])
        await send({ key, deliveries: [], acknowledge, lead: { name: 'Sara', email, fields: {} } });
      await send({ deliveries: [], acknowledge, lead: { name: 'Omar', email: 'WrongX1@b.co', fields: {} } });
      const receivers = async () => (await listQueue(database, 9)).map(({ payload }) => payload['email']).sort();
      expect(await receivers()).toEqual(['WrongX1@b.co', 'Wrong_1@b.co', 'right@b.co']);
      if (kind === 'erasure') await erase(database, secret, 'wrong_1@b.co', join(folder.path, 'erasures.log'));
      else await suppress(database, secret, 'wrong_1@b.co');
      expect(await receivers()).toEqual(['WrongX1@b.co', 'right@b.co']);
    },
  );

  it('an erasure while an event is read finds the connector that gets it', async () => {
    await send({ deliveries: ['webhook'] });
    const [delivery] = await claimDue(database, 'w', ['webhook'], 1);
    if (!delivery) throw new Error('Nothing is queued');
    const [isReading, canGoOn] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
    /** Stops before the connector is recorded. */
    const slow: Database = {
      ...database,
      transaction: (work) =>
        database.transaction((transaction) =>
          work({
            ...transaction,
            async query(sql, parameters) {
              if (sql.includes('INSERT INTO handed_over')) {
                isReading.resolve(true);
                await canGoOn.promise;
              }
              return transaction.query(sql, parameters);
            },
          }),
        ),
    };
    const options = { database: slow, secret, publicOrigin: 'https://example.com', fileLinkMs: DAY };
    const connector = createWebhook({ url: 'https://example.com', key: Buffer.alloc(24), topics: ['leads'] });
    const event = eventOf(options, connector, delivery, time);
    await isReading.promise;
    const erased = erase(database, secret, 'sara@example.com', join(folder.path, 'erasures.log'));
    // Without a lock the erasure is complete before the event goes on.
    await Promise.race([erased, wait(500)]);
    canGoOn.resolve(true);
    expect(await event).toMatchObject({ type: 'lead.created' });
    expect((await erased).byHand).toEqual(['webhook']);
  });

  it('a lifted suppression returns by a later event, and not by an older one', async () => {
    const ends = (at?: number) => suppress(database, secret, 'A@b.co', { reason: 'bounce', at });
    const isEnded = () => database.transaction((transaction) => isSuppressed(transaction, secret, 'a@B.co'));
    expect([await isEnded(), await ends(), await ends(), await isEnded()]).toEqual([false, true, false, true]);
    time += DAY;
    expect([await liftSuppression(database, secret, 'a@b.co'), await isEnded()]).toEqual([true, false]);
    expect([await liftSuppression(database, secret, 'a@b.co'), await ends(time - 1)]).toEqual([false, false]);
    expect([await ends(time), await isEnded()]).toEqual([true, true]);
    expect(await listSuppressions(database)).toMatchObject([{ reason: 'bounce', createdAt: time }]);
  });

  it('an event of a subscriber replaces the waiting one, and waits for one that is being sent', async () => {
    const signUp = (token: string) =>
      send({
        form: 'newsletter',
        signUp: { email: 'a@b.co', token, locale: 'en' },
        lead: { name: '', email: 'a@b.co', fields: {} },
      });
    const news = async () =>
      (await listQueue(database, 9)).filter(({ kind: of }) => of === 'webhook').map(({ payload }) => payload['event']);
    await signUp('t1');
    await confirm(database, 't1', ['webhook']);
    expect(await news()).toEqual(['subscriber.confirmed']);
    await unsubscribe(database, secret, (await listSubscribers(database))[0]?.id ?? '', ['webhook']);
    expect(await news()).toEqual(['subscriber.gone']);
    time += DAY;
    const claimed = async () => (await claimDue(database, 'w', ['webhook'], 9)).map(({ payload }) => payload['event']);
    expect(await claimed()).toEqual(['subscriber.gone']);
    await signUp('t2');
    await confirm(database, 't2', ['webhook']);
    expect(await news()).toEqual(['subscriber.confirmed']);
    // Otherwise another instance could send it before the one that is being sent.
    expect(await claimed()).toEqual([]);
    time += LEASE_MS;
    expect(await claimed()).toEqual(['subscriber.confirmed']);
    await suppress(database, secret, 'A@b.co', { notify: ['webhook'] });
    expect(await news()).toEqual(['subscriber.gone']);
  });

  it('an erasure deletes a failed event of a subscriber from before a change of the secret', async () => {
    await send({
      form: 'newsletter',
      signUp: { email: 'A@b.co', token: 't1', locale: 'en' },
      lead: { name: '', email: 'A@b.co', fields: {} },
    });
    await confirm(database, 't1');
    await unsubscribe(database, secret, (await listSubscribers(database))[0]?.id ?? '', ['webhook']);
    time += DAY;
    const [gone] = await claimDue(database, 'w', ['webhook'], 1);
    await settle(database, 'w', gone?.id ?? '', { state: 'dead', reason: 'webhook 410' });
    const other = new Secret('another secret of at least 32 letters');
    await erase(database, other, 'a@b.co', join(folder.path, 'log'));
    expect(await listQueue(database, 9)).toEqual([]);
  });

  it('double opt-in: a token confirms once, and a suppressed address cannot sign up again', async () => {
    const signUp = (email: string, token: string) =>
      send({ form: 'newsletter', signUp: { email, token, locale: 'en' }, lead: { name: '', email, fields: {} } });
    await signUp('a@b.co', 't1');
    expect(await confirm(database, 'wrong')).toBe('unknown');
    expect(await confirm(database, 't1')).toBe('confirmed');
    expect(await confirm(database, 't1')).toBe('already');
    const [subscriber] = await listSubscribers(database);
    expect(subscriber).toMatchObject({ state: 'confirmed', confirmedAt: time });
    await unsubscribe(database, secret, crypto.randomUUID());
    expect(await listSubscribers(database)).toEqual([subscriber]);
    await suppress(database, secret, 'A@b.co');
    expect(await listSubscribers(database)).toEqual([]);
    await signUp('a@b.co', 't2');
    expect(await listSubscribers(database)).toEqual([]);
  });

  it('a confirmation that waits for another one is a repeat, and one that waits for an unsubscription finds no sign-up', async () => {
    await send({
      form: 'newsletter',
      signUp: { email: 'a@b.co', token: 't1', locale: 'en' },
      lead: { name: '', email: 'a@b.co', fields: {} },
    });
    /** Confirms while a transaction that has run `sql` is not complete yet. */
    const confirmDuring = async (sql: string): Promise<string> => {
      let confirmed: Promise<string> | undefined;
      await database.transaction(async ({ query }) => {
        await query(sql);
        confirmed = confirm(database, 't1', ['webhook']);
        // Without a lock it has read the sign-up by now.
        await wait(200);
      });
      return (await confirmed) ?? '';
    };
    expect(await confirmDuring(`UPDATE subscribers SET state = 'confirmed'`)).toBe('already');
    await database.transaction(({ query }) => query(`UPDATE subscribers SET state = 'pending'`));
    await database.transaction(({ query }) => query('UPDATE confirmations SET used_at = NULL'));
    expect(await confirmDuring('DELETE FROM subscribers')).toBe('unknown');
    expect(await queueState(database)).toMatchObject({ pending: 0 });
  });

  it('unsubscribing deletes the address and its mails; the limit stays for a day without the address', async () => {
    const signUp = (token: string) =>
      send({
        form: 'newsletter',
        signUp: { email: 'Sara@example.com', token, locale: 'en' },
        lead: { name: '', email: 'Sara@example.com', fields: {} },
      });
    const queued = async () => (await queueState(database)).pending;
    await signUp('t1');
    await confirm(database, 't1');
    const [first] = await listSubscribers(database);
    for (let press = 0; press < 2; press += 1) await unsubscribe(database, secret, first?.id ?? '');
    expect([await listSubscribers(database), await queued(), await confirm(database, 't1')]).toEqual([
      [],
      0,
      'unknown',
    ]);
    const tables = ['subscribers', 'confirmations', 'outbox', 'submissions', 'asked_mailboxes', 'leads'];
    const kept = await database.transaction(async ({ query }) => {
      const rows = [];
      for (const table of tables) rows.push(await query(`SELECT * FROM ${table}`));
      return rows;
    });
    expect(kept.map((rows) => rows.length)).toEqual([0, 0, 0, 0, 1, 0]);
    expect(JSON.stringify(kept)).not.toMatch(/sara|example/i);

    await signUp('t2');
    expect([(await listSubscribers(database))[0]?.id, await queued()]).toEqual([first?.id, 0]);
    time += DAY + 1;
    await removeExpired(database);
    expect(await database.transaction(({ query }) => query('SELECT * FROM asked_mailboxes'))).toEqual([]);
    await signUp('t3');
    expect(await queued()).toBe(1);
  });

  it('a sign-up before confirmation renews time and language, one after it changes nothing; a used link confirms no more', async () => {
    const ages = { contact: 9e12, application: 9e12, unconfirmed: 7 * DAY, quarantine: 9e12 };
    const signUp = (token: string, locale: 'en' | 'ku') =>
      send({
        form: 'newsletter',
        signUp: { email: 'a@b.co', token, locale },
        lead: { name: '', email: 'a@b.co', fields: {} },
      });
    await signUp('t1', 'en');
    time += 6 * DAY;
    await signUp('t2', 'ku');
    time += DAY + 1;
    expect(await removeOld(database, ages)).toMatchObject({ unconfirmed: 0 });
    expect(await listSubscribers(database)).toMatchObject([{ locale: 'ku', createdAt: time - DAY - 1 }]);
    expect(await confirm(database, 't2')).toBe('confirmed');
    const { createdAt } = (await listSubscribers(database))[0] ?? {};
    await signUp('t3', 'en');
    expect(await listSubscribers(database)).toMatchObject([{ state: 'confirmed', locale: 'ku', createdAt }]);
    // The state that an older program left after unsubscribing and a new sign-up.
    await database.transaction(({ query }) => query(`UPDATE subscribers SET state = 'pending'`));
    expect(await confirm(database, 't2')).toBe('unknown');
  });

  it('promise 10: simultaneous sign-ups of one mailbox in many spellings cause one mail', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const email = `a.b+${index}@example.com`;
        return send({
          form: 'newsletter',
          signUp: { email, token: `t${index}`, locale: 'ku' },
          lead: { name: '', email, fields: {} },
        });
      }),
    );
    expect((await queueState(database)).pending).toBe(1);
  });

  it('case 59: erase deletes the leads of an address and their messages, counts mentions, and logs no address', async () => {
    await send();
    await send({ lead: { name: 'B', email: 'b@example.com', fields: { message: 'ask sara@example.com' } } });
    await send({ lead: { name: 'C, not sara@example.com', email: 'c@example.com', fields: { message: 'x' } } });
    const log = join(folder.path, 'erasures.log');
    expect(await erase(database, secret, 'SARA@example.com', log)).toEqual({
      leads: 1,
      asked: [],
      byHand: [],
      subscribers: 0,
      requests: 0,
      mentions: 2,
      isScrubbed: true,
    });
    expect([(await all()).length, (await queueState(database)).pending]).toEqual([2, 2]);
    expect(await erase(database, secret, 'sara@example.com', log)).toMatchObject({ leads: 0, subscribers: 0 });
    expect(readFileSync(log, 'utf8')).not.toContain('sara');
  });

  it('case 59: erase deletes nothing when it cannot write its log, and logs an address that it did not find', async () => {
    await send();
    await expect(erase(database, secret, 'sara@example.com', join(folder.path, 'none', 'log'))).rejects.toThrow(
      'ENOENT',
    );
    expect(await all()).toHaveLength(1);
    const log = join(folder.path, 'erasures.log');
    time += 1;
    await erase(database, secret, 'gone@example.com', log);
    time -= 1;
    await send({ lead: { name: 'G', email: 'gone@example.com', fields: {} } });
    expect(await replayErasures(database, secret, log)).toEqual({ people: 1, unreadable: [] });
  });

  it.runIf(existsSync('/dev/full'))('case 59: a full disk leaves the file of the erasure log closed', async () => {
    const links = () => readdirSync('/proc/self/fd').map((fd) => `/proc/self/fd/${fd}`);
    await expect(erase(database, secret, 'sara@example.com', '/dev/full')).rejects.toThrow('ENOSPC');
    // The list itself was read through a file that is closed now.
    const openFiles = links()
      .filter(existsSync)
      .map((link) => readlinkSync(link));
    expect(openFiles).not.toContain('/dev/full');
  });

  it.runIf(process.getuid?.() === 0)('as root, the erasure log belongs to the owner of its folder', async () => {
    const data = join(folder.path, 'data');
    mkdirSync(data);
    chownSync(data, 4711, 4712);
    const log = join(data, 'erasures.log');
    for (let count = 0; count < 2; count += 1) {
      await erase(database, secret, 'sara@example.com', log);
      const { uid, gid, mode } = statSync(log);
      expect([uid, gid, mode & 0o777]).toEqual([4711, 4712, 0o600]);
    }
    expect(readFileSync(log, 'utf8').split('\n')).toHaveLength(3);
  });

  it('case 60: a restored lead is erased again; a later one stays', async () => {
    const log = join(folder.path, 'erasures.log');
    const before = time;
    await send();
    time += 1000;
    await erase(database, secret, 'sara@example.com', log);
    time = before;
    await send();
    time += 5000;
    await send();
    expect(await replayErasures(database, secret, log)).toEqual({ people: 1, unreadable: [] });
    expect(await replayErasures(database, secret, log)).toEqual({ people: 0, unreadable: [] });
    expect(await all()).toMatchObject([{ createdAt: time }]);
  });

  it('case 60: a restored download request is erased again, also when its address has no other data', async () => {
    const log = join(folder.path, 'erasures.log');
    await erase(database, secret, 'sara@example.com', log);
    time -= 1;
    await send({
      form: 'download',
      lead: { name: '', email: 'sara@example.com', fields: {} },
      download: { validMs: DAY },
    });
    expect(await replayErasures(database, secret, log)).toEqual({ people: 1, unreadable: [] });
    expect(await database.transaction(({ query }) => query('SELECT id FROM download_requests'))).toEqual([]);
    expect((await queueState(database)).pending).toBe(0);
  });

  it('case 60: a truncated line of the erasure log is reported, and the next line is still applied', async () => {
    const log = join(folder.path, 'erasures.log');
    await send();
    await erase(database, secret, 'first@example.com', log);
    // Inside the time: the rest is still a hash and a number.
    truncateSync(log, statSync(log).size - 3);
    time += 1;
    await erase(database, secret, 'sara@example.com', log);
    time -= 1;
    await send();
    expect(await replayErasures(database, secret, log)).toEqual({ people: 1, unreadable: [1] });
    expect(await all()).toEqual([]);
  });

  it('promise 15: retention counts and removes each kind after its time', async () => {
    const ages = { contact: 730 * DAY, application: 182 * DAY, unconfirmed: 7 * DAY, quarantine: 30 * DAY };
    await send();
    await send({ form: 'application' });
    await send({ quarantine: 'x' });
    await send({
      form: 'newsletter',
      signUp: { email: 'a@b.co', token: 't', locale: 'ar' },
      lead: { name: '', email: 'a@b.co', fields: {} },
    });
    const steps: [number, object][] = [
      [6, { contact: 0, application: 0, unconfirmed: 0, quarantine: 0 }],
      [8, { contact: 0, application: 0, unconfirmed: 1, quarantine: 0 }],
      [31, { contact: 0, application: 0, unconfirmed: 0, quarantine: 1 }],
      [183, { contact: 0, application: 1, unconfirmed: 0, quarantine: 0 }],
      [731, { contact: 1, application: 0, unconfirmed: 0, quarantine: 0 }],
    ];
    const start = time;
    for (const [days, expected] of steps) {
      time = start + days * DAY;
      expect(await countOld(database, ages)).toEqual(expected);
      expect(await removeOld(database, ages)).toEqual(expected);
    }
    await removeExpired(database);
    const remembered = await database.transaction(({ query }) => query('SELECT * FROM submissions'));
    expect([await all(), remembered]).toEqual([[], []]);
  });

  it('retention of applications lets other tasks run between its steps', async () => {
    for (let count = 0; count < 6; count += 1)
      await send({ form: 'application', ...(count < 3 ? { quarantine: 'x' } : {}) });
    time += 183 * DAY;
    let turns = 0;
    let next: NodeJS.Immediate;
    const count = (): void => {
      turns += 1;
      next = setImmediate(count);
    };
    next = setImmediate(count);
    const removed = await removeOld(database, { contact: 0, application: DAY, unconfirmed: DAY, quarantine: DAY });
    clearImmediate(next);
    expect(removed).toMatchObject({ application: 3, quarantine: 3 });
    expect(turns).toBeGreaterThanOrEqual(2);
  });

  it('a search finds accented letters in either case, quotes and line breaks, and no names of fields', async () => {
    const fields = { company: 'Özgür "Bau" AG', message: 'one\nline', locale: 'en' };
    await send({ lead: { name: 'Émile ÇELİK', email: 'a@b.co', fields } });
    const count = async (search: string) => (await listLeads(database, { limit: 9, search })).length;
    for (const search of ['émile', 'E\u0301MILE', 'ÉMILE', 'Çel', 'ÖZGÜR', '"bau"', 'one\nline'])
      expect([search, await count(search)]).toEqual([search, 1]);
    for (const search of ['message', 'locale', 'en', '":"', '\\n'])
      expect([search, await count(search)]).toEqual([search, 0]);
  });

  it('a search finds Arabic and Kurdish words in any spelling of their letters, and numbers in any digits', async () => {
    const fields = { phone: '+964 750 123 4568', message: 'مُحَمَّد، ٣٦٥ يوماً' };
    await send({ lead: { name: 'ژیار أحمد كەريم', email: 'a@b.co', fields } });
    const count = async (search: string) => (await listLeads(database, { limit: 9, search })).length;
    for (const search of ['ژيار', 'احمد', 'أحمد', 'کەریم', 'كهريم', 'محمد', '365', '۳۶۵', '750 123', '٧٥٠ ١٢٣'])
      expect([search, await count(search)]).toEqual([search, 1]);
    for (const search of ['٧٥١', 'حمدان']) expect([search, await count(search)]).toEqual([search, 0]);
  });

  it('a search finds a lead by the first eight characters of its id or more, and by no other part', async () => {
    await send();
    const [id = ''] = (await all()).map((lead) => lead.id);
    const count = async (search: string) => (await listLeads(database, { limit: 9, search })).length;
    for (const start of [id.slice(0, 8), id.slice(0, 8).toUpperCase(), id])
      expect([start, await count(start)]).toEqual([start, 1]);
    for (const other of [id.slice(0, 7), id.slice(-8)]) expect([other, await count(other)]).toEqual([other, 0]);
  });

  it('leads of one millisecond are in their order of arrival, in pages, in lists and in the digest', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `N_${index}`);
    for (const name of names) await send({ lead: { name, email: `${name}@example.com`, fields: {} } });
    const namesOf = (leads: readonly { name: string }[]) => leads.map(({ name }) => name);
    const first = await listLeads(database, { limit: 5 });
    const rest = await listLeads(database, { limit: 9, after: first.at(-1) });
    expect(namesOf([...first, ...rest])).toEqual(names);
    expect(namesOf((await newestLeads(database, {}, 4)).leads)).toEqual(names.slice(-4));
    expect(namesOf(await leadsBetween(database, time, time + 1))).toEqual(names);
    // The order stays after another lead was deleted.
    await erase(database, secret, 'N_11@example.com', join(folder.path, 'erasures.log'));
    await send({ lead: { name: 'late', email: 'late@example.com', fields: {} } });
    expect(namesOf((await newestLeads(database, {}, 2)).leads)).toEqual(['N_10', 'late']);
  });

  it('lists in pages, searches % and _ literally, and selects by time', async () => {
    for (let count = 0; count < 25; count += 1) {
      time += 1;
      await send({
        lead: {
          name: `N_${count}`,
          email: `n${count}@example.com`,
          fields: { message: count === 7 ? '50% Off' : 'x' },
        },
      });
    }
    const seen: string[] = [];
    for (
      let page = await listLeads(database, { limit: 10 });
      page.length > 0;
      page = await listLeads(database, { limit: 10, after: page.at(-1) })
    ) {
      seen.push(...page.map(({ name }) => name));
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => `N_${index}`));
    const count = async (search: string) => (await listLeads(database, { limit: 99, search })).length;
    expect([await count('0% o'), await count('n_1'), await count('_'), await count('%%')]).toEqual([1, 11, 25, 0]);
    expect(await leadsBetween(database, time, time + 1)).toHaveLength(1);
  });

  describe('counts', () => {
    const page = (name: string, count: number, day = '2026-11-01'): Count => ({ day, kind: 'page', name, count });
    const missing = (index: number, count = 1): Count => ({
      day: '2026-11-01',
      kind: 'missing',
      name: `/${index}`,
      count,
    });
    let one: Database;
    let two: Database;
    beforeEach(async () => {
      [one, two] = [database, await open()];
    });
    afterEach(() => two.close());
    const all = async () => readCounts(one, '2026-01-01', '2026-12-31');

    it('adds to the counts of each instance, by day', async () => {
      await addCounts(one, [page('/', 2), page('/services', 1)]);
      await addCounts(two, [page('/services', 40), page('/', 5, '2026-11-02')]);
      expect(await all()).toEqual([page('/', 2), page('/services', 41), page('/', 5, '2026-11-02')]);
      expect(await readCounts(two, '2026-11-02', '2026-11-02')).toEqual([page('/', 5, '2026-11-02')]);
    });

    it('sums the counts of several days by name, and the page views by day', async () => {
      const phones: Count = { day: '2026-11-01', kind: 'device', name: 'phone', count: 9 };
      await addCounts(one, [page('/', 2), page('/services', 1), page('/', 5, '2026-11-02'), phones]);
      await addCounts(one, [page('/', 8, '2026-10-31'), page('/', 8, '2026-11-03')]);
      const { names, days } = await sumCounts(one, '2026-11-01', '2026-11-02');
      expect(new Set(names)).toEqual(
        new Set([
          { kind: 'page', name: '/', count: 7 },
          { kind: 'page', name: '/services', count: 1 },
          { kind: 'device', name: 'phone', count: 9 },
        ]),
      );
      expect(new Set(days)).toEqual(
        new Set([
          { day: '2026-11-01', count: 3 },
          { day: '2026-11-02', count: 5 },
        ]),
      );
    });

    it('loses no counts of two instances that store at once, in any order', async () => {
      const counts = Array.from({ length: 50 }, (_, index) => page(`/${index}`, 1));
      // No time passes for SQLite, so its limit of three seconds to wait for the other instance is not reached.
      const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
      const rounds = Array.from({ length: 10 }, (_, round) => [
        addCounts(one, counts),
        addCounts(two, round % 2 === 0 ? counts.toReversed() : counts),
      ]);
      await Promise.all(rounds.flat());
      clock.mockRestore();
      expect((await all()).map(({ count }) => count)).toEqual(Array(50).fill(20));
    });

    it('stores at most a fixed number of missing paths a day, of all instances together', async () => {
      for (const [index, instance] of [one, two].entries()) {
        const start = index * MAX_NAMES;
        await addCounts(
          instance,
          Array.from({ length: MAX_NAMES }, (_, place) => missing(start + place)),
        );
      }
      await addCounts(two, [missing(0, 7), missing(-1), page('/', 1)]);
      const stored = await all();
      const names = stored.filter((row) => row.kind === 'missing');
      expect(names).toHaveLength(MAX_NAMES + 1);
      expect(names.find(({ name }) => name === '/0')?.count).toBe(8);
      expect(names.find(({ name }) => name === OTHER)?.count).toBe(MAX_NAMES + 1);
      expect(stored).toContainEqual(page('/', 1));
    });

    it('stores names of every script unchanged', async () => {
      const names = ['/ar/خدمات', '/a b', `/it's "quoted"`, '/\u{1f4a7}'];
      await addCounts(
        one,
        names.map((name) => ({ ...page('/', 1), kind: 'missing', name })),
      );
      expect((await all()).map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    });

    it('counters of two instances add up', async () => {
      const counters = [one, two].map(
        (database) => new Counter({ database, log: createLog('error', () => undefined), now: () => 1_793_500_000_000 }),
      );
      for (const counter of counters) {
        counter.add('page', '/');
        counter.add('page', '/');
      }
      await Promise.all(counters.map((counter) => counter.close()));
      expect((await all()).map(({ name, count }) => [name, count])).toEqual([['/', 4]]);
    });
  });

  describe('case 56, promise 17', () => {
    let suiteFolder: ReturnType<typeof temporaryFolder>;
    let openOld: (options?: Options) => Promise<Database>;
    // A separate folder and database, because those of the suite already have the newest schema.
    beforeEach(async () => {
      suiteFolder = folder;
      folder = temporaryFolder();
      openOld = await kinds[kind].bare();
    });
    afterEach(() => {
      folder.remove();
      folder = suiteFolder;
    });
    const writeOld = async (version: number, more: readonly string[] = []) => {
      const first = await openOld({ schemaVersion: version });
      await first.transaction(async ({ query }) => {
        await query(
          `INSERT INTO leads (id, kind, state, name, email, email_key, fields, created_at) VALUES ('1', 'contact', 'accepted', 'Old', 'o@b.co', 'o@b.co', '{}', 5)`,
        );
        // Schema 4 has neither the key of the limits nor unsubscribed people.
        const subscribers =
          version < 4
            ? [
                `(id, email, email_key, limit_key, state, created_at) VALUES ('2', 'o@b.co', 'o@b.co', 'o@b.co', 'confirmed', 5)`,
                `(id, email, email_key, limit_key, state, created_at, ended_at) VALUES ('3', 'l@b.co', 'l@b.co', 'l@b.co', 'unsubscribed', 5, 6)`,
              ]
            : [`(id, email, email_key, state, created_at) VALUES ('2', 'o@b.co', 'o@b.co', 'confirmed', 5)`];
        for (const row of subscribers) await query(`INSERT INTO subscribers ${row}`);
        for (const statement of more) await query(statement);
      });
      await first.close();
    };

    it.each(Array.from({ length: SCHEMA_VERSION - 1 }, (_, index) => index + 1))(
      'schema %i is migrated with its data, also by two instances at once; a newer one is refused',
      async (version) => {
        await writeOld(version, [
          `INSERT INTO leads (id, kind, state, name, email, email_key, fields, created_at) VALUES ('4', 'application', 'accepted', 'CV', 'c@b.co', 'c@b.co', '{}', 6)`,
          `INSERT INTO attachments (lead_id, file_name, size, risks, content) VALUES ('4', 'cv.pdf', 1, '', ${kind === 'sqlite' ? "x'41'" : "'A'"})`,
        ]);
        // No time passes for SQLite, so its limit of three seconds to wait for the other one is not reached.
        const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
        const both = await Promise.all([openOld(), openOld()]);
        clock.mockRestore();
        expect(await listLeads(both[0], { limit: 5 })).toMatchObject([
          { name: 'Old', kind: 'contact' },
          { name: 'CV', kind: 'application' },
        ]);
        expect(await findAttachment(both[0], '4')).toMatchObject({ fileName: 'cv.pdf' });
        // The migration to schema 4 deletes unsubscribed people.
        expect(await listSubscribers(both[1])).toMatchObject([{ email: 'o@b.co', state: 'confirmed', locale: 'en' }]);
        if (kind === 'sqlite') {
          const copies = readdirSync(folder.path).filter((name) => name.includes(`.schema-${version}-`));
          expect(copies.map((name) => statSync(join(folder.path, name)).mode & 0o777)).toEqual([0o600]);
        }
        await expect(migrate(both[0], undefined, SCHEMA_VERSION - 1)).rejects.toThrow('run the newer program');
        for (const one of both) await one.close();
      },
    );

    it('a migration that fails leaves the old schema and its data', async () => {
      // The table of a later step exists already.
      await writeOld(1, ['CREATE TABLE erasures (a INTEGER)']);
      await expect(openOld()).rejects.toThrow('erasures');
      const still = await openOld({ schemaVersion: 1 });
      expect(await still.transaction(({ query }) => query('SELECT name FROM leads'))).toEqual([{ name: 'Old' }]);
      await expect(still.transaction(({ query }) => query('SELECT * FROM suppressions'))).rejects.toThrow();
      await still.close();
    });
  });
});

describe('PostgreSQL alone', () => {
  it('promise 11: two servers share one limit of submissions', async () => {
    const { path, remove } = temporaryFolder();
    const settings = {
      ...{ DATABASE_URL: await postgres.createSchema(), DATA_DIR: path, RATE_LIMIT: 'on' },
      FORM_SECRET: '0123456789abcdef0123456789abcdef',
    };
    const servers = [await launch(settings), await launch(settings)];
    const post = async (index: number) => {
      const body = JSON.stringify({ ...contact, message: `words ${index}` });
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      return (await fetch(`${servers[index % 2]?.url}/api/contact`, { method: 'POST', headers, body })).status;
    };
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push(await post(index));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await Promise.all(servers.map((server) => server.stop()));
    remove();
  });

  it('case 52: the time limits of a connection and a response are less than ten seconds together', () => {
    const { connect, statement, answer, idleInTransaction } = POSTGRES_TIMES;
    expect(connect).toBeGreaterThanOrEqual(3000);
    expect(statement).toBeLessThan(answer);
    expect(connect + answer).toBeLessThan(10_000);
    expect(idleInTransaction).toBeLessThanOrEqual(10_000);
  });

  it('case 52, 53: two pools on one database store once, and work after a restart', async () => {
    const url = await emptySchema();
    const pools = await Promise.all([openPostgres(url), openPostgres(url)]);
    const same = submission();
    const results = await Promise.all(
      pools.flatMap((pool) => Array.from({ length: 10 }, () => submit(pool, secret, same, 200))),
    );
    expect(results.filter((result) => result === 'stored')).toHaveLength(1);
    await postgres.restart();
    expect(await submit(pools[0], secret, same, 200).catch(() => submit(pools[0], secret, same, 200))).toBe('repeated');
    for (const pool of pools) await pool.close();
  });

  it('promise 14: an erasure leaves no page in the tables with personal data, also not in that of download requests', async () => {
    const { path, remove } = temporaryFolder();
    const pool = await openPostgres(await postgres.createSchema());
    await submit(pool, secret, submission(), 200);
    await submit(pool, secret, submission({ form: 'download', download: { validMs: DAY } }), 200);
    const sizes = () =>
      pool.transaction(({ query }) =>
        query(`SELECT pg_relation_size('leads') > 0 AS leads, pg_relation_size('download_requests') > 0 AS requests`),
      );
    expect(await sizes()).toEqual([{ leads: true, requests: true }]);
    await erase(pool, secret, 'sara@example.com', join(path, 'log'));
    expect(await sizes()).toEqual([{ leads: false, requests: false }]);
    await pool.close();
    remove();
  });

  it('a scrub may take longer than other statements, whose limit stays the same', async () => {
    const url = await emptySchema();
    const pool = await openPostgres(url, { poolSize: 1 });
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    // VACUUM waits six seconds for this lock, as it works on a large table.
    await other.query('BEGIN; LOCK TABLE leads IN SHARE UPDATE EXCLUSIVE MODE');
    const committed = wait(6000).then(() => other.query('COMMIT'));
    expect(await pool.scrub()).toBe(true);
    // PostgreSQL releases the lock before it answers the commit, so the answer can come after the scrub.
    await committed;
    expect(await pool.transaction(({ query }) => query('SHOW statement_timeout'))).toEqual([
      { statement_timeout: '5s' },
    ]);
    await other.end();
    await pool.close();
  });

  /** Settings for the real server on its own database, and another connection to that. */
  const prepareServer = async () => {
    const url = await postgres.createDatabase();
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    const data = temporaryFolder();
    const settings = { DATABASE_URL: url, FORM_SECRET: 'x'.repeat(32), DATA_DIR: data.path };
    const waiting = async (statement: string): Promise<number> => {
      const sql = `SELECT pid FROM pg_stat_activity WHERE application_name = 'kariz' AND wait_event_type = 'Lock' AND query LIKE $1`;
      for (;;) {
        // Without this the list would not change inside a transaction.
        await other.query('SELECT pg_stat_clear_snapshot()');
        const { rows } = await other.query<{ pid: number }>(sql, [`${statement}%`]);
        if (rows[0]) return rows[0].pid;
        await wait(20);
      }
    };
    return { settings, other, waiting, remove: data.remove };
  };

  it('case 52: a submission whose connection is cut is 503, and the process continues', async () => {
    const { settings, other, waiting, remove } = await prepareServer();
    const running = await launch(settings);
    const post = async (): Promise<number> => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(contact);
      return (await fetch(`${running.url}/api/contact`, { method: 'POST', headers, body })).status;
    };
    await other.query('BEGIN; LOCK TABLE submissions IN ACCESS EXCLUSIVE MODE');
    // Again until it is cut: a statement that waits for five seconds is ended by its time limit, also with 503.
    const connection = { isCut: false };
    const refused: number[] = [];
    const posting = (async () => {
      do refused.push(await post());
      while (!connection.isCut);
    })();
    await other.query('SELECT pg_terminate_backend($1)', [await waiting('INSERT INTO submissions')]);
    connection.isCut = true;
    await posting;
    expect(new Set(refused)).toEqual(new Set([503]));
    await other.query('COMMIT');
    expect(await post()).toBe(200);
    expect(running.log()).not.toContain('uncaught');
    await other.end();
    expect(await running.stop()).toEqual([0, null]);
    remove();
  });

  it('case 55: SIGTERM ends the process while PostgreSQL keeps a statement waiting', async () => {
    const { settings, other, waiting, remove } = await prepareServer();
    await (await launch(settings)).stop();
    // Blocks our VACUUM, as another VACUUM or the creation of an index does.
    await other.query('BEGIN; LOCK TABLE leads IN SHARE UPDATE EXCLUSIVE MODE');
    const running = await launch(settings);
    await waiting('VACUUM');
    // The lock stays: a stop that waited for it would not end.
    expect(await running.stop()).toEqual([0, null]);
    await other.end();
    remove();
  });

  it('case 52: a submission on a silent connection is refused, and later stored on a new one', async () => {
    const url = new URL(await emptySchema());
    const { hostname, port } = url;
    const sockets: Socket[] = [];
    let isDead = false;
    const proxy = createServer((client) => {
      const server = connect(Number(port), hostname);
      const forward = (from: Socket, to: Socket): void =>
        void from
          .on('data', (data) => isDead || to.write(data))
          .on('error', () => undefined)
          .on('close', () => to.destroy());
      forward(client, server);
      forward(server, client);
      sockets.push(client, server);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    url.port = String((proxy.address() as AddressInfo).port);
    const pool = await openPostgres(url.href, { poolSize: 2 });
    const same = submission();
    isDead = true;
    await Promise.all([1, 2].map(() => unavailable(submit(pool, secret, same, 200))));
    isDead = false;
    expect(await submit(pool, secret, same, 200)).toBe('stored');
    await pool.close();
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });

  const unavailable = (work: Promise<unknown>) => expect(work).rejects.toThrow(StoreUnavailable);

  it('case 52: when all connections are in use a submission is refused, and stored later', async () => {
    const pool = await openPostgres(await emptySchema(), { poolSize: 2 });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const holders = [1, 2].map(() => pool.transaction(() => held));
    const same = submission();
    await unavailable(submit(pool, secret, same, 200));
    release();
    await Promise.all(holders);
    expect(await submit(pool, secret, same, 200)).toBe('stored');
    await pool.close();
  });

  it('case 52: while DNS fails a submission is refused, and stored later', async () => {
    const url = new URL(await emptySchema());
    url.hostname = 'localhost';
    const pool = await openPostgres(url.href, { poolSize: 2 });
    const started = Promise.withResolvers();
    const released = Promise.withResolvers();
    // Holds the open connection, so that the submission needs a new one.
    const holder = pool.transaction(() => {
      started.resolve(undefined);
      return released.promise;
    });
    await started.promise;
    const outage = Object.assign(new Error('getaddrinfo EAI_AGAIN localhost'), { code: 'EAI_AGAIN' });
    const lookup = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((_name: string, _options: object, done: (error: Error) => void) =>
        done(outage)) as unknown as typeof dns.lookup);
    const same = submission();
    await unavailable(submit(pool, secret, same, 200));
    expect(lookup).toHaveBeenCalled();
    lookup.mockRestore();
    expect(await submit(pool, secret, same, 200)).toBe('stored');
    released.resolve(undefined);
    await holder;
    await pool.close();
  });

  it('case 52: on a read-only server after a fail-over submissions are refused and /readyz is 503; once it is writable they are stored', async () => {
    const url = await postgres.createDatabase();
    const pool = await openPostgres(url);
    const harness = await createHarness({ database: pool });
    const name = new URL(url).pathname.slice(1);
    const makeReadOnly = async (isReadOnly: boolean): Promise<void> => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('SET default_transaction_read_only = off');
      await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
      // As in a fail-over, connections are cut.
      await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
        [name],
      );
      await client.end();
    };
    await makeReadOnly(true);
    const same = submission();
    // The first may use a connection that was cut.
    await unavailable(submit(pool, secret, same, 200));
    await unavailable(submit(pool, secret, same, 200));
    const ready = await harness.request('/readyz');
    expect([ready.status, await ready.json()]).toMatchObject([503, { store: false, room: true }]);
    await makeReadOnly(false);
    const first = await submit(pool, secret, same, 200).catch(() => submit(pool, secret, same, 200));
    expect(first).toBe('stored');
    expect(await listLeads(pool, { limit: 5 })).toHaveLength(1);
    await harness.close();
    await pool.close();
  });
});

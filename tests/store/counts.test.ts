/** Counts on both databases, each used by two instances. */
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Counter } from '../../server/counts/counter.ts';
import { MAX_NAMES, OTHER } from '../../server/counts/kinds.ts';
import { createLog } from '../../server/log.ts';
import { addCounts, sumCounts, type Count } from '../../server/store/counts.ts';
import type { Database } from '../../server/store/database.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { readCounts } from '../server/countsStore.ts';
import { temporaryFolder } from '../server/harness.ts';
import { startPostgres, type PostgresServer } from './postgresServer.ts';

let postgres: PostgresServer;
let folder: ReturnType<typeof temporaryFolder>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** Makes a store without rows. Resolves with a function that opens an instance on it. */
const kinds = {
  sqlite: () => Promise.resolve(() => openSqlite(join(folder.path, 'kariz.db'))),
  postgres: async () => {
    const url = await postgres.createSchema();
    return () => openPostgres(url);
  },
};

const page = (name: string, count: number, day = '2026-11-01'): Count => ({ day, kind: 'page', name, count });
const missing = (index: number, count = 1): Count => ({ day: '2026-11-01', kind: 'missing', name: `/${index}`, count });

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  let one: Database;
  let two: Database;
  beforeEach(async () => {
    const open = await kinds[kind]();
    [one, two] = [await open(), await open()];
  });
  afterEach(() => Promise.all([one.close(), two.close()]));
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

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Counter } from '../../server/counts/counter.ts';
import { MAX_NAMES, OTHER } from '../../server/counts/kinds.ts';
import { createLog } from '../../server/log.ts';
import { StoreUnavailable, type Database } from '../../server/store/database.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { readCounts, storedCounts } from './countsStore.ts';
import { temporaryFolder } from './harness.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-01T23:59:59Z');
let folder: ReturnType<typeof temporaryFolder>;
let real: Database;
let isBroken: boolean;
let lines: string[];
let now: number;
let counter: Counter;

beforeEach(async () => {
  folder = temporaryFolder();
  real = await openSqlite(`${folder.path}/kariz.db`);
  isBroken = false;
  lines = [];
  now = START;
  const database: Database = {
    ...real,
    dialect: 'sqlite',
    transaction: (work) => (isBroken ? Promise.reject(new StoreUnavailable('gone')) : real.transaction(work)),
  };
  counter = new Counter({ database, log: createLog('info', (line) => lines.push(line)), now: () => now });
});
afterEach(async () => {
  await real.close();
  folder.remove();
});

it('stores sums when flushed and when closed, each count once', async () => {
  for (let count = 0; count < 3; count += 1) counter.add('page', '/');
  expect(await storedCounts(real)).toEqual([]);
  await counter.flush();
  await counter.flush();
  expect(await storedCounts(real)).toEqual(['page /: 3']);
  counter.add('page', '/');
  await counter.close();
  expect(await storedCounts(real)).toEqual(['page /: 4']);
});

it('counts by UTC day', async () => {
  counter.add('page', '/');
  now += 1000;
  counter.add('page', '/');
  await counter.flush();
  const rows = await readCounts(real, '2026-01-01', '2026-12-31');
  expect(rows.map(({ day, count }) => [day, count])).toEqual([
    ['2026-11-01', 1],
    ['2026-11-02', 1],
  ]);
});

it('stores on close what was counted during a flush', async () => {
  counter.add('page', '/');
  void counter.flush();
  counter.add('page', '/later');
  await counter.close();
  expect(await storedCounts(real)).toEqual(['page /: 1', 'page /later: 1']);
});

describe('a store that fails', () => {
  it('gets all counts when it works again; the failure and the recovery are logged once', async () => {
    isBroken = true;
    for (let count = 0; count < 3; count += 1) {
      counter.add('page', '/');
      await counter.flush();
    }
    isBroken = false;
    counter.add('page', '/');
    await counter.flush();
    expect(await storedCounts(real)).toEqual(['page /: 4']);
    const events = lines.map((line) => (JSON.parse(line) as { event: string }).event);
    expect(events).toEqual(['counts wait for the store', 'counts are stored again']);
  });

  it('gets the counts of at most seven days, with a limited number of names a day', async () => {
    isBroken = true;
    for (let day = 0; day < 9; day += 1) {
      for (let index = 0; index < MAX_NAMES + 50; index += 1) counter.add('missing', `/${index}`);
      await counter.flush();
      now += DAY;
    }
    isBroken = false;
    counter.add('page', '/');
    await counter.flush();
    const rows = await readCounts(real, '2026-01-01', '2026-12-31');
    expect(new Set(rows.map(({ day }) => day)).size).toBe(7);
    const lastDay = rows.filter(({ day, kind }) => day === '2026-11-09' && kind === 'missing');
    expect(lastDay).toHaveLength(MAX_NAMES + 1);
    expect(lastDay.find(({ name }) => name === OTHER)?.count).toBe(50);
  });
});

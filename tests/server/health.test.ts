/** Requests of supervisors and load balancers. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { StoreUnavailable, type Database } from '../../server/store/database.ts';
import { createHarness, raw, serve, temporaryFolder, writeBuild, type Harness, type Running } from './harness.ts';

const build = temporaryFolder();
let harness: Harness;
let running: Running;
beforeAll(async () => {
  writeBuild(build.path);
  harness = await createHarness();
  running = await serve(harness, build.path);
});
afterAll(async () => {
  await running.close();
  await harness.close();
  build.remove();
});

describe('/readyz', () => {
  /** An app whose store counts its transactions, and can be unavailable. */
  async function counting() {
    const state = { asked: 0, isAway: false, isStopping: false };
    const transaction: Database['transaction'] = (work) => {
      state.asked += 1;
      return state.isAway ? Promise.reject(new StoreUnavailable('away')) : harness.options.database.transaction(work);
    };
    const database: Database = { ...harness.options.database, transaction };
    const own = await createHarness({ database, isStopping: () => state.isStopping });
    const statuses = async (count: number): Promise<number[]> => {
      const answers = await Promise.all(Array.from({ length: count }, () => own.request('/readyz')));
      return [...new Set(answers.map(({ status }) => status))];
    };
    return { state, statuses, close: own.close };
  }

  it('uses the store at most once a second, for any number of requests', async () => {
    const { state, statuses, close } = await counting();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Also after a failure, because the other tests of this process need real timers.
    onTestFinished(() => void vi.useRealTimers());
    expect([await statuses(50), await statuses(50), state.asked]).toEqual([[200], [200], 1]);
    state.isAway = true;
    vi.advanceTimersByTime(999);
    expect([await statuses(50), state.asked]).toEqual([[200], 1]);
    vi.advanceTimersByTime(1);
    expect([await statuses(50), state.asked]).toEqual([[503], 2]);
    state.isAway = false;
    vi.advanceTimersByTime(1000);
    expect([await statuses(50), state.asked]).toEqual([[200], 3]);
    await close();
  });

  it('is 503 as soon as the process is stopping', async () => {
    const { state, statuses, close } = await counting();
    expect(await statuses(1)).toEqual([200]);
    state.isStopping = true;
    expect(await statuses(1)).toEqual([503]);
    await close();
  });

  it.each([
    ['nginx.conf', /location = \/readyz \{\s+return 404;\s+\}/],
    ['Caddyfile', /^\trespond \/readyz 404$/m],
  ])('is 404 from outside by %s', (file, rule) => {
    expect(readFileSync(`deploy/${file}`, 'utf8')).toMatch(rule);
  });
});

it.each(['/healthz', '/readyz', '/'])('case 23: an HTTP/1.0 request without a host is 200 for %s', async (path) => {
  expect(await raw(running.port, `GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1.1 200/);
});

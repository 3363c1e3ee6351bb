/** Counts of the real server when it is stopped and when it is killed. */
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqlite } from '../../server/store/sqlite.ts';
import { readCounts } from './countsStore.ts';
import { temporaryFolder } from './harness.ts';
import { launch, type Process } from './launch.ts';

const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
/** Opens a page without `Sec-Fetch-Dest`: the server recognizes a navigation by `Accept`. */
const open = ({ url }: Process, path: string) => fetch(url + path, { headers });

const start = (folder: string, counts: 'on' | 'off' = 'on') =>
  launch({ DATA_DIR: folder, COUNTS: counts }, ['--import', './tools/setCounts.ts']);

/** The stored counts, read by another connection. Those of several days are added up: midnight may come between two visits. */
async function stored(folder: string): Promise<string[]> {
  const database = await openSqlite(join(folder, 'kariz.db'));
  const counts = await readCounts(database, '0000-01-01', '9999-12-31');
  await database.close();
  const sums = new Map<string, number>();
  for (const { kind, name, count } of counts) {
    const key = `${kind} ${name}`;
    sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return [...sums].map(([key, sum]) => `${key}: ${sum}`).toSorted();
}

const twice = (name: string) => ['device computer: 2', `page ${name}: 2`, 'referrer (direct): 2'];

it('a kill does not change the stored counts, and the next start adds to them', async () => {
  const { path, remove } = temporaryFolder();
  for (const { kill, expected } of [
    { kill: true, expected: twice('/') },
    { kill: false, expected: ['device computer: 4', 'page /: 4', 'referrer (direct): 4'] },
  ]) {
    const server = await start(path);
    await open(server, '/');
    await open(server, '/');
    if (kill) {
      // The server stores them without being stopped.
      await expect.poll(() => stored(path)).toEqual(expected);
      const ended = once(server.child, 'exit');
      server.child.kill('SIGKILL');
      await ended;
    } else await server.stop();
    expect(await stored(path)).toEqual(expected);
  }
  remove();
});

it('a stop stores all counts', async () => {
  const { path, remove } = temporaryFolder();
  const server = await start(path);
  await open(server, '/services/devops');
  await open(server, '/services/devops');
  expect(await server.stop()).toEqual([0, null]);
  expect(await stored(path)).toEqual(twice('/services/devops'));
  remove();
});

it('with counts off nothing is counted, and Server-Timing is not sent', async () => {
  const { path, remove } = temporaryFolder();
  const server = await start(path, 'off');
  expect((await open(server, '/')).headers.get('server-timing')).toBeNull();
  await server.stop();
  expect(await stored(path)).toEqual([]);
  remove();
});

/** Health checks for supervisors and load balancers: whether the process runs and whether it is ready for requests. */
import { access, constants, statfs } from 'node:fs/promises';
import { Hono } from 'hono';
import type { AppEnv, AppOptions } from '../appOptions.ts';
import { queueStateIfWritable } from '../store/outbox.ts';

const MIN_FREE = 200 * 1024 * 1024;
const KEPT_MS = 1000;

/** Caches the result of `ask`: calls share it while it is computed and for `ms` milliseconds afterwards. */
function shared<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () =>
    (kept ??= ask().finally(() => {
      setTimeout(() => (kept = undefined), ms).unref();
    }));
}

/** Rejects when the folder cannot be written, for example because its disk has become read-only after an error. */
async function hasRoom(folder: string): Promise<boolean> {
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= MIN_FREE;
}

/**
 * `GET /healthz`: always 200. `GET /readyz`: 200 when the store accepts changes, the data folder is writable with at least 200 MiB free and the
 * process is not stopping, otherwise 503; the body contains these results and the state of the queue.
 */
export function healthRoute({ database, dataDirectory, isStopping }: AppOptions): Hono<AppEnv> {
  // The query takes SQLite's write lock: frequent health checks must not block requests that store data.
  const checkReadiness = shared(KEPT_MS, async () => {
    const queue = await queueStateIfWritable(database).catch(() => undefined);
    return { queue, hasRoom: await hasRoom(dataDirectory).catch(() => false) };
  });
  const route = new Hono<AppEnv>();
  route.get('/healthz', (context) => context.json({ ok: true }));
  route.get('/readyz', async (context) => {
    const { queue, hasRoom } = await checkReadiness();
    const ok = queue !== undefined && hasRoom && !isStopping();
    return context.json(
      { ok, store: queue !== undefined, room: hasRoom, stopping: isStopping(), queue: queue ?? null },
      ok ? 200 : 503,
    );
  });
  return route;
}

/** Graceful shutdown of the HTTP server. */
import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 8500;
const CHECK_MS = 500;

/**
 * Waits `drainMs` milliseconds, during which /readyz reports not ready and responses close their connection, so that load balancers and
 * clients move to another instance. Then stops accepting connections, lets running requests finish, and closes the connections of
 * those that take longer than 8.5 seconds.
 */
export async function closeServer(server: Server, drainMs: number): Promise<void> {
  await wait(drainMs);
  // The `close` method of the HTTP server would also close connections whose request has arrived but is not read yet.
  const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), CHECK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS);
  await closed;
  clearTimeout(cut);
  clearInterval(idle);
}

/** Graceful shutdown: finishes running work, then exits. */
import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_MS = 8500;
const LOOK_MS = 500;

/**
 * Stops accepting connections, lets running requests finish, and aborts those that take longer than 8.5 seconds. Before that, for
 * `drainMs`, /readyz reports not ready and responses close their connection, so that load balancers and clients move to another
 * instance.
 */
export async function closeServer(server: Server, drainMs: number): Promise<void> {
  await wait(drainMs);
  // The `close` of the HTTP server would also abort connections whose request has arrived and is not read yet.
  const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), LONGEST_MS);
  await closed;
  clearTimeout(cut);
  clearInterval(idle);
}

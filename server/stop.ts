/** Orderly end of the process: finish what runs, then leave. */
import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_MS = 8500;
const LOOK_MS = 500;

/**
 * Stops accepting, lets running requests end, and cuts those that take longer than eight and a half seconds. For `drainMs` before,
 * balancers learn from /readyz and open connections from their next answer that they are to go elsewhere.
 */
export async function closeServer(server: Server, drainMs: number): Promise<void> {
  await wait(drainMs);
  // The HTTP server's own `close` would also cut connections whose request has just arrived and is not read yet.
  const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), LONGEST_MS);
  await closed;
  clearTimeout(cut);
  clearInterval(idle);
}

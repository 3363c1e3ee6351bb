/** Orderly end of the process: finish what runs, then leave. */
import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Time in which open connections learn, with their next answer, that they are to close. */
const GRACE_MS = 500;
const LONGEST_MS = 9000;

/** Stops accepting, lets running requests end, and cuts those that take longer than nine seconds in all. */
export async function closeServer(server: Server): Promise<void> {
  await wait(GRACE_MS);
  // The HTTP server's own `close` would also cut connections whose request has just arrived and is not read yet.
  const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), GRACE_MS);
  const cut = setTimeout(() => server.closeAllConnections(), LONGEST_MS - GRACE_MS);
  await closed;
  clearTimeout(cut);
  clearInterval(idle);
}

/** Starts the project's own server on a free port, for tools that need the built site. */
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

export interface RunningSite {
  url: string;
  stop: () => void;
}

/** Resolves when the server responds. Rejects when it ends before that, or after ten minutes. `env` adds environment variables. */
export async function serveDist(env: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const port = await freePort();
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, DATA_DIR: '.cache/data', ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => {
    process.off('exit', stop);
    child.kill();
  };
  // A tool that fails must not leave a running server.
  process.once('exit', stop);
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 600_000;
  while (Date.now() < deadline) {
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) throw new Error(`The server ended with ${end} before it responded`);
    const isReady = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  stop();
  throw new Error('The server did not respond within 10 minutes');
}

/** A free port on 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

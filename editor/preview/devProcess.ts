/** Starts the server of the preview at the first request, and stops it after a time without requests and open pages. */
import { execFile, fork, type ChildProcess } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { MINUTE } from '../../server/time.ts';
import { DRAFTS_SETTING } from '../../shared/buildOptions.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Time after the last request or open page at which the server is stopped. It uses about 500 MB of memory. */
const IDLE_MS = 15 * MINUTE;
/** Maximum length of the stored output, in characters. */
const MAX_OUTPUT = 2000;

/** Run before the server starts; each does nothing when its files are up to date. */
const STEPS = ['tools/fonts/main.ts', 'packages/art/build.ts'];

export interface DevProcess {
  /**
   * The local port of the server. Starts the server if it is not running, which takes some seconds. Rejects with its output if it cannot
   * start.
   */
  port: () => Promise<number>;
  /** The port, if the server is running. */
  running: () => number | undefined;
  /** Keeps the server running, for an open page. Returns the function that ends this; call it once. */
  keep: () => () => void;
  stop: () => void;
}

/** True if the drafts contain the code of a site; without it there is no preview. */
export const hasCode = (folder: string): boolean => existsSync(path.join(folder, 'astro.config.ts'));

/**
 * @param folder the work tree of the drafts
 * @param cache folder for files that the server reuses at its next start
 */
export function createDevProcess(folder: string, cache: string): DevProcess {
  let child: ChildProcess | undefined;
  let started: Promise<number> | undefined;
  let port: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let openPages = 0;

  const stop = () => {
    clearTimeout(timer);
    child?.kill();
    [child, started, port] = [undefined, undefined, undefined];
  };

  async function start(): Promise<number> {
    const modules = path.join(folder, 'node_modules');
    if (!existsSync(modules)) {
      // A link is left there that leads nowhere when the project has moved.
      rmSync(modules, { force: true });
      symlinkSync(path.join(ROOT, 'node_modules'), modules);
    }
    for (const step of STEPS) await promisify(execFile)(process.execPath, [step], { cwd: folder });
    const server = fork(path.join(import.meta.dirname, 'devServer.ts'), [folder, ROOT, cache], {
      cwd: folder,
      // Without the settings of the service, because pages could show them.
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        [DRAFTS_SETTING]: 'on',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = server;
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-MAX_OUTPUT);
      });
    server.stderr?.pipe(process.stderr, { end: false });
    return new Promise((resolve, reject) => {
      server.once('message', (message: { port: number }) => {
        ({ port } = message);
        resolve(message.port);
      });
      const fail = (error: Error) => {
        if (child === server) stop();
        reject(error);
      };
      server.on('error', fail);
      server.once('exit', () => fail(new Error(`The server of the preview has ended: ${output}`)));
    });
  }

  const restartTimer = () => {
    clearTimeout(timer);
    if (openPages === 0) timer = setTimeout(stop, IDLE_MS).unref();
  };

  return {
    port() {
      restartTimer();
      started ??= start().catch((error: unknown) => {
        stop();
        throw error;
      });
      return started;
    },
    running: () => port,
    keep() {
      openPages += 1;
      restartTimer();
      return () => {
        openPages -= 1;
        restartTimer();
      };
    },
    stop,
  };
}

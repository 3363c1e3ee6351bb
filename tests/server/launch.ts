/** The real server as a separate process, on a small build. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { residentOf } from '../../tools/bench/server/proc.ts';
import { temporaryFolder, writeBuild } from './harness.ts';

export interface Process {
  child: ChildProcess;
  url: string;
  port: number;
  /** Standard output and standard error so far. */
  log: () => string;
  /** SIGTERM; resolves with exit code and signal when the output is complete. */
  stop: () => Promise<unknown[]>;
}

/** Resident memory in MB. */
export const memoryOf = ({ child }: Process): number => residentOf(child.pid ?? 0);

/** Starts the server on a free port for the length of a test. Rejects with its output when it ends before it listens. */
export async function launch(settings: Record<string, string>, flags: readonly string[] = []): Promise<Process> {
  const build = temporaryFolder();
  writeBuild(build.path);
  const env = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: '0',
    DIST_DIR: build.path,
    RATE_LIMIT: 'off',
    // No connection may be closed at the moment when a test that was interrupted uses it again.
    KEEP_ALIVE_MS: '60000',
    ...settings,
  };
  const child = spawn(process.execPath, [...flags, 'server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  // A test that fails does not reach its end, where it stops the process.
  onTestFinished(() => {
    child.kill('SIGKILL');
    build.remove();
  });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /"url":"(http:[^"]+)"/.exec(text)?.[1];
      if (found) resolve(found);
    });
    // Not `exit`: the output may be incomplete then.
    child.once('close', (code, signal) => reject(new Error(`ended with ${code ?? signal ?? ''}: ${text}`)));
  });
  return {
    child,
    url,
    port: Number(new URL(url).port),
    log: () => text,
    stop: () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      return ended;
    },
  };
}

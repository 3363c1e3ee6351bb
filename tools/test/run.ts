/** Runs a command with the project's own binaries first, showing what it prints. */
import { spawn } from 'node:child_process';
import path from 'node:path';

export interface Run {
  isOk: boolean;
  /** The last characters of what the command printed. */
  tail: string;
}

const TAIL = 4_000;

/** Resolves when the command has ended; ok is one that ended with 0. */
export function run([command, ...args]: readonly [string, ...string[]]): Promise<Run> {
  const bin = path.resolve('node_modules/.bin');
  const child = spawn(command, args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
    },
  });
  let tail = '';
  const show = (target: NodeJS.WriteStream) => (text: string) => {
    target.write(text);
    tail = (tail + text).slice(-TAIL);
  };
  child.stdout.setEncoding('utf8').on('data', show(process.stdout));
  child.stderr.setEncoding('utf8').on('data', show(process.stderr));
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ isOk: false, tail: message }));
    child.on('close', (code) => resolve({ isOk: code === 0, tail }));
  });
}

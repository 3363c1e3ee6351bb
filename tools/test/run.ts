/** Runs a command, with `node_modules/.bin` first in `PATH`, and collects its output. */
import { spawn } from 'node:child_process';
import path from 'node:path';

export interface Run {
  isOk: boolean;
  /** The output of the command, both streams in order. */
  output: string;
  /** The last characters of it. */
  tail: string;
}

const TAIL = 4_000;

/** Resolves when the command has ended; `isOk` when its exit code is 0. Does not reject. */
export function run([command, ...args]: readonly [string, ...string[]]): Promise<Run> {
  const bin = path.resolve('node_modules/.bin');
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ isOk: false, output: message, tail: message }));
    child.on('close', (code) => resolve({ isOk: code === 0, output, tail: output.slice(-TAIL) }));
  });
}

/** Runs a command with the project's own binaries first and keeps what it prints. */
import { spawn } from 'node:child_process';
import path from 'node:path';

export interface Run {
  isOk: boolean;
  /** What the command printed, both streams in order. */
  output: string;
  /** The last characters of it. */
  tail: string;
}

const TAIL = 4_000;

/** Resolves when the command has ended; ok is one that ended with 0. */
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

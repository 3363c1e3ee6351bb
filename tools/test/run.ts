/** Runs a command with the project's own binaries first, showing what it prints. */
import { spawn } from 'node:child_process';
import path from 'node:path';

/** Resolves to true when the command ends with 0. */
export function run([command, ...args]: readonly [string, ...string[]]): Promise<boolean> {
  const bin = path.resolve('node_modules/.bin');
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` },
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

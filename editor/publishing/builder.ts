/**
 * Runs the build in the current folder and exits with its code. This process is between the service and the build: when the service is
 * killed, it stops the build, because the next start may begin another one in the same folder. It has a process group of its own.
 */
import { spawn } from 'node:child_process';

const build = spawn(process.execPath, ['tools/build/main.ts'], { stdio: ['ignore', 'inherit', 'inherit'] });
build.once('exit', (code) => process.exit(code ?? 1));
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));

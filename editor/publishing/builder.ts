/**
 * Runs the build of the folder it is started in, and ends with its code. A process between the service and the build: when the service is
 * killed, the build must not go on, since the next start may begin another one in the same folder. It leads a group of processes of its own.
 */
import { spawn } from 'node:child_process';

const build = spawn(process.execPath, ['tools/build/main.ts'], { stdio: ['ignore', 'inherit', 'inherit'] });
build.once('exit', (code) => process.exit(code ?? 1));
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));

/** `npm run leads -- <command>`: the leads, for the company's own people. */
import { reasonOf } from '../log.ts';
import { runCommand } from './run.ts';

// Whoever reads may have seen enough, as `head` has: commands change first and tell then, so nothing is left half done.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') {
      process.stderr.write(`${reasonOf(error)}\n`);
      process.exitCode = 1;
    }
    process.exit();
  });

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  write: (text) => process.stdout.write(text),
  progress: (text) => process.stderr.write(text),
});

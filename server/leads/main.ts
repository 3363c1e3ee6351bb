/** `npm run leads -- <command>`: the leads, for the company's own people. */
import { runHere } from './command.ts';
import { runCommand } from './run.ts';

await runHere(runCommand);

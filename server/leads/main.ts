/** `npm run leads -- <command>`: commands for leads, for the company's staff. */
import { runHere } from './command.ts';
import { runCommand } from './run.ts';

await runHere(runCommand);

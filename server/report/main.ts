/** `npm run report -- --from 2026-11-01 --to 2026-11-30`: what was counted, for the company's own people. */
import { runHere } from '../leads/command.ts';
import { runReport } from './run.ts';

await runHere(runReport);

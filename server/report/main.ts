/** `npm run report -- --from 2026-11-01 --to 2026-11-30`: a report of the counted page views and forms, for the company's staff. */
import { runHere } from '../leads/command.ts';
import { runReport } from './run.ts';

await runHere(runReport);

/** The page views of a period. They are daily sums without personal data, so requests for them are not logged. */
import { Hono } from 'hono';
import { z } from 'zod';
import { site } from '#site.config';
import { summarize } from '../../server/report/summary.ts';
import { sumCounts } from '../../server/store/counts.ts';
import { DAY } from '../../server/time.ts';
import type { Access, SignedIn } from '../sign-in/access.ts';
import { storeFault, type Store } from '../store.ts';
import type { ReportAnswer } from './answer.ts';

/** Maximum number of days of a report. */
const MAX_DAYS = 3660;

const period = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < MAX_DAYS * DAY);

/** `/api/report?from=2026-11-01&to=2026-11-30`, both days included, in UTC. */
export function report({ access, store }: { access: Access; store: Store }): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  app.use(access.only('sales'));
  app.onError(storeFault);
  app.get('/', async (context) => {
    const query = period.safeParse(context.req.query());
    if (!query.success)
      return context.json({ message: 'Choose a first day and a last day, at most ten years apart.' }, 422);
    const { from, to } = query.data;
    const { database } = await store.open();
    const summary = summarize(await sumCounts(database, from, to), from, to);
    return context.json({ summary, isCounting: site.counts } satisfies ReportAnswer);
  });
  return app;
}

import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCounts } from '../../server/store/counts.ts';
import { createFixture, type Fixture } from '../leads/fixture.ts';
import type { ReportAnswer } from './answer.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.close());

it('sums the counts from the first day to the last, and reports whether counting is on', async () => {
  await addCounts(fixture.opened.database, [
    { day: '2026-10-31', kind: 'page', name: '/', count: 5 },
    { day: '2026-11-01', kind: 'page', name: '/', count: 3 },
    { day: '2026-11-02', kind: 'page', name: '/ar', count: 4 },
  ]);
  const answer = await fixture.ask('sales', '/api/report?from=2026-11-01&to=2026-11-02');
  const { summary, isCounting } = (await answer.json()) as ReportAnswer;
  expect(isCounting).toBe(false);
  expect(summary).toMatchObject({ views: 7, days: [{ count: 3 }, { count: 4 }] });
});

it.each([
  '',
  '?from=2026-11-01',
  '?from=2026-11-02&to=2026-11-01',
  '?from=2026-11-31&to=2026-12-01',
  '?from=2010-01-01&to=2026-01-01',
])('asks for days in place of "%s"', async (query) => {
  expect((await fixture.ask('sales', `/api/report${query}`)).status).toBe(422);
});

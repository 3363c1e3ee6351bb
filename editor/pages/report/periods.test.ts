import { expect, it } from 'vitest';
import { periodsAt } from './periods.ts';

it('begins and ends on days in UTC, also across the end of a month and of a year', () => {
  const spans = periodsAt(new Date('2026-01-03T23:30:00Z')).map(({ from, to }) => [from, to]);
  expect(spans).toEqual([
    ['2025-12-05', '2026-01-03'],
    ['2025-12-28', '2026-01-03'],
    ['2026-01-01', '2026-01-03'],
    ['2025-12-01', '2025-12-31'],
    ['2026-01-01', '2026-01-03'],
  ]);
});

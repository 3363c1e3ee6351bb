import { expect, it } from 'vitest';
import { clockOf } from './clock.ts';

it('shows day and minute of its zone, whatever the zone of the machine', () => {
  const moment = new Date('2026-12-02T20:05:59Z');
  expect(clockOf(moment, 'Asia/Dubai')).toBe('2026-12-03T00:05');
  expect(clockOf(moment, 'Europe/Berlin')).toBe('2026-12-02T21:05');
});

it('sorts days before their minutes', () => {
  const moments = ['2026-12-04', '2026-12-03T23:59', '2026-12-03T00:00', '2026-12-03'];
  expect(moments.toSorted()).toEqual(['2026-12-03', '2026-12-03T00:00', '2026-12-03T23:59', '2026-12-04']);
});

import { expect, it } from 'vitest';
import { formatDay, isoDay } from './days.ts';

it('a day is the same whatever the zone of the machine', () => {
  const day = new Date('2026-11-04');
  expect(formatDay(day, 'en')).toBe('November 4, 2026');
  expect(isoDay(day)).toBe('2026-11-04');
});

import { expect, it } from 'vitest';
import { formatDay, formatDayOrMinute } from './days.ts';

it('formats the UTC day of a date', () => {
  const day = new Date('2026-11-04');
  expect(formatDay(day, 'en')).toBe('November 4, 2026');
});

it('formats a minute as it was written, and a day without a time', () => {
  expect(formatDayOrMinute('2026-12-03T09:05', 'en')).toBe('December 3, 2026 at 09:05');
  expect(formatDayOrMinute('2026-12-03', 'en')).toBe('December 3, 2026');
});

import { expect, it } from 'vitest';
import { localTimeOf, momentAt } from './localTime.ts';

it('returns day and minute in the given time zone', () => {
  const moment = new Date('2026-12-02T20:05:59Z');
  expect(localTimeOf(moment, 'Asia/Dubai')).toBe('2026-12-03T00:05');
  expect(localTimeOf(moment, 'Europe/Berlin')).toBe('2026-12-02T21:05');
});

it.each([
  ['2027-03-04T09:00', 'Asia/Dubai', '2027-03-04T05:00:00.000Z'],
  ['2027-01-15T09:00', 'Europe/London', '2027-01-15T09:00:00.000Z'],
  ['2027-07-15T09:00', 'Europe/London', '2027-07-15T08:00:00.000Z'],
  // After the change to summer time, and in the hour that it skips.
  ['2027-03-28T03:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
  ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
])('%s in %s is %s', (local, timeZone, moment) => {
  expect(momentAt(local, timeZone).toISOString()).toBe(moment);
});

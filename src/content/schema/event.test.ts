import { expect, it } from 'vitest';
import { site } from '#site.config';
import { event } from './event.ts';

const EVENT = { starts: '2027-03-04T09:00', ends: '2027-03-04T12:30', online: 'https://meet.example.com/a' };

it('an event has a time and a place, and by default the time zone of the company', () => {
  expect(event.parse(EVENT).timeZone).toBe(site.timeZone);
  const venue = { name: 'A house', address: 'A street, a city' };
  expect(event.parse({ ...EVENT, online: undefined, venue, timeZone: 'Asia/Riyadh' })).toMatchObject({ venue });
});

it.each([
  ['an end before the start', { ends: '2027-03-04T08:00' }, 'is not after it begins'],
  ['no place', { online: undefined }, 'is missing: say where people meet, or online'],
  ['a day that does not exist', { starts: '2027-02-30T09:00' }, 'expected a minute of the calendar, YYYY-MM-DDTHH:MM'],
  ['a day without a time', { starts: '2027-03-04' }, 'expected a minute of the calendar, YYYY-MM-DDTHH:MM'],
  ['an unknown time zone', { timeZone: 'Gulf' }, 'expected a name of the IANA list, for example Asia/Dubai'],
])('refuses %s', (_, change, reason) => {
  const { error } = event.safeParse({ ...EVENT, ...change });
  expect(error?.issues.map(({ message }) => message)).toEqual([reason]);
});

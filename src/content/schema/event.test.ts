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
  ['an end before the start', { ends: '2027-03-04T08:00' }, 'must be after the start'],
  ['no place', { online: undefined }, 'is missing: enter a venue or an address in online'],
  ['a day that does not exist', { starts: '2027-02-30T09:00' }, 'expected a valid date and time, YYYY-MM-DDTHH:MM'],
  ['a day without a time', { starts: '2027-03-04' }, 'expected a valid date and time, YYYY-MM-DDTHH:MM'],
  ['an invalid web address', { online: 'https://meet.example.com:99999/a' }, 'is not a valid address'],
  ['an unknown time zone', { timeZone: 'Gulf' }, 'expected an IANA time zone, for example Asia/Dubai'],
])('refuses %s', (_, change, reason) => {
  const { error } = event.safeParse({ ...EVENT, ...change });
  expect(error?.issues.map(({ message }) => message)).toEqual([reason]);
});

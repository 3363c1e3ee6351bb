/** What makes a page that of an event: when it is, and where. */
import { z } from 'zod';
import { site } from '../../../site.config.ts';
import { isOfCalendar } from './day.ts';
import { text } from './text.ts';

const EXPECTED = 'expected a minute of the calendar, YYYY-MM-DDTHH:MM';

const minute = (what: string) =>
  z
    .string(EXPECTED)
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, { error: EXPECTED, abort: true })
    .refine(isOfCalendar, EXPECTED)
    .describe(what);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const event = z
  .strictObject({
    starts: minute('When it begins, by the clock of its place: YYYY-MM-DDTHH:MM'),
    ends: minute('When it ends; from then on the page says that it is over and shows no form'),
    timeZone: z
      .string()
      .refine(isTimeZone, 'expected a name of the IANA list, for example Asia/Dubai')
      .default(site.timeZone)
      .describe('Of its place, for example Asia/Riyadh; without it that of the company'),
    venue: z
      .strictObject({ name: text(80, 'Name of the house'), address: text(160, 'Street and city') })
      .optional()
      .describe('Where people meet'),
    online: z
      .string()
      .regex(/^https:\/\/\S+$/, 'expected an address with https://')
      .optional()
      .describe('Where it is seen from elsewhere: an address that everybody may know'),
  })
  .refine(({ starts, ends }) => starts < ends, { path: ['ends'], message: 'is not after it begins' })
  .refine(({ venue, online }) => venue ?? online, {
    path: ['venue'],
    message: 'is missing: say where people meet, or online',
  })
  .describe('Makes the page that of an event: its time and place under the headline, and a file for calendars');

export type EventRecord = z.infer<typeof event>;

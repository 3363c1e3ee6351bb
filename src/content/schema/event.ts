/** Time and place of an event. A page with this field is the page of the event. */
import { z } from 'zod';
import { site } from '../../../site.config.ts';
import { isOfCalendar } from './day.ts';
import { text } from './text.ts';

const EXPECTED = 'expected a valid date and time, YYYY-MM-DDTHH:MM';

const minute = (what: string) =>
  z
    .string(EXPECTED)
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, { error: EXPECTED, abort: true })
    .refine(isOfCalendar, EXPECTED)
    .describe(what);

/** Whether `timeZone` is a name that `Intl` accepts. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

export const event = z
  .strictObject({
    starts: minute('Start in the local time of the event: YYYY-MM-DDTHH:MM'),
    ends: minute('End; after it the page states that the event is over and shows no form'),
    timeZone: z
      .string()
      .refine(isTimeZone, 'expected an IANA time zone, for example Asia/Dubai')
      .default(site.timeZone)
      .describe('Time zone of the event, for example Asia/Riyadh; without it, that of the company'),
    venue: z
      .strictObject({ name: text(80, 'Name of the venue'), address: text(160, 'Street and city') })
      .optional()
      .describe('Place of the event'),
    online: z
      .string()
      .regex(/^https:\/\/\S+$/, { error: 'expected an address with https://', abort: true })
      .refine((address) => URL.canParse(address), 'is not a valid address')
      .optional()
      .describe('Public address (https://) of the online event'),
  })
  .refine(({ starts, ends }) => starts < ends, { path: ['ends'], message: 'must be after the start' })
  .refine(({ venue, online }) => venue ?? online, {
    path: ['venue'],
    message: 'is missing: enter a venue or an address in online',
  })
  .describe('Makes this the page of an event: shows its time and place under the headline, and offers a calendar file');

export type EventRecord = z.infer<typeof event>;

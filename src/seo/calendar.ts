/** The calendar file of an event (iCalendar, RFC 5545). */
import ical from 'ical-generator';
import type { EventView } from '#content/normalise/event.ts';
import { momentOf } from '#shared/buildOptions.ts';
import { site } from '#site.config';
import { absolute } from './metadata.ts';

interface CalendarEvent {
  /** Path of the event's page. */
  path: string;
  title: string;
  desc: string;
  event: Omit<EventView, 'timeZone'>;
}

/** The text of the file. The event has the same id in every build: a calendar that imports it again updates its entry. */
export function calendarOf({ path, title, desc, event: { starts, ends, venue, online } }: CalendarEvent): string {
  const url = absolute(path);
  return ical({
    prodId: { company: site.brand, product: 'website' },
    events: [
      {
        id: url,
        stamp: momentOf(process.env),
        start: starts,
        end: ends,
        summary: title,
        description: `${desc}\n\n${url}`,
        location: venue ? `${venue.name}, ${venue.address}` : (online ?? ''),
        url: online ?? url,
      },
    ],
  }).toString();
}

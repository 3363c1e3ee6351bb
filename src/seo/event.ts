/** An event in structured data. */
import type { EventView } from '#content/normalise/event.ts';
import type { Event, Place, VirtualLocation } from 'schema-dts';
import { absolute } from './metadata.ts';
import { organizationId } from './organization.ts';

interface EventFacts extends Omit<EventView, 'timeZone'> {
  /** Path of the event's page. */
  path: string;
  name: string;
  description: string;
  languageTag: string;
}

const modeOf = ({ venue, online }: EventFacts) => {
  if (venue && online) return 'https://schema.org/MixedEventAttendanceMode' as const;
  return venue
    ? ('https://schema.org/OfflineEventAttendanceMode' as const)
    : ('https://schema.org/OnlineEventAttendanceMode' as const);
};

/** Structured data of an event, for its page. */
export function eventData(facts: EventFacts): Event {
  const { path, name, description, languageTag, starts, ends, venue, online } = facts;
  const places: (Place | VirtualLocation)[] = [
    ...(venue ? [{ '@type': 'Place' as const, name: venue.name, address: venue.address }] : []),
    ...(online ? [{ '@type': 'VirtualLocation' as const, url: online }] : []),
  ];
  return {
    '@type': 'Event',
    '@id': `${absolute(path)}#event`,
    name,
    description,
    url: absolute(path),
    inLanguage: languageTag,
    startDate: starts.toISOString(),
    endDate: ends.toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: modeOf(facts),
    location: places,
    organizer: { '@id': organizationId },
  };
}

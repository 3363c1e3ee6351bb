import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventView, isOver, timesOf } from '#content/normalise/event.ts';
import { messagesOf } from '#i18n/messages.ts';
import { EventFacts } from '#sections/EventFacts.tsx';
import { EventList } from '#sections/EventList.tsx';
import { calendarOf } from '#seo/calendar.ts';
import { eventData } from '#seo/event.ts';
import { MOMENT_SETTING } from '#shared/buildOptions.ts';

const event = eventView({
  starts: '2027-03-04T09:00',
  ends: '2027-03-04T12:30',
  timeZone: 'Asia/Dubai',
  venue: { name: 'A house', address: 'Street 1, a city' },
  online: 'https://meet.example.com/a',
});
const facts = {
  labels: messagesOf('en').event,
  when: 'A morning',
  isoStart: event.starts.toISOString(),
  venue: event.venue,
  signUp: { href: '#form', label: 'Sign up' },
  calendar: { href: '/a.ics', label: 'Add to calendar' },
};

let before: string | undefined;
beforeEach(() => {
  before = process.env[MOMENT_SETTING];
  process.env[MOMENT_SETTING] = '2027-03-01T00:00:00Z';
});
afterEach(() => {
  if (before === undefined) Reflect.deleteProperty(process.env, MOMENT_SETTING);
  else process.env[MOMENT_SETTING] = before;
});

it('is over from its end on', () => {
  expect(isOver(event)).toBe(false);
  process.env[MOMENT_SETTING] = '2027-03-04T08:30:00Z';
  expect(isOver(event)).toBe(true);
});

it('has its time in its own time zone, in English and Arabic', () => {
  expect(timesOf(event, 'en')).toMatch(/^Thursday, March 4, 2027.*09:00\s–\s12:30 GMT\+4$/);
  expect(timesOf(event, 'ar')).toContain('مارس');
});

it('has a mark before the sign of an offset in right-to-left text', () => {
  expect(timesOf(event, 'ar')).toMatch(/غرينتش\u200e\+4$/);
  expect(timesOf(event, 'ku')).toMatch(/\u200e\+4$/);
});

it('has Western digits in its time in Sorani', () => {
  expect(timesOf(event, 'ku')).toMatch(/2027.*09:00–12:30/);
});

it('shows sign-up and calendar until it is over, and then a note', () => {
  const ahead = renderToStaticMarkup(<EventFacts {...facts} isOver={false} />);
  expect(ahead).toContain('href="#form"');
  expect(ahead).toContain('href="/a.ics"');
  const past = renderToStaticMarkup(<EventFacts {...facts} isOver />);
  expect(past).not.toContain('href="#form"');
  expect(past).toContain('This event is over.');
});

it('has its place in the direction of its own text', () => {
  const html = renderToStaticMarkup(<EventFacts {...facts} isOver={false} />);
  expect(html).toContain('<bdi>A house</bdi>');
  expect(html).toContain('<bdi>Street 1, a city</bdi>');
  const listed = { href: '/a', label: 'A morning', isoStart: facts.isoStart, when: facts.when, place: 'A house' };
  expect(renderToStaticMarkup(<EventList title="t" desc="d" events={[listed]} />)).toContain('<bdi>A house</bdi>');
});

it('has structured data with its place and its online address', () => {
  expect(
    eventData({ path: '/a', name: 'A morning', description: 'Plans.', languageTag: 'en', ...event }),
  ).toMatchObject({
    startDate: '2027-03-04T05:00:00.000Z',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation', url: 'https://meet.example.com/a' }],
  });
});

it('has a calendar entry with folded lines and escaped commas', () => {
  const text = calendarOf({ path: '/a', title: 'Plans, read', desc: 'م'.repeat(80), event });
  expect(text).toContain('DTSTART:20270304T050000Z\r\nDTEND:20270304T083000Z');
  expect(text).toContain(String.raw`SUMMARY:Plans\, read`);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).toMatch(/UID:.*\/a\r\n/);
});

/** Offices as a company would enter them: none, one, three. */
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { officeView, isVisitable } from '#content/normalise/office.ts';
import { officesIn } from '#content/offices.ts';
import { officeRecord } from '#content/schema/office.ts';
import { messagesOf } from '#i18n/messages.ts';
import { ContactSheet } from '#sections/ContactSheet.tsx';
import { OfficeCard } from '#sections/OfficeCard.tsx';

const records = vi.hoisted(() => new Map<string, { id: string; data: object }[]>());
// Without a cache: each test sets its own records.
vi.mock(import('#content/cache.ts'), () => ({ createCache: () => (_key, load) => load() }));
vi.mock('#content/optional.ts', () => ({ OFFICES: '', PEOPLE: '', hasRecords: () => records.has('offices') }));
vi.mock('astro:content', () => ({
  getCollection: (name: string) => Promise.resolve(records.get(name) ?? []),
  getEntry: () => Promise.resolve(undefined),
}));

const office = (name: string, change: object = {}) =>
  officeRecord.parse({
    name,
    country: 'IQ',
    address: { street: [`${name} Street 1`], city: name, countryName: 'Iraq' },
    ...change,
  });
const MAP = { alt: 'Drawn map: the office beside a park.', park: 'Park' };

beforeEach(() => records.clear());
const keep = (...entries: [id: string, data: object][]) =>
  records.set(
    'offices',
    entries.map(([id, data]) => ({ id, data })),
  );

const sheet = async (): Promise<string> => {
  const offices = (await officesIn('en')).filter(isVisitable).map(officeView);
  const { contactPage: labels } = messagesOf('en');
  return renderToStaticMarkup(<ContactSheet labels={labels} email="a@example.com" channels={[]} offices={offices} />);
};

it('the main office is first, the others follow by name, each in the language if it has a record in it', async () => {
  keep(
    ['en/offices/c', office('C', { isMain: true })],
    ['en/offices/b', office('B')],
    ['en/offices/a', office('A')],
    ['ar/offices/a', office('أ')],
  );
  expect((await officesIn('ar')).map(({ slug, locale, data }) => [slug, locale, data.name])).toEqual([
    ['c', 'en', 'C'],
    ['a', 'ar', 'أ'],
    ['b', 'en', 'B'],
  ]);
});

it('a contact page without offices shows no address and no map', async () => {
  expect(await officesIn('en')).toEqual([]);
  expect(await sheet()).not.toMatch(/In person|<address|<figure/);
});

it('one office is shown with its address and its map', async () => {
  keep(['en/offices/a', office('A', { isMain: true, map: MAP })]);
  const html = await sheet();
  expect(html).toContain('A Street 1');
  expect(html).toContain(`aria-label="${MAP.alt}"`);
  expect(html).toMatch(/Our office.*Park/);
  expect(html).not.toMatch(/Our other offices|<h3|Location on the map/);
});

it('the texts of a map have their language if it is not that of the page', () => {
  const { contactPage: labels } = messagesOf('ar');
  const html = renderToStaticMarkup(
    <OfficeCard office={{ name: 'A', lines: ['A Street 1'], lang: 'en', map: MAP }} labels={labels} />,
  );
  expect(html).toMatch(/<svg [^>]*lang="en"[^>]*aria-label="Drawn map/);
  expect(html).toMatch(/<li lang="en"[^>]*>.*Park/);
  expect(html).toMatch(/<li class="[^"]*"><span [^>]*><\/span>مكتبنا<\/li>/);
});

it('three offices are shown, the other two under their names; an office without a street is not shown', async () => {
  const telephone = '+1 555 0100';
  keep(
    ['en/offices/a', office('A', { isMain: true })],
    ['en/offices/b', office('B', { telephone, coordinates: { latitude: 1, longitude: 2 }, map: MAP })],
    ['en/offices/c', office('C', { hours: { opening: ['Su-Th 09:00-17:00'], text: 'Sunday to Thursday' } })],
    ['en/offices/d', office('D', { address: { city: 'D', countryName: 'Iraq' } })],
  );
  const html = await sheet();
  expect([...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name]) => name)).toEqual(['B', 'C']);
  for (const part of ['href="tel:+15550100"', 'mlat=1&amp;mlon=2', 'Sunday to Thursday', 'Not to scale.'])
    expect(html).toContain(part);
  // An office with coordinates needs no note that its location follows.
  expect(html).not.toContain('The exact location comes');
});

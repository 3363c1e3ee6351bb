import { describe, expect, it } from 'vitest';
import { officeRecord } from '../schema/office.ts';
import { officeView, isVisitable } from './office.ts';

const FIELDS = {
  name: 'Example',
  country: 'SA',
  address: { street: ['Example Street 1', 'Floor 2'], city: 'Riyadh', countryName: 'Saudi Arabia' },
};
const office = (change: object = {}) => officeRecord.parse({ ...FIELDS, ...change });
const withAddress = (change: object) => office({ address: { ...FIELDS.address, ...change } });

describe('an office on a page', () => {
  it.each([
    ['city and country', {}, 'Riyadh, Saudi Arabia'],
    ['a postal code', { postalCode: '12211' }, 'Riyadh 12211, Saudi Arabia'],
    ['a state', { region: 'TX', postalCode: '78701' }, 'Riyadh, TX 78701, Saudi Arabia'],
  ])('has an address that ends with %s', (_, change, line) => {
    expect(officeView({ locale: 'en', data: withAddress(change) }).lines).toEqual([
      'Example Street 1',
      'Floor 2',
      line,
    ]);
  });

  it('has the comma of the language of its record', () => {
    const data = withAddress({ city: 'الرياض', countryName: 'المملكة العربية السعودية' });
    expect(officeView({ locale: 'ar', data }).lines.at(-1)).toBe('الرياض، المملكة العربية السعودية');
  });

  it('has links to its telephone and to a map, when the record has these fields', () => {
    const data = office({ telephone: '+1 555 0100', coordinates: { latitude: 24.7, longitude: 46.6 } });
    expect(officeView({ locale: 'en', data })).toMatchObject({
      telephone: { number: '+1 555 0100', href: 'tel:+15550100' },
      mapHref: 'https://www.openstreetmap.org/?mlat=24.7&mlon=46.6#map=17/24.7/46.6',
    });
    expect(officeView({ locale: 'en', data: office() })).toMatchObject({ telephone: undefined, mapHref: undefined });
  });

  it('can be visited when it has a street', () => {
    expect(isVisitable({ data: office() })).toBe(true);
    expect(isVisitable({ data: withAddress({ street: undefined }) })).toBe(false);
  });
});

it.each([
  ['an unknown country', { country: 'XX' }, 'is not a country code of ISO 3166'],
  ['a reserved country code', { country: 'UK' }, 'is not a country code of ISO 3166'],
  ['the name of a country', { country: 'Iraq' }, 'expected a country code of two capital letters'],
  [
    'a telephone number without a country code',
    { telephone: '04 321 0000' },
    'expected a number with its country code',
  ],
  [
    'a telephone number that YAML reads as a number',
    { telephone: 15550100 },
    'expected a number with its country code',
  ],
  ['a postal code that YAML reads as a number', { address: { ...FIELDS.address, postalCode: 12211 } }, 'in quotes'],
  ['invalid opening hours', { hours: { opening: ['Mo-Fr 9-17'], text: 'x' } }, 'expected days and hours'],
  ['an hour that does not exist', { hours: { opening: ['Mo-Fr 09:00-25:00'], text: 'x' } }, 'expected days and hours'],
  ['an invalid latitude', { coordinates: { latitude: 91, longitude: 0 } }, 'expected number to be <=90'],
])('a record is refused for %s', (_, change, reason) => {
  expect(officeRecord.safeParse({ ...FIELDS, ...change }).error?.message).toContain(reason);
});

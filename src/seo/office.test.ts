import { expect, it } from 'vitest';
import { officeRecord } from '#content/schema/office.ts';
import { roleRecord } from '#content/schema/role.ts';
import { momentAt } from '#shared/localTime.ts';
import { site } from '#site.config';
import { graphText, pageGraph } from './graph.ts';
import { jobPosting } from './jobPosting.ts';
import { absolute } from './metadata.ts';
import { organization, organizationId } from './organization.ts';

const office = officeRecord.parse({
  name: 'Riyadh',
  country: 'SA',
  address: {
    street: ['Example Street 1', 'Floor 2'],
    city: 'Riyadh',
    region: 'Riyadh Province',
    postalCode: '12211',
    countryName: 'Saudi Arabia',
  },
  coordinates: { latitude: 24.7, longitude: 46.6 },
  hours: { opening: ['Su-Th 09:00-17:00'], text: 'Sunday to Thursday' },
  telephone: '+1 555 0100',
});
const ADDRESS = {
  '@type': 'PostalAddress',
  streetAddress: 'Example Street 1, Floor 2',
  addressLocality: 'Riyadh',
  addressRegion: 'Riyadh Province',
  postalCode: '12211',
  addressCountry: 'SA',
};
const page = { locale: 'en', path: '/contact', title: 'a', description: 'b', card: '/c.png' } as const;
const graphOf = (...args: Parameters<typeof pageGraph> extends [unknown, ...infer Rest] ? Rest : never) =>
  graphText(pageGraph({ ...page, home: { label: 'Home', href: '/' } }, ...args));

it('the company has the addresses of its offices, each as a LocalBusiness', () => {
  expect(organization(true, [{ slug: 'riyadh', data: office }])).toMatchObject({
    address: [ADDRESS],
    location: [
      {
        '@type': 'LocalBusiness',
        '@id': absolute('/#office-riyadh'),
        name: `${site.brand}, Riyadh`,
        parentOrganization: { '@id': organizationId },
        address: ADDRESS,
        geo: { '@type': 'GeoCoordinates', latitude: 24.7, longitude: 46.6 },
        telephone: '+15550100',
        openingHours: ['Su-Th 09:00-17:00'],
      },
    ],
  });
});

it('only pages about the company contain its offices, if it has any', () => {
  const offices = [{ slug: 'riyadh', data: office }];
  expect(graphOf({ kind: 'ContactPage' }, offices)).toContain('PostalAddress');
  expect(graphOf({}, offices)).not.toContain('PostalAddress');
  expect(graphOf({ kind: 'ContactPage' })).not.toMatch(/"(?:address|location)"/);
});

const role = (place: string, change: object = {}) =>
  roleRecord.parse({
    ...{ title: 't', description: 'd', discipline: 'engineering', place, employment: 'FULL_TIME' },
    posted: new Date('2026-03-02'),
    ...change,
  });
const posting = (data: ReturnType<typeof role>, where?: typeof office) =>
  jobPosting({ slug: 'a', href: '/company/career/a', data, office: where, html: '<p>x</p>' });

it('a role has the address of its office or, when remote, the countries of the settings', () => {
  expect(posting(role('riyadh'), office)).toMatchObject({ jobLocation: { '@type': 'Place', address: ADDRESS } });
  expect(posting(role('riyadh'), office)).not.toHaveProperty('jobLocationType');
  expect(posting(role('remote'))).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: site.remoteFrom.map((name) => ({ '@type': 'Country', name })),
  });
  expect(posting(role('remote'))).not.toHaveProperty('jobLocation');
});

it('a role closes at the end of its last day in the time zone of the company, or when its page is removed', () => {
  const closing = (change: object) => posting(role('remote', change));
  const at = (local: string) => momentAt(local, site.timeZone).toISOString();
  expect(closing({ validThrough: '2026-05-01' })).toHaveProperty('validThrough', at('2026-05-02T00:00'));
  expect(closing({ validThrough: '2026-06-30', publishUntil: '2026-05-01' })).toHaveProperty(
    'validThrough',
    at('2026-05-02T00:00'),
  );
  expect(closing({ publishUntil: '2026-05-01T18:00' })).toHaveProperty('validThrough', at('2026-05-01T18:00'));
  expect(graphOf({ things: [closing({})] })).not.toContain('validThrough');
});

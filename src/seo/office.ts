/** The offices of the company in structured data. */
import type { OfficeRecord } from '#content/schema/office.ts';
import { e164 } from '#shared/contactSettings.ts';
import { site } from '#site.config';
import type { LocalBusiness, PostalAddress } from 'schema-dts';
import { absolute } from './metadata.ts';

export interface Office {
  slug: string;
  data: OfficeRecord;
}

/** Structured data of an office's address. Without a street it contains only the place. */
export const postalAddress = ({ country, address }: OfficeRecord): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(address.street && { streetAddress: address.street.join(', ') }),
  addressLocality: address.city,
  ...(address.region && { addressRegion: address.region }),
  ...(address.postalCode && { postalCode: address.postalCode }),
  addressCountry: country,
});

/** Structured data of an office that can be visited. `organization` is the `@id` of the company. */
export const localBusiness = ({ slug, data }: Office, organization: string): LocalBusiness => ({
  '@type': 'LocalBusiness',
  '@id': absolute(`/#office-${slug}`),
  name: `${site.brand}, ${data.name}`,
  url: absolute('/contact'),
  parentOrganization: { '@id': organization },
  address: postalAddress(data),
  ...(data.coordinates && { geo: { '@type': 'GeoCoordinates', ...data.coordinates } }),
  ...(data.telephone && { telephone: e164(data.telephone) }),
  ...(data.hours && { openingHours: data.hours.opening }),
});

/** The company in structured data. */
import { e164, contactSettings, whatsappAddress, type ContactSettings } from '#shared/contactSettings.ts';
import { site } from '#site.config';
import type { ContactPoint, Organization } from 'schema-dts';
import { absolute } from './metadata.ts';
import { localBusiness, postalAddress, type Office } from './office.ts';

/** `@id` of the company's node, which is on every page. Other nodes refer to the company by it. */
export const organizationId = absolute('/#organization');

/** The contact points in the settings: telephone, WhatsApp and booking. */
function contactPoints({ telephone, whatsapp, booking }: ContactSettings): ContactPoint[] {
  const point = (facts: Pick<ContactPoint, 'telephone' | 'url'>): ContactPoint => ({
    '@type': 'ContactPoint',
    contactType: 'sales',
    ...facts,
  });
  return [
    ...(telephone ? [point({ telephone: e164(telephone) })] : []),
    ...(whatsapp ? [point({ telephone: e164(whatsapp), url: whatsappAddress(whatsapp) })] : []),
    ...(booking ? [point({ url: booking })] : []),
  ];
}

/**
 * Structured data of the company: its name and URL and, if `isWhole`, all other data and the `offices`. These must be offices that can be
 * visited.
 */
export function organization(
  isWhole: boolean,
  offices: readonly Office[] = [],
  settings: ContactSettings = contactSettings,
): Organization {
  const points = contactPoints(settings);
  const profiles = site.socials.map(({ href }) => href).filter((href) => URL.canParse(href));
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.brand,
    url: absolute('/'),
    ...(isWhole && {
      legalName: site.legalName,
      slogan: site.tagline,
      logo: absolute('/icon-512.png'),
      email: site.contact.email,
      ...(offices.length > 0 && {
        address: offices.map(({ data }) => postalAddress(data)),
        location: offices.map((office) => localBusiness(office, organizationId)),
      }),
      ...(points.length > 0 && { contactPoint: points }),
      ...(profiles.length > 0 && { sameAs: profiles }),
    }),
  };
}

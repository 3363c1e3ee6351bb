/** The company in structured data. */
import { site } from '#site.config';
import type { Organization } from 'schema-dts';
import { absolute } from './metadata.ts';

/** Everything that names the company refers to this node, which every page carries. */
export const organizationId = absolute('/#organization');

/** The company: its name and address on the web, and with `isWhole` all that is known of it. */
export const organization = (isWhole: boolean): Organization => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: site.brand,
  url: absolute('/'),
  ...(isWhole && {
    legalName: site.legalName,
    slogan: site.tagline,
    logo: absolute('/icon-512.png'),
    email: site.contact.email,
    address: site.contact.address.en.join(', '),
    sameAs: site.socials.map(({ href }) => href as string).filter((href) => URL.canParse(href)),
  }),
});

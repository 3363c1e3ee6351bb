/** An open role in structured data. It names no pay: the site states none anywhere. */
import { isoDay } from '#content/days.ts';
import type { RoleRecord } from '#content/schema/role.ts';
import { site } from '#site.config';
import type { Country, JobPosting } from 'schema-dts';
import { absolute } from './metadata.ts';
import { organizationId } from './organization.ts';

export interface Role {
  slug: string;
  /** Path of the role's page. */
  href: string;
  data: RoleRecord;
  /** Its text as HTML, as search engines ask for it. */
  html: string;
}

/** The places of roles. */
export const CITIES = {
  dubai: { addressLocality: 'Dubai', addressCountry: 'AE' },
  erbil: { addressLocality: 'Erbil', addressCountry: 'IQ' },
} as const;

/** Countries whose working day overlaps enough with the Gulf's and where remote colleagues are looked for. */
export const REMOTE_FROM = ['AE', 'SA', 'OM', 'QA', 'KW', 'BH', 'IQ', 'JO', 'EG', 'TR'];

/** A job posting of this role. */
export const jobPosting = ({ slug, href, data, html }: Role): JobPosting => ({
  '@type': 'JobPosting',
  '@id': `${absolute(href)}#role`,
  title: data.title,
  description: html,
  identifier: { '@type': 'PropertyValue', name: site.brand, value: slug },
  url: absolute(href),
  datePosted: isoDay(data.posted),
  ...(data.validThrough && { validThrough: isoDay(data.validThrough) }),
  employmentType: data.employment,
  directApply: site.forms.applications,
  hiringOrganization: { '@id': organizationId },
  ...(data.place === 'remote'
    ? remote()
    : { jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...CITIES[data.place] } } }),
});

const remote = () => ({
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: REMOTE_FROM.map((name): Country => ({ '@type': 'Country', name })),
});

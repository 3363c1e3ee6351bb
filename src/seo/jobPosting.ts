/** An open role in structured data. It names no pay: the site states none anywhere. */
import { isoDay } from '#content/days.ts';
import type { OfficeRecord } from '#content/schema/office.ts';
import type { RoleRecord } from '#content/schema/role.ts';
import { site } from '#site.config';
import type { Country, JobPosting } from 'schema-dts';
import { absolute } from './metadata.ts';
import { postalAddress } from './office.ts';
import { organizationId } from './organization.ts';

export interface Role {
  slug: string;
  /** Path of the role's page. */
  href: string;
  data: RoleRecord;
  /** Where the work is; undefined for a remote role. */
  office: OfficeRecord | undefined;
  /** Its text as HTML, as search engines ask for it. */
  html: string;
}

/** A job posting of this role. */
export const jobPosting = ({ slug, href, data, office, html }: Role): JobPosting => ({
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
  ...(office ? { jobLocation: { '@type': 'Place', address: postalAddress(office) } } : remote()),
});

const remote = () => ({
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: site.remoteFrom.map((name): Country => ({ '@type': 'Country', name })),
});

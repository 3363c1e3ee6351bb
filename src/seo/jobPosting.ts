/** An open role in structured data. It contains no salary, because the site states none. */
import { isoDay } from '#content/schema/day.ts';
import { endOf } from '#content/schema/publicationState.ts';
import type { OfficeRecord } from '#content/schema/office.ts';
import type { RoleRecord } from '#content/schema/role.ts';
import { momentAt } from '#shared/localTime.ts';
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
  /** Office of the role; undefined for a remote role. */
  office: OfficeRecord | undefined;
  /** The text as HTML, as search engines require it. */
  html: string;
}

/** Structured data of the role as a `JobPosting`. */
export const jobPosting = ({ slug, href, data, office, html }: Role): JobPosting => ({
  '@type': 'JobPosting',
  '@id': `${absolute(href)}#role`,
  title: data.title,
  description: html,
  identifier: { '@type': 'PropertyValue', name: site.brand, value: slug },
  url: absolute(href),
  datePosted: isoDay(data.posted),
  validThrough: closingTime(data),
  employmentType: data.employment,
  directApply: site.forms.applications,
  hiringOrganization: { '@id': organizationId },
  ...(office ? { jobLocation: { '@type': 'Place', address: postalAddress(office) } } : remote()),
});

/** When the role closes: the end of its last day in the time zone of the company. A program may read a day alone as its first minute. */
function closingTime(data: RoleRecord): string | undefined {
  const end = endOf(data);
  return end && momentAt(end.includes('T') ? end : `${end}T00:00`, site.timeZone).toISOString();
}

const remote = () => ({
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: site.remoteFrom.map((name): Country => ({ '@type': 'Country', name })),
});

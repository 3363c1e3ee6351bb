/**
 * Open roles as an XML feed for job boards, with the elements that Indeed requires. Other job boards read them too. It contains no salary.
 */
import { isoDay } from '#content/schema/day.ts';
import { xml } from '#shared/xml.ts';
import { site } from '#site.config';
import { withAbsoluteLinks } from './feeds.ts';
import type { Role } from './jobPosting.ts';
import { absolute } from './metadata.ts';

const JOB_TYPES = { FULL_TIME: 'fulltime', PART_TIME: 'parttime', CONTRACTOR: 'contract' } as const;

/** The XML document, with the roles in the given order. */
export function jobsFeed(roles: readonly Role[]): string {
  const newest = new Date(Math.max(0, ...roles.map(({ data }) => data.posted.getTime())));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<source>',
    ...elements({ publisher: site.brand, publisherurl: absolute('/'), lastBuildDate: newest.toUTCString() }),
    ...roles.flatMap((role) => ['<job>', ...elements(factsOf(role)), '</job>']),
    '</source>',
    '',
  ].join('\n');
}

/** The elements of a role; those that are undefined are left out. */
const factsOf = ({ slug, href, data, office, html }: Role): Record<string, string | undefined> => ({
  title: data.title,
  date: data.posted.toUTCString(),
  referencenumber: slug,
  url: absolute(href),
  company: site.legalName,
  ...placeOf(office),
  description: withAbsoluteLinks({ html, path: href }),
  jobtype: JOB_TYPES[data.employment],
  expirationdate: data.validThrough && isoDay(data.validThrough),
});

/**
 * The place of a role. The format has one country per role: for a remote role it is the first entry of `remoteFrom` in `site.config.ts`.
 */
function placeOf(office: Role['office']): Record<string, string | undefined> {
  if (!office) return { country: site.remoteFrom[0], remotetype: 'Fully remote' };
  const { country, address } = office;
  const { street, city, region, postalCode } = address;
  return { streetaddress: street?.join(', '), city, state: region, country, postalcode: postalCode };
}

const elements = (facts: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(facts).flatMap(([name, text]) => (text === undefined ? [] : [`<${name}>${xml(text)}</${name}>`]));

/** A service in structured data. */
import type { Service } from 'schema-dts';
import { absolute } from './metadata.ts';
import { organizationId } from './organization.ts';

interface ServiceFacts {
  name: string;
  summary: string;
  /** Path of its page. */
  href: string;
  /** Name of the group it belongs to. */
  group?: string | undefined;
}

/** Structured data of a service, with the company as its provider. */
export const serviceData = ({ name, summary, href, group }: ServiceFacts): Service => ({
  '@type': 'Service',
  '@id': `${absolute(href)}#service`,
  name,
  description: summary,
  url: absolute(href),
  ...(group && { serviceType: group }),
  provider: { '@id': organizationId },
});

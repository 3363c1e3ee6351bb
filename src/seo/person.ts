/** The people of the company in structured data. */
import type { Person } from 'schema-dts';
import { absolute } from './metadata.ts';
import { organizationId } from './organization.ts';

export interface PersonFacts {
  /** Path of the person's page. */
  path: string;
  name: string;
  role: string;
}

interface ProfileFacts extends PersonFacts {
  description: string;
  /** Path of a photograph. */
  image?: string | undefined;
  links: readonly { href: string }[];
}

/** `@id` of a person's node, which is on the page of the person. Other nodes refer to the person by it. */
export const personId = (path: string): string => `${absolute(path)}#person`;

/** A person as the author of an article. */
export const authorData = ({ path, name, role }: PersonFacts): Person => ({
  '@type': 'Person',
  '@id': personId(path),
  name,
  jobTitle: role,
  url: absolute(path),
});

/** Structured data of a person for their own page. `sameAs` contains their pages on other sites. */
export function personData({ description, image, links, ...person }: ProfileFacts): Person {
  const elsewhere = links.map(({ href }) => href).filter((href) => href.startsWith('https://'));
  return {
    ...(authorData(person) as object),
    '@type': 'Person',
    description,
    ...(image && { image: absolute(image) }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    worksFor: { '@id': organizationId },
  };
}

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

/** Everything that names a person refers to this node, which their page carries. */
export const personId = (path: string): string => `${absolute(path)}#person`;

/** A person as the author of an article. */
export const authorData = ({ path, name, role }: PersonFacts): Person => ({
  '@type': 'Person',
  '@id': personId(path),
  name,
  jobTitle: role,
  url: absolute(path),
});

/** A person as their own page tells of them; pages elsewhere are the same person. */
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

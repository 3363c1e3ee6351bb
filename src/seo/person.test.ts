import { expect, it } from 'vitest';
import { pageGraph } from './graph.ts';
import { absolute } from './metadata.ts';
import { organizationId } from './organization.ts';
import { personData } from './person.ts';

const path = '/company/people/example-one';
const one = { path, name: 'Example One', role: 'Platform engineer' };
const links = [{ href: 'https://example.com/one' }, { href: 'mailto:one@example.com' }];
const profile = personData({ ...one, description: 'Keeps the platform.', links, image: '/_assets/one.webp' });

it('a person works for the company, and has links to pages on other sites', () => {
  expect(profile).toEqual({
    '@type': 'Person',
    '@id': `${absolute(path)}#person`,
    name: 'Example One',
    jobTitle: 'Platform engineer',
    url: absolute(path),
    description: 'Keeps the platform.',
    image: absolute('/_assets/one.webp'),
    sameAs: ['https://example.com/one'],
    worksFor: { '@id': organizationId },
  });
});

it('the page of a person is a ProfilePage about the person', () => {
  const page = {
    locale: 'en',
    path,
    title: 'Example One',
    description: 'd',
    card: '/a.png',
    home: { label: 'Home', href: '/' },
  };
  const { '@graph': nodes } = pageGraph(page as Parameters<typeof pageGraph>[0], { person: profile });
  expect(nodes).toContainEqual(
    expect.objectContaining({ '@type': 'ProfilePage', mainEntity: { '@id': `${absolute(path)}#person` } }),
  );
  expect(nodes).toContainEqual(profile);
});

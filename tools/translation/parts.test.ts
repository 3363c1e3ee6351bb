import { expect, it } from 'vitest';
import type { Kind } from '../content-check/kinds.ts';
import { record, shippedRecords } from '../content-check/sample.ts';
import { digestsOf, changedSince } from './digests.ts';
import { partsOf, sectionsOf } from './parts.ts';

const english = shippedRecords(({ locale }) => locale === 'en');
const fieldsOf = (kind: Kind) =>
  english.filter((entry) => entry.kind === kind).flatMap((entry) => partsOf(entry).map(({ field }) => field.join('.')));

it.each<[Kind, string[], string[]]>([
  [
    'service',
    ['name', 'relatedIndustries.0.reason', 'content.metaData.keywords', 'content.heroSection.img.alt'],
    ['icon', 'relatedIndustries.0.industry', 'content.heroSection.img.src', 'content.faqSection.title'],
  ],
  [
    'group',
    ['content.childrenSection.cards.0.title'],
    ['content.childrenSection.cards.0.service', 'content.bannerSection.buttonText'],
  ],
  [
    'industry',
    ['content.solutionsCardsSection.cards.0.lists.0.text'],
    ['family', 'content.solutionsCardsSection.cards.0.img'],
  ],
  ['page', ['content.sections.0.title'], ['content.sections.0.kind', 'content.sections.0.cards.0.page']],
  [
    'home',
    ['content.workSection.linkText'],
    ['content.workSection.cases.0', 'content.featuredSection.cards.0.industry'],
  ],
  ['post', ['title', 'role', 'body.0'], ['date', 'tags.0', 'services.0']],
  ['case', ['client', 'diagram.nodes.0.label'], ['industry', 'diagram.nodes.0.id', 'diagram.links.0.from']],
  ['role', ['title', 'body.0'], ['posted', 'place', 'employment', 'img']],
])('returns the texts of a %s that readers see, and no other fields', (kind, texts, others) => {
  const fields = fieldsOf(kind);
  expect(fields).toEqual(expect.arrayContaining(texts));
  expect(fields.filter((field) => others.includes(field))).toEqual([]);
});

it('returns the purpose and the allowed length of a text', () => {
  const [name] = partsOf(record('service', 'en/services/devops/iot.yaml', { name: 'IoT' }));
  expect(name).toEqual({ field: ['name'], text: 'IoT', note: 'Name in menus', min: 1, max: 40 });
});

it('splits Markdown at headings of the second level, but not in code', () => {
  expect(sectionsOf('First.\n\n## A\n\n### B\n\n```sh\n## no heading\n```\n\n## C\n')).toEqual([
    'First.',
    '## A\n\n### B\n\n```sh\n## no heading\n```',
    '## C',
  ]);
});

it('splits the text of each shipped record into sections that join to the same text', () => {
  const bodies = english.flatMap(({ data }) => ('body' in data ? [data.body] : []));
  for (const body of bodies) expect(sectionsOf(body).join('\n\n')).toBe(body.trim());
  expect(bodies.length).toBeGreaterThan(0);
});

const service = (data: object) => digestsOf(partsOf(record('service', 'en/services/devops/iot.yaml', data)));
const written = { icon: 'ph:cube', name: 'IoT', content: { heroSection: { title: 'A', img: { src: 'scene:a' } } } };

it.each([
  ['an icon', { ...written, icon: 'ph:x', order: 3 }, []],
  ['a picture', { ...written, content: { heroSection: { title: 'A', img: { src: 'scene:b' } } } }, []],
  ['a space at the beginning', { ...written, name: ' IoT' }, []],
  ['a name', { ...written, name: 'Things' }, ['name']],
  ['a heading', { ...written, content: { heroSection: { title: 'B' } } }, ['content.heroSection']],
  [
    'an additional section',
    { ...written, content: { ...written.content, whyWorkSection: { title: 'C' } } },
    ['content.whyWorkSection'],
  ],
  ['a removed section', { ...written, content: {} }, ['content.heroSection']],
])('returns the changed parts: %s', (_, data, changed) => {
  expect(changedSince(service(written), service(data))).toEqual(changed);
});

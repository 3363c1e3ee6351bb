import { describe, expect, it } from 'vitest';
import type { UnpublishedReason } from '../../../src/content/schema/publicationState.ts';
import type { ContentRecord } from '../records.ts';
import { record, findingTexts } from '../sample.ts';
import { references } from './references.ts';

const service = (...industries: string[]) =>
  record('service', 'en/services/devops/iot.yaml', { relatedIndustries: industries.map((industry) => ({ industry })) });
const industry = (...services: string[]) =>
  record('industry', 'en/industries/mining.yaml', { relatedServices: services.map((name) => ({ service: name })) });
const group = (children: string[], rows: string[], choices: string[], locale = 'en') => {
  const cards = (names: string[]) => names.map((name) => ({ service: name }));
  return record('group', `${locale}/services/devops.yaml`, {
    content: {
      childrenSection: { cards: cards(children) },
      differencesSection: { rows: cards(rows) },
      choosingSection: { cards: cards(choices) },
    },
  });
};
const post = (...services: string[]) => record('post', 'en/blog/a.md', { services });
const caseStudy = (of: string, services: string[]) => record('case', 'en/portfolio/a.md', { industry: of, services });
const page = (linked: string, locale = 'en') =>
  record('page', `${locale}/pages/company.yaml`, {
    content: { sections: [{ kind: 'links', cards: [{ page: linked }] }] },
  });
const home = (featured: string, ...cases: string[]) =>
  record('home', 'en/pages/home.yaml', {
    content: { featuredSection: { cards: [{ industry: featured }] }, workSection: { cases } },
  });

const privacy = record('page', 'en/pages/privacy.yaml', { content: { sections: [] } });
const person = record('person', 'en/people/example-one.yaml', {});
const role = (place: string) => record('role', 'ar/careers/a.md', { place, body: '' });
const written = record('post', 'en/blog/b.md', { services: [], author: 'example-one' });
const asksAbout = (topic: string) =>
  record('page', 'en/pages/a.yaml', { content: { sections: [{ kind: 'form', topic }] } });
const asking = (locale: string) =>
  record('page', `${locale}/pages/a.yaml`, { contact: 'example-one', content: { sections: [] } });
const asked = asking('en');
const askedInArabic = asking('ar');

/** A service and an industry that link to each other. */
const PAIR = [service('mining'), industry('devops/iot')];

describe('references', () => {
  it.each([
    ['a service and an industry that link to each other', PAIR],
    [
      'an article, a case study and the home page',
      [...PAIR, post('devops/iot'), caseStudy('mining', ['devops/iot']), home('mining', 'a')],
    ],
    ['a link card', [privacy, page('privacy')]],
    ['a link card to an untranslated page', [privacy, page('privacy', 'ar')]],
    ['an author and a contact, also when the person exists only in English', [person, written, asked, askedInArabic]],
    [
      'a role at an office, and a remote role',
      [record('office', 'en/offices/riyadh.yaml', {}), role('riyadh'), role('remote')],
    ],
    ['a group', [...PAIR, group(['iot'], ['iot'], ['iot'])]],
    ['a group whose services have not been translated', [...PAIR, group(['iot'], [], [], 'ar')]],
  ])('are accepted: %s', (_, records) => {
    expect(references(records)).toEqual([]);
  });

  it.each([
    [
      'a service to an unknown industry',
      [service('piracy')],
      'relatedIndustries[0].industry: the industry ‘piracy’ does not exist',
    ],
    [
      'an industry to an unknown service',
      [industry('devops/nope')],
      'relatedServices[0].service: the service ‘devops/nope’ does not exist',
    ],
    [
      'a service to an industry that does not link back',
      [service('mining'), industry()],
      'relatedIndustries[0].industry: en/industries/mining.yaml does not name this page in return: add it there',
    ],
    [
      'an industry to a service that does not link back',
      [service(), industry('devops/iot')],
      'relatedServices[0].service: en/services/devops/iot.yaml does not name this page in return: add it there',
    ],
    [
      'a service to an unknown service on a similar subject',
      [record('service', 'en/services/devops/iot.yaml', { relatedIndustries: [], similarServices: ['devops/nope'] })],
      'similarServices[0]: the service ‘devops/nope’ does not exist',
    ],
    [
      'an industry to an unknown industry on a similar subject',
      [record('industry', 'en/industries/mining.yaml', { relatedServices: [], similarIndustries: ['piracy'] })],
      'similarIndustries[0]: the industry ‘piracy’ does not exist',
    ],
    [
      'a service to itself as a service on a similar subject',
      [record('service', 'en/services/devops/iot.yaml', { relatedIndustries: [], similarServices: ['devops/iot'] })],
      'similarServices[0]: ‘devops/iot’ is this page itself: name another',
    ],
    [
      'an industry to itself as an industry on a similar subject',
      [record('industry', 'en/industries/mining.yaml', { relatedServices: [], similarIndustries: ['mining'] })],
      'similarIndustries[0]: ‘mining’ is this page itself: name another',
    ],
    [
      'a link card to its own page',
      [page('company')],
      'content.sections[0].cards[0].page: ‘company’ is this page itself: name another',
    ],
    ['an article to an unknown author', [written], 'author: the person ‘example-one’ does not exist'],
    [
      'a form to an unknown service',
      [asksAbout('devops/nope')],
      'content.sections[0].topic: the service ‘devops/nope’ does not exist',
    ],
    [
      'a form to an unknown industry',
      [asksAbout('piracy')],
      'content.sections[0].topic: the industry ‘piracy’ does not exist',
    ],
    [
      'a role to an unknown office',
      [record('office', 'en/offices/riyadh.yaml', {}), role('paris')],
      'place: the office ‘paris’ does not exist: use one of riyadh, remote',
    ],
    ['a page to an unknown contact', [asked], 'contact: the person ‘example-one’ does not exist'],
    [
      'an article to an unknown service',
      [post('devops/nope')],
      'services[0]: the service ‘devops/nope’ does not exist',
    ],
    [
      'a case study to an unknown industry',
      [...PAIR, caseStudy('maritime', ['devops/iot'])],
      'industry: the industry ‘maritime’ does not exist',
    ],
    [
      'a case study to an unknown service',
      [...PAIR, caseStudy('mining', ['devops/nope'])],
      'services[0]: the service ‘devops/nope’ does not exist',
    ],
    [
      'a link card to an unknown page',
      [page('company/nope')],
      'content.sections[0].cards[0].page: the page ‘company/nope’ does not exist',
    ],
    [
      'the home page to an unknown industry',
      [home('piracy')],
      'content.featuredSection.cards[0].industry: the industry ‘piracy’ does not exist',
    ],
    [
      'the home page to an unknown case study',
      [...PAIR, home('mining', 'no-such-case')],
      'content.workSection.cases[0]: the case study ‘no-such-case’ does not exist',
    ],
    [
      'a group without a card for its service',
      [...PAIR, group([], [], [])],
      'content.childrenSection.cards: has no card for ‘iot’',
    ],
    [
      'a card of a group to an unknown service',
      [...PAIR, group(['iot', 'nope'], [], [])],
      'content.childrenSection.cards[1].service: the group has no service ‘nope’',
    ],
    [
      'a row of a group to an unknown service',
      [...PAIR, group(['iot'], ['nope'], [])],
      'content.differencesSection.rows[0].service: the group has no service ‘nope’',
    ],
    [
      'a choice of a group to an unknown service',
      [...PAIR, group(['iot'], [], ['nope'])],
      'content.choosingSection.cards[0].service: the group has no service ‘nope’',
    ],
  ])('are refused: %s', (_, records, finding) => {
    expect(findingTexts(references(records))).toEqual([finding]);
  });
});

describe('an unpublished record', () => {
  const DRAFT: UnpublishedReason = { state: 'draft' };
  const held = (entry: ContentRecord, unpublished: UnpublishedReason = DRAFT): ContentRecord => ({
    ...entry,
    unpublished,
  });
  const SCHEDULED: UnpublishedReason = { state: 'scheduled', at: '2026-12-04' };
  const [iot, mining] = [service('mining'), industry('devops/iot')];

  it('may be named in lists', () => {
    const group_ = group(['iot', 'ci-cd'], ['iot'], ['iot']);
    const other = record('service', 'en/services/devops/ci-cd.yaml', { relatedIndustries: [] });
    const lists = [group_, post('devops/iot'), page('privacy')];
    expect(references([held(iot, SCHEDULED), held(privacy), other, mining, ...lists])).toEqual([]);
  });

  it('needs no card as a draft, but needs one when it is scheduled', () => {
    const other = record('service', 'en/services/devops/ci-cd.yaml', { relatedIndustries: [] });
    const findings = (unpublished: UnpublishedReason) =>
      findingTexts(references([other, held(iot, unpublished), mining, group(['ci-cd'], [], [])]));
    expect(findings(DRAFT)).toEqual([]);
    expect(findings(SCHEDULED)).toEqual(['content.childrenSection.cards: has no card for ‘iot’']);
  });

  it.each<[string, ContentRecord[], string]>([
    [
      'by the home page',
      [iot, held(mining), home('mining')],
      'content.featuredSection.cards[0].industry: ‘mining’ is a draft',
    ],
    [
      'as the industry of a case study',
      [iot, held(mining, SCHEDULED), caseStudy('mining', ['devops/iot'])],
      'industry: ‘mining’ is not on the site before 2026-12-04',
    ],
    [
      'as the group of a service of a case study',
      [iot, mining, held(group(['iot'], [], [])), caseStudy('mining', ['devops/iot'])],
      'services[0]: the group of ‘devops/iot’ is a draft',
    ],
    [
      'as the only service of a group',
      [held(iot), mining, group(['iot'], [], [])],
      'content.childrenSection.cards: none of its services is on the site',
    ],
  ])('may not be named %s', (_, records, finding) => {
    expect(findingTexts(references(records))).toEqual([finding]);
  });
});

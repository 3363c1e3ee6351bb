import { describe, expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
import { catalogueFacts } from './catalogue.ts';
import { otherService } from './other-service.ts';

interface Content {
  title?: string;
  techs?: string;
  questions?: string[];
  answer?: string;
  cards?: string[];
}

const service = (page: string, { title = '', techs = '', questions = [], answer = '', cards = [] }: Content) =>
  record('service', `en/services/${page}.yaml`, {
    content: {
      metaData: { title },
      techsSection: { title: techs },
      faqSection: { questions: [...questions, ''].map((question) => ({ question, answer })) },
      ourServicesSection: { cards: cards.map((card) => ({ title: card })) },
    },
  });

const SAAS = 'software-development/saas';
const SAAS_TITLE = 'SaaS Development Services | Cloud-Based Software Solutions';
const EV = 'electric-vehicle/nextgen-mobility';
const EV_TITLE = 'NextGen Mobility | AI & IoT Solutions for EV Industry';
const TOPICS = [
  'AI fleet management',
  'Smart EV charging',
  'Battery analytics',
  'Smart grid integration',
  'Connected and autonomous vehicles',
  'Mobility-as-a-service',
  'Telematics',
];

describe('the catalogue', () => {
  it.each([
    ['a title and a timeline', service(SAAS, { title: SAAS_TITLE, answer: 'Mostly 12 to 24 Weeks.' })],
    ['the topics of the electric-vehicle page', service(EV, { title: EV_TITLE, cards: TOPICS })],
  ])('is matched by %s', (_, sample) => {
    expect(catalogueFacts([sample])).toEqual([]);
  });

  it.each([
    [
      'an unknown service',
      service('devops/nope', {}),
      'name: add the service ‘devops/nope’ to src/content/schema/catalogue.ts',
    ],
    [
      'a title without its last letter',
      service(SAAS, { title: SAAS_TITLE.slice(0, -1), answer: '12 to 24 weeks' }),
      `content.metaData.title: must be exactly: ${SAAS_TITLE}`,
    ],
    [
      'a page without the timeline',
      service(SAAS, { title: SAAS_TITLE }),
      'content.faqSection: one of the answers must contain “12 to 24 weeks”',
    ],
    [
      'another topic in the list',
      service(EV, { title: EV_TITLE, cards: TOPICS.with(2, 'Batteries') }),
      'content.ourServicesSection.cards: card 3 is “Batteries”, expected “battery analytics”',
    ],
  ])('is not matched by %s', (_, sample, finding) => {
    expect(findingTexts(catalogueFacts([sample]))).toEqual([finding]);
  });
});

describe('a service page', () => {
  const contracts = ['Who writes smart contracts?', 'Are smart contracts final?', 'What do smart contracts cost?'];

  it.each([
    ['its own technologies', service('devops/ci-cd', { techs: 'Tools of CI/CD pipelines' })],
    ['two questions of another service', service('it-strategy/edge-computing', { questions: contracts.slice(1) })],
    ['the name of another service within a word', service('devops/ci-cd', { techs: 'Enterprise interpretation' })],
  ])('may have %s', (_, sample) => {
    expect(otherService([sample])).toEqual([]);
  });

  it.each([
    ['Generative AI', 'generative-ai'],
    ['Machine Learning', 'ml-development'],
    ['Custom AI', 'custom-ai-solutions-development'],
  ])('may not name %s in the title of its technologies', (name, page) => {
    expect(
      findingTexts(
        otherService([service('software-development/custom', { techs: `Technologies for ${name} solutions` })]),
      ),
    ).toEqual([`content.techsSection.title: names artificial-intelligence/${page}, not this service`]);
  });

  it('may not have three questions of another service', () => {
    expect(findingTexts(otherService([service('it-strategy/edge-computing', { questions: contracts })]))).toEqual([
      'content.faqSection.questions: 3 questions are about blockchain-solutions/smart-contracts',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { ContentRecord } from '../records.ts';
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

const service = (page: string, sample: Content, locale = 'en') => {
  const { title = '', techs = '', questions = [], answer = 'Get in touch for a quote.', cards = [] } = sample;
  return record('service', `${locale}/services/${page}.yaml`, {
    content: {
      metaData: { title },
      techsSection: { title: techs },
      faqSection: { questions: [...questions, ''].map((question) => ({ question, answer })) },
      ourServicesSection: { cards: cards.map((card) => ({ title: card })) },
    },
  });
};

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
    ['a title and a timeline', service(SAAS, { title: SAAS_TITLE, answer: 'Mostly 12 to 24 Weeks. Get in touch.' })],
    ['a translation of a timeline', service(SAAS, { answer: 'بعد 12 إلى 24 أسبوعًا. تواصلوا معنا.' }, 'ar')],
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
      service(SAAS, { title: SAAS_TITLE.slice(0, -1), answer: '12 to 24 weeks. Get in touch.' }),
      `content.metaData.title: must be exactly: ${SAAS_TITLE}`,
    ],
    [
      'a page without the timeline',
      service(SAAS, { title: SAAS_TITLE }),
      'content.faqSection: one of the answers must contain “12 to 24 weeks”',
    ],
    [
      'a translation with another timeline',
      service(SAAS, { answer: 'بعد 12 إلى 25 أسبوعًا. تواصلوا معنا.' }, 'ar'),
      'content.faqSection: one of the answers must contain the numbers of “12 to 24 weeks”',
    ],
    ...(
      [
        ['en', 'get in touch'],
        ['ku', 'پەیوەندیمان پێوە بکەن'],
      ] as const
    ).map(([locale, words]): [string, ContentRecord, string] => [
      `a page whose answers do not say ${words}`,
      service('devops/ci-cd', { answer: 'It depends.' }, locale),
      `content.faqSection: the answer about the cost must contain “${words}”`,
    ]),
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

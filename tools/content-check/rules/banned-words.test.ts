import { describe, expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
import { bannedWords } from './banned-words.ts';

const ERP = 'ERP Software Development | Streamline Business Operations';
const ERP_FILE = 'en/services/software-development/erp.yaml';

const titled = (title: string, file = 'en/pages/a.yaml') => record('page', file, { content: { metaData: { title } } });
const compared = (first: string, column: string) =>
  record('page', 'en/pages/a.yaml', { content: { sections: [{ first, columns: [column] }] } });

describe('texts', () => {
  it.each([
    'It costs what the audit says.',
    'The 400 dashboards and 30 k events a second.',
    'Since 2024 SARs are filed at once.',
    '٪ و 5 دراهم قديمة',
  ])('may contain: %s', (desc) => {
    expect(bannedWords([record('page', 'en/pages/a.yaml', { desc })])).toEqual([]);
  });

  it.each([
    ['We leverage a fast-paced world here.', 'contains a filler phrase, which is not allowed: “leverage”'],
    [
      'It is not just fast but also cheap to run.',
      "contains 'not just … but', which is not allowed: “not just fast but”",
    ],
    [
      'Whether you are small or large, this fits.',
      "contains 'whether you are', which is not allowed: “Whether you are”",
    ],
    ...[
      ...[
        '$4,000',
        '€ 50',
        '£3',
        '500 €',
        '20,000 AED',
        'AED 20',
        '2,000 QAR',
        '300 riyals',
        '5 rials',
        '40k USD',
        '2 million dirhams',
        '1.5 m euros',
        '90 kwd',
      ],
      ...['500 درهم', '3 مليون دولار', '50 هەزار دینار'],
    ].map((price) => [
      `The first stage costs ${price} in most cases.`,
      'contains a price; tell readers to ask for a quote instead: “',
    ]),
  ])('may not contain: %s', (desc, reason) => {
    expect(findingTexts(bannedWords([record('page', 'en/pages/a.yaml', { desc })]))).toEqual([
      expect.stringContaining(`desc: ${reason}`),
    ]);
  });

  it('may contain a banned word only in the title that the catalogue sets for the page', () => {
    expect(bannedWords([titled(ERP, ERP_FILE)])).toEqual([]);
    expect(findingTexts(bannedWords([titled(ERP)]))).toEqual([
      'content.metaData.title: contains a filler phrase, which is not allowed: “Streamline”',
    ]);
    expect(findingTexts(bannedWords([titled('Seamless edge from $99', ERP_FILE)]))).toEqual([
      'content.metaData.title: contains a filler phrase, which is not allowed: “Seamless”',
      'content.metaData.title: contains a price; tell readers to ask for a quote instead: “$9”',
    ]);
  });

  it('are also checked in the headings of a table', () => {
    expect(findingTexts(bannedWords([compared('A seamless team', 'A robust team')]))).toEqual([
      'content.sections[0].first: contains a filler phrase, which is not allowed: “seamless”',
      'content.sections[0].columns[0]: contains a filler phrase, which is not allowed: “robust”',
    ]);
  });

  it.each(['1. What does it cost?', 'Q2: What does it cost?', '٣. كم يكلف؟'])(
    'may not number a question: %s',
    (question) => {
      expect(findingTexts(bannedWords([record('page', 'en/pages/a.yaml', { questions: [{ question }] })]))).toEqual([
        'questions[0].question: begins with a number: remove the number',
      ]);
    },
  );

  it('may begin a question with a decimal number', () => {
    const question = '2.5 million users: can it hold them?';
    expect(bannedWords([record('page', 'en/pages/a.yaml', { questions: [{ question }] })])).toEqual([]);
  });

  it('are reported with their line in Markdown, and not checked in code', () => {
    const body = 'A line.\n\n```ts\nseamless();\n```\n\n`robust` is a word.\nWe leverage it.\n';
    expect(bannedWords([record('post', 'en/blog/a.md', { body })])).toMatchObject([{ field: 'body', line: 8 }]);
  });
});

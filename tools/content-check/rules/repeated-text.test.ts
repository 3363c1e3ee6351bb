import { describe, expect, it } from 'vitest';
import { record } from '../sample.ts';
import { countSentences, repeatedText } from './repeated-text.ts';

const SENTENCE = 'This sentence has as many as eight words.';
const page = (name: string, data: object, locale = 'en') => record('page', `${locale}/pages/${name}.yaml`, data);

describe('a sentence', () => {
  it.each([
    ['with four words', [page('a', { desc: 'Four words, no more.' }), page('b', { desc: 'Four words, no more.' })]],
    ['in another language', [page('a', { desc: SENTENCE }), page('a', { desc: SENTENCE }, 'ku')]],
    [
      'as the title of the questions',
      [page('a', { faqSection: { title: SENTENCE } }), page('b', { faqSection: { title: SENTENCE } })],
    ],
    [
      'as the alternative text of a photograph',
      ['a', 'b'].map((name) => page(name, { img: { file: 'port.jpg', alt: SENTENCE } })),
    ],
    [
      'as opening hours',
      ['a', 'b'].map((name) => record('office', `en/offices/${name}.yaml`, { hours: { text: SENTENCE } })),
    ],
    ['as the place of an event', ['a', 'b'].map((name) => page(name, { event: { venue: { address: SENTENCE } } }))],
    ['as the source of a figure', [page('a', { figures: [{ source: SENTENCE }, { source: SENTENCE }] })]],
    ['in code', ['a', 'b'].map((name) => record('post', `en/blog/${name}.md`, { body: `\`${SENTENCE}\`` }))],
  ])('may be repeated %s', (_, records) => {
    expect(repeatedText(records)).toEqual([]);
  });

  it.each([
    ['on another page', [page('a', { desc: SENTENCE }), page('b', { desc: SENTENCE.toUpperCase() })]],
    [
      'as the alternative text of a drawing on another page',
      [page('a', { desc: SENTENCE }), page('b', { img: { src: 'scene:b', alt: SENTENCE } })],
    ],
    ['in another field', [page('a', { desc: SENTENCE, text: `Before. ${SENTENCE}` })]],
  ])('may not be repeated %s', (_, records) => {
    expect(repeatedText(records)).toMatchObject([
      { reason: expect.stringMatching(/^is used twice, also in en\/pages\/a\.yaml desc: “This/i) as string },
    ]);
  });

  it('is reported with its line in Markdown', () => {
    const text = record('post', 'en/blog/a.md', { body: `First.\n\n${SENTENCE}\n\nMore. ${SENTENCE}` });
    expect(repeatedText([text])).toMatchObject([{ field: 'body', line: 5 }]);
  });

  it('is counted in every field', () => {
    expect(countSentences([page('a', { title: 'A heading', desc: `${SENTENCE} Another.` })])).toBe(3);
  });
});

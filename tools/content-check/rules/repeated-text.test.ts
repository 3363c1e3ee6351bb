import { describe, expect, it } from 'vitest';
import { record } from '../sample.ts';
import { countSentences, repeatedText } from './repeated-text.ts';

const SENTENCE = 'This sentence has as many as eight words.';
const page = (name: string, data: object, locale = 'en') => record('page', `${locale}/pages/${name}.yaml`, data);

describe('a sentence', () => {
  it.each([
    ['four words', [page('a', { desc: 'Four words, no more.' }), page('b', { desc: 'Four words, no more.' })]],
    ['another language', [page('a', { desc: SENTENCE }), page('a', { desc: SENTENCE }, 'ku')]],
    [
      'the title of the questions',
      [page('a', { faqSection: { title: SENTENCE } }), page('b', { faqSection: { title: SENTENCE } })],
    ],
    ['what a photograph shows', ['a', 'b'].map((name) => page(name, { img: { file: 'port.jpg', alt: SENTENCE } }))],
    ['code', ['a', 'b'].map((name) => record('post', `en/blog/${name}.md`, { body: `\`${SENTENCE}\`` }))],
  ])('may stand twice: %s', (_, records) => {
    expect(repeatedText(records)).toEqual([]);
  });

  it.each([
    ['another page', [page('a', { desc: SENTENCE }), page('b', { desc: SENTENCE.toUpperCase() })]],
    [
      'another page, of a drawing',
      [page('a', { desc: SENTENCE }), page('b', { img: { src: 'scene:b', alt: SENTENCE } })],
    ],
    ['another field', [page('a', { desc: SENTENCE, text: `Before. ${SENTENCE}` })]],
  ])('may not stand on %s too', (_, records) => {
    expect(repeatedText(records)).toMatchObject([
      { reason: expect.stringMatching(/^stands in en\/pages\/a\.yaml desc too: “This/i) as string },
    ]);
  });

  it('is found in its line of a text', () => {
    const text = record('post', 'en/blog/a.md', { body: `First.\n\n${SENTENCE}\n\nMore. ${SENTENCE}` });
    expect(repeatedText([text])).toMatchObject([{ field: 'body', line: 5 }]);
  });

  it('is counted', () => {
    expect(countSentences([page('a', { title: 'A heading', desc: `${SENTENCE} Another.` })])).toBe(3);
  });
});

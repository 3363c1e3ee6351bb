import { expect, it } from 'vitest';
import { countsOf } from './count.ts';
import { tableOf } from './table.ts';

it('counts the words before the section of technologies', () => {
  const content = {
    metaData: { title: 'Not counted here' },
    heroSection: { title: 'Two words', img: { alt: 'A picture' } },
    techsSection: { title: 'Tools of ours' },
    faqSection: { questions: [{ question: 'How long?', answer: 'About 4 weeks.' }] },
  };
  expect(countsOf({ content }, 'en')).toMatchObject({ words: 7 });
});

it('counts short sentences of running text, not headings, questions, code or lists', () => {
  const body = '## A short heading\n\nIt ends. This sentence has more than seven words in it. Fine.\n\n- a list';
  expect(countsOf({ body, question: 'How long?' }, 'en')).toMatchObject({ short: 2 });
});

it('counts generalising words in upper and lower case', () => {
  expect(countsOf({ desc: 'Nobody asks. It is never late, and no one and somebody know.' }, 'en')).toMatchObject({
    sweeping: 4,
  });
});

it('prints totals by kind, with the earlier counts', () => {
  const counts = (words: number) => ({ words, short: 1, sweeping: 0 });
  const now = new Map([
    ['blog/a', counts(10)],
    ['blog/b', counts(20)],
  ]);
  expect(tableOf(now)).toMatch(/\| blog \| 30 \| 2 \| 0 \|\n\| all \| 30 \| 2 \| 0 \|$/);
  expect(tableOf(now, new Map([['blog/a', counts(15)]]))).toMatch(
    /\| blog\/a \| 15 → 10 \| 1 → 1 \| 0 → 0 \|\n\| blog\/b \| - → 20 \|/,
  );
});

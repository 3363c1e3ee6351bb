/** Questions visitors ask, with answers. */
import { z } from 'zod';
import { listOf, localId, text } from './text.ts';

export const FAQ_TITLE = 'Frequently Asked Questions (FAQs)';

export const question = z.strictObject({
  id: localId,
  question: text(140, 'The question as a client would put it, without a number'),
  answer: text(900, 'A direct answer first, then the reason'),
});

/** The FAQ section with `count` questions (a range). */
export const faqSection = (count: readonly [number, number]) =>
  z.strictObject({
    id: localId,
    title: z.literal(FAQ_TITLE),
    desc: text(300, 'One sentence beside the list'),
    questions: listOf(question, count, 'Questions in the order of a real conversation'),
  });

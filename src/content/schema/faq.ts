/** Questions visitors ask, with answers. */
import { z } from 'zod';
import type { LocaleKey } from '../../../shared/locales.ts';
import { listOf, localId, text } from './text.ts';

/** The section's title, one wording a language; the English one is the specification's. */
export const FAQ_TITLES: Readonly<Record<LocaleKey, string>> = {
  en: 'Frequently Asked Questions (FAQs)',
  ar: 'الأسئلة الشائعة',
  ku: 'پرسیارە باوەکان',
};

export const question = z.strictObject({
  id: localId,
  question: text(140, 'The question as a client would put it, without a number'),
  answer: text(900, 'A direct answer first, then the reason'),
});

/** The FAQ section with `count` questions (a range). */
export const faqSection = (count: readonly [number, number]) =>
  z.strictObject({
    id: localId,
    title: z.literal(Object.values(FAQ_TITLES)),
    desc: text(300, 'One sentence beside the list'),
    questions: listOf(question, count, 'Questions in the order of a real conversation'),
  });

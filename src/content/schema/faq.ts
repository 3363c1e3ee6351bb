/** Frequently asked questions with answers. */
import { z } from 'zod';
import type { LocaleKey } from '../../../shared/locales.ts';
import { listOf, localId, text } from './text.ts';

/** The title of the section: one wording for each language. The specification fixes the English one. */
export const FAQ_TITLES: Readonly<Record<LocaleKey, string>> = {
  en: 'Frequently Asked Questions (FAQs)',
  ar: 'الأسئلة الشائعة',
  ku: 'پرسیارە باوەکان',
};

export const question = z.strictObject({
  id: localId,
  question: text(140, 'The question as a client would put it, without a number'),
  answer: text(900, 'The direct answer first, then the reason'),
});

/** The FAQ section. `count` is the allowed range of the number of questions. */
export const faqSection = (count: readonly [number, number]) =>
  z.strictObject({
    id: localId,
    title: z.literal(Object.values(FAQ_TITLES)),
    desc: text(300, 'One sentence beside the list'),
    questions: listOf(question, count, 'Questions in the order of a real conversation'),
  });

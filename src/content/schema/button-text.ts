/** The text of the button in every banner: one wording for each language. */
import { z } from 'zod';
import type { LocaleKey } from '../../../shared/locales.ts';

export const BUTTON_TEXT: Readonly<Record<LocaleKey, string>> = {
  en: 'Get In Touch',
  ar: 'تواصلوا معنا',
  ku: 'پەیوەندیمان پێوە بکەن',
};

export const buttonText = z.literal(Object.values(BUTTON_TEXT)).describe('The fixed text for the language');

/** Validates what the newsletter form sends. */
import type { z } from 'zod';
import { schemaOf } from './formSchema.ts';
import { newsletterForm } from './newsletter.fields.ts';

export const newsletterSchema = schemaOf(newsletterForm);

export type NewsletterValues = z.output<typeof newsletterSchema>;

/** Validates what the contact form sends. */
import type { z } from 'zod';
import { schemaOf } from './formSchema.ts';
import { contactForm } from './contact.fields.ts';

export const contactSchema = schemaOf(contactForm);

export type ContactValues = z.output<typeof contactSchema>;

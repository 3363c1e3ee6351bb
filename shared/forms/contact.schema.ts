/** Validates what the contact form sends. */
import { schemaOf } from './formSchema.ts';
import { contactForm } from './contact.fields.ts';

export const contactSchema = schemaOf(contactForm);

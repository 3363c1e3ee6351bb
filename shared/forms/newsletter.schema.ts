/** Validates what the newsletter form sends. */
import { schemaOf } from './formSchema.ts';
import { newsletterForm } from './newsletter.fields.ts';

export const newsletterSchema = schemaOf(newsletterForm);

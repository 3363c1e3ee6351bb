/** Validates what the application form sends. */
import { schemaOf } from './formSchema.ts';
import { applicationForm } from './application.fields.ts';

export const applicationSchema = schemaOf(applicationForm);

/** Validates what the application form sends. */
import type { z } from 'zod';
import { schemaOf } from './formSchema.ts';
import { applicationForm } from './application.fields.ts';

export const applicationSchema = schemaOf(applicationForm);

export type ApplicationValues = z.output<typeof applicationSchema>;

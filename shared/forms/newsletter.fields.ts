/** The newsletter form as both sides know it: where it goes, its field, its limits. */
import type { Form } from './formTypes.ts';

export const newsletterForm = {
  action: '/api/newsletter',
  fields: { email: { name: 'email', kind: 'email', maxLength: 254, required: true } },
} as const satisfies Form;

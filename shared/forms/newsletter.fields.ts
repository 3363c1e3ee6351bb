/** The newsletter form, shared by page and server: its address, its field and its limits. */
import type { Form } from './formTypes.ts';

export const newsletterForm = {
  action: '/api/newsletter',
  fields: { email: { name: 'email', kind: 'email', maxLength: 254, required: true } },
} as const satisfies Form;

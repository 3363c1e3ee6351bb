/** The job application form, shared by page and server: its address, its fields and their limits. */
import type { FileField, Form } from './formTypes.ts';

export const applicationForm = {
  action: '/api/applications',
  fields: {
    name: { name: 'name', kind: 'line', maxLength: 100, required: true },
    email: { name: 'email', kind: 'email', maxLength: 254, required: true },
    /** Slug of the role: last segment of `/company/career/<slug>`. */
    role: { name: 'role', kind: 'slug', maxLength: 100, required: true },
    links: { name: 'links', kind: 'text', maxLength: 1000, required: false },
    message: { name: 'message', kind: 'text', maxLength: 5000, required: true },
  },
  file: { name: 'cv', maxSize: 5_242_880, accept: 'application/pdf,.pdf', required: true },
} as const satisfies Form & { file: FileField };

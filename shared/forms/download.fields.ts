/** The form that requests a file by mail, shared by page and server: its address, its fields and their limits. */
import type { Form } from './formTypes.ts';

export const downloadForm = {
  action: '/api/downloads',
  fields: {
    email: { name: 'email', kind: 'email', maxLength: 254, required: true },
    /** Path of the file below `content/downloads/`, without the extension. */
    file: { name: 'file', kind: 'slug', maxLength: 100, required: true },
  },
} as const satisfies Form;

/** The form that asks for a file by mail, as both sides know it: where it goes, its fields, their limits. */
import type { Form } from './formTypes.ts';

export const downloadForm = {
  action: '/api/downloads',
  fields: {
    email: { name: 'email', kind: 'email', maxLength: 254, required: true },
    /** The file by its path below `content/downloads/`, without its ending. */
    file: { name: 'file', kind: 'slug', maxLength: 100, required: true },
  },
} as const satisfies Form;

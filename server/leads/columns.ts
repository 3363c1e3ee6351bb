/** The columns of exported leads. */
import type { FormDefinition } from '../forms/definitions.ts';

/** Spreadsheets that are in use count on these in this order, also where no form asks for one any more. */
const KNOWN = [
  'id',
  'kind',
  'state',
  'received',
  'name',
  'email',
  'company',
  'phone',
  'topic',
  'budget',
  'language',
  'locale',
  'role',
  'links',
  'message',
];

/** The known columns, then one for each further field of `forms`. */
export const leadColumns = (forms: readonly Pick<FormDefinition, 'form'>[]): string[] => [
  ...new Set([...KNOWN, ...forms.flatMap(({ form }) => Object.values(form.fields).map(({ name }) => name))]),
];

/** The columns of exported leads. */
import { attributionNames } from '#shared/forms/attribution.ts';
import { site } from '#site.config';
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

/** Where somebody came from, also where the setting is off and older leads alone have it. */
const ORIGIN = attributionNames([]);
const clickIds = site.attribution ? site.attribution.clickIds : [];

/** Columns of where a subscriber came from. */
export const originColumns: readonly string[] = [...ORIGIN, ...clickIds];

/** What was made of a lead. Last, so that a spreadsheet from before them still fits; no field of a form has such a name. */
const FOLLOW_UP = ['progress', 'our_note', 'changed_by', 'changed_at'];

/** The known columns, one for each further field of `forms` and for each identifier that the setting names, then what was made of a lead. */
export const leadColumns = (forms: readonly Pick<FormDefinition, 'form'>[]): string[] => [
  ...new Set([
    ...KNOWN,
    ...ORIGIN,
    ...forms.flatMap(({ form }) => Object.values(form.fields).map(({ name }) => name)),
    ...clickIds,
    ...FOLLOW_UP,
  ]),
];

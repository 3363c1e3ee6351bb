/** The columns of exported leads. */
import { attributionNames } from '#shared/forms/attribution.ts';
import { site } from '#site.config';
import type { FormDefinition } from '../forms/definitions.ts';

/** Existing spreadsheets depend on these columns in this order. A column stays even when no form has such a field any more. */
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

/** Attribution columns. Exported even when attribution is off, because older leads may have values. */
const ATTRIBUTION = attributionNames([]);
const clickIds = site.attribution ? site.attribution.clickIds : [];

/** Attribution columns with the click identifiers of the settings. */
export const originColumns: readonly string[] = [...ATTRIBUTION, ...clickIds];

/** Follow-up columns. Last, so that older spreadsheets still match. No form has a field with such a name. */
const FOLLOW_UP = ['progress', 'our_note', 'changed_by', 'changed_at'];

/**
 * All columns: the known ones, attribution, one for each other field of `forms`, the title of a requested file, the click identifiers of the
 * settings, the follow-up.
 */
export const leadColumns = (forms: readonly Pick<FormDefinition, 'form'>[]): string[] => [
  ...new Set([
    ...KNOWN,
    ...ATTRIBUTION,
    ...forms.flatMap(({ form }) => Object.values(form.fields).map(({ name }) => name)),
    'title',
    ...clickIds,
    ...FOLLOW_UP,
  ]),
];

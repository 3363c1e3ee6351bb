import type { ErrorCode, FormError } from '#shared/forms/formTypes.ts';
import type { FormMessages } from './messages.ts';

interface Field {
  /** Id of the form, unique in the page. */
  form: string;
  name: string;
  label: string;
  limits: { required: boolean; maxLength?: number };
  /** Code of its error, if it has one. */
  code: FormError['code'] | undefined;
  messages: FormMessages;
  /** The form's summary says its errors aloud, so the fields do not. */
  hasSummary: boolean;
}

/** What a labelled field is given: its limits as attributes, its error in words, and in its label that it may stay empty. */
export const describeField = ({ form, name, label, limits, code, messages, hasSummary }: Field) => ({
  id: `${form}-${name}`,
  name,
  label: limits.required ? label : `${label} (${messages.optional})`,
  required: limits.required,
  maxLength: limits.maxLength,
  error: code && code in messages.errors ? messages.errors[code as ErrorCode] : undefined,
  isAnnounced: !hasSummary,
});

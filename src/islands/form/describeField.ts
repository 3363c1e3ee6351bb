import type { ErrorCode, FieldKind, FormError } from '#shared/forms/formTypes.ts';
import type { FormMessages } from './messages.ts';

interface Field {
  /** Id of the form, unique in the page. */
  form: string;
  name: string;
  label: string;
  limits: { required: boolean; maxLength?: number; kind?: FieldKind | 'choice' };
  /** Code of its error, if it has one. */
  code: FormError['code'] | undefined;
  messages: FormMessages;
  /** The form judges its fields: a long text is then called too long, where the browser would cut it without a word. */
  isHydrated: boolean;
  /** The form's summary says its errors, so the fields do not. */
  hasSummary: boolean;
}

/** What a labelled field is given: its limits as attributes, its error in words, and in its label that it may stay empty. */
export const describeField = ({ form, name, label, limits, code, messages, isHydrated, hasSummary }: Field) => ({
  id: `${form}-${name}`,
  name,
  label: limits.required ? label : `${label} (${messages.optional})`,
  required: limits.required,
  maxLength: isHydrated && limits.kind === 'text' ? undefined : limits.maxLength,
  error: code && code in messages.errors ? messages.errors[code as ErrorCode] : undefined,
  isAnnounced: !hasSummary,
});

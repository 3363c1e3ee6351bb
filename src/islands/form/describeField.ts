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
  /**
   * Whether the form is hydrated and validates its fields itself. It then reports a text that is too long; a browser would cut it silently.
   */
  isHydrated: boolean;
  /** Whether the error summary announces the errors; the fields then do not. */
  hasSummary: boolean;
}

/** Props of a labelled field: its limits as attributes, its error text, and the "optional" mark in its label. */
export const describeField = ({ form, name, label, limits, code, messages, isHydrated, hasSummary }: Field) => ({
  id: `${form}-${name}`,
  name,
  label: limits.required ? label : `${label} (${messages.optional})`,
  required: limits.required,
  maxLength: isHydrated && limits.kind === 'text' ? undefined : limits.maxLength,
  error: code && code in messages.errors ? messages.errors[code as ErrorCode] : undefined,
  isAnnounced: !hasSummary,
});

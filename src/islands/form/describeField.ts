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
  /** The form validates its fields itself: it then reports a text that is too long, which the browser would silently cut. */
  isHydrated: boolean;
  /** The error summary announces the errors, so the fields do not. */
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

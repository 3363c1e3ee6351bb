import type { ErrorCode, FieldKind, FormName } from '#shared/forms/formTypes.ts';
import type { AnyForm } from './faults.ts';
import type { FormMessages } from './messages.ts';
import { useForm } from './useForm.ts';

interface Limits {
  required: boolean;
  maxLength?: number;
  kind?: FieldKind | 'choice';
}

/**
 * {@link useForm} for a form with labelled fields and an error summary: also returns the props of each. `messages` contains the label of
 * each field under its name. `id` is the start of the ids of the fields; two such forms in one page need different ones.
 */
export function useFields<Name extends string>(
  formName: FormName,
  form: AnyForm,
  limits: Readonly<Record<Name, Limits>>,
  messages: FormMessages & Readonly<Record<Name, string>>,
  id: string = formName,
) {
  const { isHydrated, state, control, refused, isJustRefused, errorOf, summary } = useForm(formName, form);
  const isField = (name: string): name is Name => name in limits && name in messages;

  /** Props of a labelled field: its limits as attributes, its error text, and the "optional" mark in its label. */
  const field = (name: Name) => {
    const { required, maxLength, kind } = limits[name];
    const code = errorOf(name);
    return {
      id: `${id}-${name}`,
      name,
      label: required ? messages[name] : `${messages[name]} (${messages.optional})`,
      required,
      // A hydrated form reports a text that is too long; a browser would cut it silently.
      maxLength: isHydrated && kind === 'text' ? undefined : maxLength,
      error: code && code in messages.errors ? messages.errors[code as ErrorCode] : undefined,
      // While the error summary announces the errors, the fields do not.
      isAnnounced: !isJustRefused,
    };
  };
  const summaryProps = {
    id: `${id}-problems`,
    errors: refused,
    messages,
    fieldOf: (name: string) => (isField(name) ? { label: messages[name], id: `${id}-${name}` } : undefined),
    ref: summary,
  };
  return { state, control, field, summaryProps };
}

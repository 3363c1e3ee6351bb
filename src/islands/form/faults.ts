/** Validates a form before it is sent, with the same rules as the server. */
import { cleaned, faultOf } from '#shared/forms/fieldRules.ts';
import type { ErrorCode, Field, FileField, Form, FormError } from '#shared/forms/formTypes.ts';

export type AnyForm = Form & { file?: FileField };

function fileFault({ maxSize, required }: FileField, value: FormDataEntryValue | null): ErrorCode | undefined {
  // A file field without a chosen file contains a file with an empty name.
  if (!(value instanceof File) || value.name === '') return required ? 'required' : undefined;
  if (value.size === 0) return 'fileEmpty';
  return value.size > maxSize ? 'fileTooBig' : undefined;
}

/** The errors of `data`, in the order of the fields. */
export function faultsOf({ fields, file }: AnyForm, data: FormData): FormError[] {
  const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
  const faults = Object.values<Field>(fields).map((field) => ({
    field: field.name,
    code: faultOf(field, cleaned(field, textOf(data.get(field.name)))),
  }));
  if (file) faults.push({ field: file.name, code: fileFault(file, data.get(file.name)) });
  return faults.flatMap(({ field, code }) => (code ? [{ field, code }] : []));
}

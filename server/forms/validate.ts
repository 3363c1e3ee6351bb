/** Validates a submission: the fields with the schema of the form, the file by its bytes. */
import type { z } from 'zod';
import type { FormError } from '#shared/forms/formTypes.ts';
import type { Attachment } from '../store/store.ts';
import type { FormDefinition } from './definitions.ts';
import { displayName, pdfFault } from './pdf.ts';
import { pdfRisks } from './pdfRisks.ts';
import type { FormBody } from './strictFields.ts';

export type Validated =
  | { ok: true; values: Readonly<Record<string, string>>; attachment: Attachment | undefined }
  | { ok: false; errors: FormError[] };

function fieldErrors(issues: readonly z.core.$ZodIssue[]): FormError[] {
  return issues.flatMap((issue) => {
    // The schema's messages are error codes.
    const code = issue.message as FormError['code'];
    if (issue.code !== 'unrecognized_keys') return [{ field: String(issue.path[0] ?? ''), code }];
    return issue.keys.map((key) => ({ field: key.slice(0, 100), code }));
  });
}

function fileErrors({ form: { file } }: FormDefinition, files: FormBody['files']): FormError[] {
  if (!file) return [];
  const sent = files[file.name];
  const code = sent ? pdfFault(sent.content, file.maxSize) : 'required';
  return code === undefined || (code === 'required' && !file.required) ? [] : [{ field: file.name, code }];
}

/** Returns all errors together, or the cleaned values with the file. */
export function validate(definition: FormDefinition, { values, files }: FormBody): Validated {
  const parsed = definition.schema.safeParse(values);
  const errors = [...fieldErrors(parsed.error?.issues ?? []), ...fileErrors(definition, files)];
  if (!parsed.success || errors.length > 0) return { ok: false, errors };
  const sent = definition.form.file ? files[definition.form.file.name] : undefined;
  const attachment = sent && {
    fileName: displayName(sent.fileName),
    content: sent.content,
    risks: pdfRisks(sent.content),
  };
  return { ok: true, values: parsed.data, attachment };
}

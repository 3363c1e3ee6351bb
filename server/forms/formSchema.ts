/** Builds Zod schemas from field tables. Messages are error codes, which page and server translate. */
import { z } from 'zod';
import { cleaned, faultOf, mailAddress } from '#shared/forms/fieldRules.ts';
import type { ErrorCode, Field, Form } from '#shared/forms/formTypes.ts';

const code = (value: ErrorCode): ErrorCode => value;

const fieldSchema = (field: Field) =>
  z.string({ error: ({ input }) => code(input === undefined ? 'required' : 'invalid') }).transform((raw, context) => {
    const text = cleaned(field, raw);
    const fault = faultOf(field, text);
    // The page sets this value and the sender cannot correct it, so an invalid value is dropped and the rest is accepted.
    if (fault && field.kind === 'slug' && !field.required) return '';
    if (fault) {
      context.addIssue({ code: 'custom', message: fault });
      return z.NEVER;
    }
    if (field.kind !== 'email') return text;
    const mail = mailAddress(text);
    return 'fault' in mail ? text : mail.address;
  });

/**
 * A strict schema of the form's fields: unknown fields are errors. The output is cleaned text, and `''` for an absent optional field and
 * for an invalid optional slug. The message of each issue is an {@link ErrorCode}.
 */
export function schemaOf({ fields }: Form) {
  const shape = Object.fromEntries(
    Object.values(fields).map((field) => [
      field.name,
      field.required ? fieldSchema(field) : fieldSchema(field).prefault(''),
    ]),
  );
  return z.strictObject(shape, { error: () => code('unknown') });
}

/** Builds Zod schemas from field tables. Messages are error codes, so that each side words them in its language. */
import { z } from 'zod';
import { cleaned, faultOf, mailAddress } from '#shared/forms/fieldRules.ts';
import type { ErrorCode, Field, Form } from '#shared/forms/formTypes.ts';

const code = (value: ErrorCode): ErrorCode => value;

const fieldSchema = (field: Field) =>
  z.string({ error: ({ input }) => code(input === undefined ? 'required' : 'invalid') }).transform((raw, context) => {
    const text = cleaned(field, raw);
    const fault = faultOf(field, text);
    // The page chose it for the sender, who could mend nothing: without it the rest is still worth having.
    if (fault && field.kind === 'slug' && !field.required) return '';
    if (fault) {
      context.addIssue({ code: 'custom', message: fault });
      return z.NEVER;
    }
    if (field.kind !== 'email') return text;
    const mail = mailAddress(text);
    return 'fault' in mail ? text : mail.address;
  });

type FieldSchema = ReturnType<typeof fieldSchema>;

/**
 * A closed schema of the form's fields. Every value comes out as cleaned text; a field that is optional and
 * absent comes out as `''`, as does an optional slug that is none. The message of each issue is an {@link ErrorCode}.
 */
export function schemaOf<F extends Form>({ fields }: F) {
  const shape = Object.fromEntries(
    Object.values<Field>(fields).map((field) => [
      field.name,
      field.required ? fieldSchema(field) : fieldSchema(field).prefault(''),
    ]),
  ) as unknown as Record<keyof F['fields'] & string, FieldSchema>;
  return z.strictObject(shape, { error: () => code('unknown') });
}

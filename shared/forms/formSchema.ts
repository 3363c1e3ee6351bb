/** Builds Zod schemas from field tables. Messages are error codes, so that each side words them in its language. */
import { z } from 'zod';
import type { ErrorCode, Field, Form } from './formTypes.ts';

const code = (value: ErrorCode): ErrorCode => value;

/** Marks that hide or reorder text. The joiners U+200C and U+200D stay: Persian, Kurdish and Indic scripts need them. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u;
// eslint-disable-next-line no-control-regex -- as above, without tab and line feed
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u;
const SLUG = /^[a-z0-9]+(?:[/-][a-z0-9]+)*$/;
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** Nothing but letters, digits, dots, hyphens: other characters could end the host in a URL. */
const HOST_LETTERS = /^[\p{L}\p{M}\p{N}.-]+$/u;

const lengthOf = (text: string): number => Array.from(text).length;

/** The address with its domain in lower-case ASCII, or undefined when it is not one plain dot-atom address. */
export function plainAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const [local, host] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || at > 64 || !LOCAL_PART.test(local) || !HOST_LETTERS.test(host)) return undefined;
  const { hostname } = URL.parse(`http://${host}`) ?? {};
  if (!hostname || !HOST.test(hostname)) return undefined;
  const address = `${local}@${hostname}`;
  return address.length <= 254 ? address : undefined;
}

const cleaned = {
  line: (text: string) => text.normalize('NFC').replace(INVISIBLE, '').trim(),
  text: (text: string) =>
    text
      .normalize('NFC')
      .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
      .trim(),
  email: (text: string) => text.trim(),
  slug: (text: string) => text.trim(),
  choice: (text: string) => text,
};

function faultOf(field: Field, text: string): ErrorCode | undefined {
  const { kind, required } = field;
  if (text === '') return required ? 'required' : undefined;
  if (kind === 'choice') return field.choices.includes(text) ? undefined : 'invalid';
  if (lengthOf(text) > field.maxLength) return 'tooLong';
  if ((kind === 'text' ? CONTROL_IN_TEXT : CONTROL).test(text)) return 'control';
  if (kind === 'slug' && !SLUG.test(text)) return 'invalid';
  if (kind === 'email' && plainAddress(text) === undefined) return 'invalid';
  return undefined;
}

const fieldSchema = (field: Field) =>
  z.string({ error: ({ input }) => code(input === undefined ? 'required' : 'invalid') }).transform((raw, context) => {
    const text = cleaned[field.kind](raw);
    const fault = faultOf(field, text);
    if (fault) context.addIssue({ code: 'custom', message: fault });
    return field.kind === 'email' ? (plainAddress(text) ?? text) : text;
  });

type FieldSchema = ReturnType<typeof fieldSchema>;

/**
 * A closed schema of the form's fields. Every value comes out as cleaned text; a field that is optional and
 * absent comes out as `''`. The message of each issue is an {@link ErrorCode}.
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

/**
 * Types of a form, shared by page and server: its address, its fields and their limits. Plain data, so that no validator is loaded with it.
 */
export type FieldKind =
  /** One line. */
  | 'line'
  /** A telephone number: one line, stored with Western digits. */
  | 'phone'
  /** Several lines. */
  | 'text'
  /** One plain mail address. */
  | 'email'
  /** Lower-case path of this site, such as `devops/ci-cd`. */
  | 'slug';

export interface TypedField {
  name: string;
  kind: FieldKind;
  /** In code points. */
  maxLength: number;
  required: boolean;
}

/** One of a fixed list of values. */
export interface ChoiceField {
  name: string;
  kind: 'choice';
  choices: readonly string[];
  required: boolean;
}

export type Field = TypedField | ChoiceField;

export interface FileField {
  name: string;
  /** In bytes. */
  maxSize: number;
  /** For the `accept` attribute. */
  accept: string;
  required: boolean;
}

export interface Form {
  action: `/api/${string}`;
  fields: Readonly<Record<string, Field>>;
}

export type FormName = 'contact' | 'newsletter' | 'application' | 'download';

/** Values of `errors[].code` in 4xx responses. The page has a message for each. */
export const errorCodes = [
  /** The field is missing or empty. */
  'required',
  'tooLong',
  /** Not valid for the field's type. */
  'invalid',
  'notEmail',
  /** An address with letters before the @ that mail servers on its way may not take. */
  'notMailable',
  /** A line break in a field of one line. */
  'control',
  /** The form has no such field. */
  'unknown',
  'fileTooBig',
  'fileEmpty',
  'fileNotPdf',
  /** The file was changed or removed after it was chosen. Only the page can detect this. */
  'fileGone',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Codes for errors of the whole request; `field` is then empty. */
export type RequestCode =
  | 'malformed'
  | 'unsupportedType'
  | 'tooLarge'
  | 'foreignOrigin'
  | 'tooMany'
  | 'busy'
  | 'off'
  /** The requested file is no longer offered. */
  | 'notOffered'
  | 'notFound'
  | 'methodNotAllowed'
  | 'failed';

export interface FormError {
  field: string;
  code: ErrorCode | RequestCode;
}

/** Body of every JSON response of a form. */
export type FormAnswer = { ok: true } | { ok: false; errors: FormError[] };

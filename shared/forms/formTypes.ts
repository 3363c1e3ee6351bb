/** What a form is to both sides: where it goes, its fields and their limits. Plain data: no validator is shipped with it. */
export type FieldKind =
  /** One line. */
  | 'line'
  /** Several lines. */
  | 'text'
  /** One plain mail address. */
  | 'email'
  /** Lower-case path of our own, such as `devops/ci-cd`. */
  | 'slug';

export interface TypedField {
  name: string;
  kind: FieldKind;
  /** In code points. */
  maxLength: number;
  required: boolean;
}

/** One of a few values of our own. */
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

/** Codes of `errors[].code` in answers of 4xx. The page holds a sentence for each. */
export const errorCodes = [
  /** The field is missing or empty. */
  'required',
  'tooLong',
  /** Not of the field's kind. */
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
  /** It was changed or removed after it was chosen: only a page can tell. */
  'fileGone',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Codes that concern the request and no field of it; `field` is empty then. */
export type RequestCode =
  | 'malformed'
  | 'unsupportedType'
  | 'tooLarge'
  | 'foreignOrigin'
  | 'tooMany'
  | 'busy'
  | 'off'
  /** The file that is asked for is offered no more. */
  | 'notOffered'
  | 'notFound'
  | 'methodNotAllowed'
  | 'failed';

export interface FormError {
  field: string;
  code: ErrorCode | RequestCode;
}

/** Body of every JSON answer of a form. */
export type FormAnswer = { ok: true } | { ok: false; errors: FormError[] };

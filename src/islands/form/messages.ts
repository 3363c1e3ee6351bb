/** Texts that every form needs; the page provides them in its language. */
import type { ErrorCode } from '#shared/forms/formTypes.ts';

export interface FormMessages {
  /** Heading of the summary of errors. */
  problems: string;
  /** A message for each error code of a field. */
  errors: Record<ErrorCode, string>;
  /** Shown next to the labels of optional fields. */
  optional: string;
  sending: string;
  done: string;
  /** Contains `{email}`, which is replaced by a link to `mail`. */
  failed: string;
  /** Shown when the server responds with 429. Contains `{email}` too. */
  tooMany: string;
  /** Mail address for messages that the form cannot send. */
  mail: string;
}

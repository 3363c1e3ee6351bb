/** Words that every form needs; they come from the page, in its language. */
import type { ErrorCode } from '#shared/forms/formTypes.ts';

export interface FormMessages {
  /** Heading of the summary of errors. */
  problems: string;
  /** A sentence for each code a field can have. */
  errors: Record<ErrorCode, string>;
  /** Said beside labels of fields that may stay empty. */
  optional: string;
  sending: string;
  done: string;
  /** With `{email}` where `mail` stands as a link. */
  failed: string;
  /** Said when the server asks to wait; with `{email}` as well. */
  tooMany: string;
  /** Address that takes what a form cannot. */
  mail: string;
}

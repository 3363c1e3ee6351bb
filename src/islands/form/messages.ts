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
  failed: string;
}

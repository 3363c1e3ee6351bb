/** Shared by the parsers of all body formats: strict UTF-8, and fields without duplicates. */
import { orMalformed, RequestFault } from './requestFault.ts';

export interface UploadedFile {
  /** Original name from the sender; for display only. */
  fileName: string;
  content: Buffer;
}

export interface FormBody {
  /** All values are strings, except that JSON may contain other types. */
  values: Record<string, unknown>;
  files: Record<string, UploadedFile>;
}

export const MAX_FIELDS = 20;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8. Throws RequestFault 400 for invalid bytes and for NUL. */
export function decodeText(bytes: Uint8Array): string {
  const text = orMalformed(() => utf8.decode(bytes));
  if (text.includes('\0')) throw new RequestFault(400, 'malformed');
  return text;
}

/** Converts pairs to an object. Throws RequestFault 400 for a duplicate name and for more than 20 fields. */
export function collectFields<T>(pairs: Iterable<readonly [string, T]>): Record<string, T> {
  const fields = new Map<string, T>();
  for (const [name, value] of pairs) {
    if (fields.has(name) || fields.size >= MAX_FIELDS) throw new RequestFault(400, 'malformed');
    fields.set(name, value);
  }
  // `fromEntries` defines own properties, so a field named `__proto__` does not set the prototype.
  return Object.fromEntries(fields);
}

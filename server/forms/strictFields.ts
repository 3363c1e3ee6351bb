/** What all body formats share: strict text, fields that occur once. */
import { RequestFault } from './requestFault.ts';

export interface UploadedFile {
  /** As the sender named it; for display only. */
  fileName: string;
  content: Buffer;
}

export interface FormBody {
  /** A value is a string, unless JSON held something else. */
  values: Record<string, unknown>;
  files: Record<string, UploadedFile>;
}

export const MAX_FIELDS = 20;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8. Throws a 400 on bytes that are none, and on NUL. */
export function decodeText(bytes: Uint8Array): string {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch (cause) {
    throw new RequestFault(400, 'malformed', { cause });
  }
  if (text.includes('\0')) throw new RequestFault(400, 'malformed');
  return text;
}

/** Collects fields; a repeated name, or too many of them, is a 400. */
export function collectFields<T>(pairs: Iterable<readonly [string, T]>): Record<string, T> {
  const fields = new Map<string, T>();
  for (const [name, value] of pairs) {
    if (fields.has(name) || fields.size >= MAX_FIELDS) throw new RequestFault(400, 'malformed');
    fields.set(name, value);
  }
  // `fromEntries` defines properties, so a field called `__proto__` is a field and nothing else.
  return Object.fromEntries(fields);
}

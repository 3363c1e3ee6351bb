/** Writes new values into the text of a record, and keeps all other bytes. */
import { isDeepStrictEqual } from 'node:util';
import { parse, parseDocument, type Node } from 'yaml';
import { newYaml } from './newYaml.ts';
import { mergeBody } from './mergeBody.ts';
import { splice } from './splice.ts';

/** Fields of a record by name. In a Markdown record, `body` is the text after the front matter. */
export type Fields = Readonly<Record<string, unknown>>;

/** True for an object that is not a list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Parts {
  /** The first line of three hyphens, or nothing. */
  opening: string;
  header: string;
  /** The second line of three hyphens. */
  closing: string;
  body: string;
}

/** A Markdown record has its fields between two lines of three hyphens. A YAML record contains only fields. */
function partsOf(text: string): Parts | undefined {
  const [, opening, header = '', closing, body = ''] =
    /^(---[ \t]*\n)([^]*?\n)??(---[ \t]*(?:\n|$))([^]*)$/.exec(text) ?? [];
  return opening === undefined || closing === undefined ? undefined : { opening, header, closing, body };
}

/** The fields of a record; those of a Markdown record include its `body`. Throws the parser's error if the text is not valid YAML. */
export function readRecord(text: string): Fields {
  const parts = partsOf(text.replaceAll('\r\n', '\n'));
  const fields: unknown = parse(parts?.header ?? text) ?? {};
  if (typeof fields !== 'object' || Array.isArray(fields)) throw new TypeError('contains no fields');
  return { ...fields, ...(parts && { body: parts.body.replace(/^\n+/, '').trimEnd() }) };
}

/** Like {@link readRecord}, but undefined if a change by hand has made the text invalid. */
export function validRecord(text: string): Fields | undefined {
  try {
    return readRecord(text);
  } catch {
    return undefined;
  }
}

/** The text of a new record. If `data` has a `body`, it is a Markdown record. */
export function newRecord({ body, ...fields }: Fields): string {
  if (typeof body !== 'string') return newYaml(fields);
  return `---\n${newYaml(fields)}---\n\n${body.trim()}\n`;
}

/**
 * The text of a record whose fields are replaced by `data`. Comments, the order of keys, quotes and line breaks are kept; without a change,
 * all bytes are kept. Only a value that cannot replace the old one in its style is written as new YAML.
 */
export function mergeRecord(text: string, data: Fields): string {
  // Keep Windows line endings.
  if (text.includes('\r\n')) return mergeRecord(text.replaceAll('\r\n', '\n'), data).replaceAll('\n', '\r\n');
  const parts = partsOf(text);
  if (!parts) return mergeYaml(text, data);
  const { body, ...fields } = data;
  return (
    parts.opening +
    mergeYaml(parts.header, fields) +
    parts.closing +
    mergeBody(parts.body, typeof body === 'string' ? body : '')
  );
}

/** The text of a YAML document whose fields or entries are replaced by `data`. It keeps the rest as {@link mergeRecord} does. */
export function mergeYaml(text: string, data: Fields | readonly unknown[]): string {
  const document = parseDocument<Node>(text, { keepSourceTokens: true });
  if (document.errors.length > 0 || !document.contents) return newYaml(data);
  const merged = splice(text, document, data);
  const result = parseDocument(merged);
  return result.errors.length === 0 && isDeepStrictEqual(result.toJS(), data) ? merged : newYaml(data);
}

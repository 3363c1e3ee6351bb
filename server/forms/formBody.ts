/** Parses the body of a form submission: JSON, URL-encoded or multipart. Invalid input is refused. */
import { parseMultipart } from './multipart.ts';
import { orMalformed, RequestFault } from './requestFault.ts';
import { collectFields, decodeText, MAX_FIELDS, type FormBody, type UploadedFile } from './strictFields.ts';

export type BodyKind = 'json' | 'urlencoded' | 'multipart';

const KINDS: ReadonlyMap<string, BodyKind> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'urlencoded'],
  ['multipart/form-data', 'multipart'],
]);

export const ACCEPTED_TYPES = [...KINDS.keys()].join(', ');

export interface ContentType {
  kind: BodyKind;
  boundary: string | undefined;
}

/** Parses a `Content-Type` header. Returns undefined for unsupported types and character sets. */
export function parseContentType(header: string | undefined): ContentType | undefined {
  const [type = '', ...parameters] = (header ?? '').split(';').map((part) => part.trim());
  const kind = KINDS.get(type.toLowerCase());
  if (!kind) return undefined;
  let boundary: string | undefined;
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.split(/=(.*)/s);
    const plain = value.replace(/^"(.*)"$/, '$1');
    if (name.toLowerCase() === 'charset' && !/^utf-?8$/i.test(plain)) return undefined;
    if (name.toLowerCase() === 'boundary') boundary = plain;
  }
  return { kind, boundary };
}

function unescape(text: string): string {
  const decoded = orMalformed(() => decodeURIComponent(text.replaceAll('+', ' ')));
  if (decoded.includes('\0')) throw new RequestFault(400, 'malformed');
  return decoded;
}

function parseUrlencoded(text: string): Record<string, string> {
  const parts = text.split('&', MAX_FIELDS + 2).filter((part) => part !== '');
  return collectFields(
    parts.map((part) => {
      const equals = part.indexOf('=');
      const [name, value] = equals === -1 ? [part, ''] : [part.slice(0, equals), part.slice(equals + 1)];
      return [unescape(name), unescape(value)] as const;
    }),
  );
}

/** Bytes that nest or separate JSON values. Text may contain them too; base64 does not. */
const JSON_DELIMITERS = Buffer.from('",:[]{}');
/** 1.5 times the maximum number of characters in the texts of a form. */
const MAX_JSON_DELIMITERS = 10_000;

/**
 * Refuses JSON with too many values before it is parsed: at the maximum size of an application, parsing would block the process for a
 * second.
 */
function limitDelimiters(bytes: Buffer): void {
  let count = 0;
  for (const delimiter of JSON_DELIMITERS) {
    for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at + 1)) {
      count += 1;
      if (count > MAX_JSON_DELIMITERS) throw new RequestFault(400, 'malformed');
    }
  }
}

function parseJson(bytes: Buffer): Record<string, unknown> {
  limitDelimiters(bytes);
  const text = decodeText(bytes);
  const value = orMalformed((): unknown => JSON.parse(text));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RequestFault(400, 'malformed');
  const fields = collectFields(Object.entries(value));
  for (const field of Object.values(fields)) {
    // An escape in JSON can produce a lone surrogate or a NUL.
    if (typeof field === 'string' && (!field.isWellFormed() || field.includes('\0')))
      throw new RequestFault(400, 'malformed');
  }
  return fields;
}

/** Removes the file from `values` and returns it. In JSON it is base64 text without a file name. */
function takeFile(values: Record<string, unknown>, name: string | undefined): Record<string, UploadedFile> {
  const value = name === undefined ? undefined : values[name];
  if (name === undefined || typeof value !== 'string') return {};
  Reflect.deleteProperty(values, name);
  return value === '' ? {} : { [name]: { fileName: `${name}.pdf`, content: Buffer.from(value, 'base64') } };
}

/**
 * Parses `bytes` according to the content type.
 * @param fileField name of the file field, if the form has one
 * @throws RequestFault 400 when the body is malformed
 */
export function parseFormBody(bytes: Buffer, { kind, boundary }: ContentType, fileField: string | undefined): FormBody {
  if (kind === 'multipart') return parseMultipart(bytes, boundary, fileField);
  if (kind === 'urlencoded') return { values: parseUrlencoded(decodeText(bytes)), files: {} };
  const values = parseJson(bytes);
  return { files: takeFile(values, fileField), values };
}

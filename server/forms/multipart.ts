/** Parses a `multipart/form-data` body (RFC 7578) in memory. Refuses everything that browsers do not send. */
import { RequestFault } from './requestFault.ts';
import { collectFields, decodeText, type FormBody, type UploadedFile } from './strictFields.ts';

const MAX_PART_HEADER = 8 * 1024;
const BOUNDARY = /^[\w'()+,./:=? -]{1,70}$/;
const LINE_END = Buffer.from('\r\n');
const HEADER_END = Buffer.from('\r\n\r\n');
/** In a file name browsers escape only quotes (`%22`) and line breaks (`%0D%0A`). */
const DISPOSITION =
  /^content-disposition:\s*form-data;\s*name="([^"\r\n]*)"(?:;\s*filename="([^"\r\n]*)")?\s*(?:;|$)/im;

interface Part {
  name: string;
  fileName: string | undefined;
  content: Buffer;
}

const malformed = (): RequestFault => new RequestFault(400, 'malformed');

function parsePart(part: Buffer): Part {
  const end = part.indexOf(HEADER_END);
  if (end === -1 || end > MAX_PART_HEADER) throw malformed();
  const header = decodeText(part.subarray(0, end));
  const [, name, fileName] = DISPOSITION.exec(header) ?? [];
  if (name === undefined || /^content-type:\s*multipart\//im.test(header)) throw malformed();
  return {
    name,
    fileName: fileName?.replace(/%(22|0D|0A)/gi, (escape) => decodeURIComponent(escape)),
    content: part.subarray(end + HEADER_END.length),
  };
}

function splitParts(body: Buffer, boundary: string): Buffer[] {
  const delimiter = Buffer.from(`--${boundary}`);
  if (!body.subarray(0, delimiter.length).equals(delimiter)) throw malformed();
  const separator = Buffer.concat([LINE_END, delimiter]);
  const parts: Buffer[] = [];
  let position = delimiter.length;
  while (body.subarray(position, position + 2).equals(LINE_END)) {
    const end = body.indexOf(separator, position + 2);
    if (end === -1) throw malformed();
    parts.push(body.subarray(position + 2, end));
    // No form has this many parts.
    if (parts.length > 30) throw malformed();
    position = end + separator.length;
  }
  if (body.toString('latin1', position, position + 2) !== '--') throw malformed();
  return parts;
}

/**
 * Splits `body` into text fields and at most one file, whose field must be named `fileField`. An empty file input counts as absent. The
 * content of the file is a view of `body`, not a copy.
 * @throws RequestFault 400 when the body is malformed
 */
export function parseMultipart(body: Buffer, boundary: string | undefined, fileField: string | undefined): FormBody {
  if (boundary === undefined || !BOUNDARY.test(boundary)) throw malformed();
  const parts = splitParts(body, boundary).map(parsePart);
  const isChosen = ({ fileName, content }: Part): boolean => fileName !== '' || content.length > 0;
  const sent = parts.filter(({ fileName }) => fileName !== undefined).filter(isChosen);
  if (sent.length > 1 || sent.some(({ name }) => name !== fileField)) throw malformed();
  const files: Record<string, UploadedFile> = Object.fromEntries(
    sent.map(({ name, fileName = '', content }) => [name, { fileName, content }]),
  );
  const texts = parts.filter(({ fileName }) => fileName === undefined);
  return { values: collectFields(texts.map(({ name, content }) => [name, decodeText(content)] as const)), files };
}

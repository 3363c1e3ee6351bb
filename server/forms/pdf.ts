/** Checks the bytes of an uploaded PDF, without parsing it. */
import { truncate } from '#shared/truncate.ts';
import type { ErrorCode } from '#shared/forms/formTypes.ts';

/** PDF readers search for the header in the first and for the end mark in the last bytes of a file. This is their number. */
const SEARCHED_BYTES = 1024;
/** Allowed before the header: a byte order mark, line ends, spaces, NUL. With other bytes there, the file could also have another type. */
const HEAD = new RegExp(String.raw`^[\0\t\n\f\r \xef\xbb\xbf\xfe\xff]{0,${SEARCHED_BYTES}}%PDF-`);
/** Allowed after the end mark in any number, since readers skip it: NUL, white space, the DOS end-of-file character. */
const PADDING = new Set(Buffer.from('\0\t\n\f\r \u001a'));
const MAX_NAME = 100;

/** `content` without padding at its end. */
function unpadded(content: Buffer): Buffer {
  let end = content.length;
  while (PADDING.has(content[end - 1] ?? -1)) end -= 1;
  return content.subarray(0, end);
}

/** Returns an error code when `content` is not a PDF of at most `maxSize` bytes; otherwise undefined. */
export function pdfFault(content: Buffer, maxSize: number): ErrorCode | undefined {
  if (content.length === 0) return 'fileEmpty';
  if (content.length > maxSize) return 'fileTooBig';
  const hasHead = HEAD.test(content.toString('latin1', 0, SEARCHED_BYTES + '%PDF-'.length));
  const hasTail = unpadded(content).subarray(-SEARCHED_BYTES).includes('%%EOF');
  return hasHead && hasTail ? undefined : 'fileNotPdf';
}

/**
 * A file name that is safe to display and to save under: one line, no path, no invisible characters except joiners, at most 100
 * characters, with the extension `.pdf`.
 */
export function displayName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // Shortened first: the time to normalize grows with the square of the number of combining marks on a letter.
  const composed = truncate(last.slice(0, 8 * MAX_NAME), 4 * MAX_NAME).normalize('NFC');
  const plain = composed
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>:|?*]/gu, '')
    .replace(/^[.\s\u200c\u200d]+|[.\s\u200c\u200d]+$/g, '');
  const stem = plain.replace(/\.pdf$/i, '');
  const isDevice = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem.split('.', 1)[0] ?? '');
  const short = isDevice ? '' : truncate(stem, MAX_NAME - 4);
  return `${short === '' ? 'document' : short}.pdf`;
}

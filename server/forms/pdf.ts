/** Checks of an uploaded PDF by its bytes. The file is never parsed, rendered or served. */
import { firstLetters } from '#shared/firstLetters.ts';
import type { ErrorCode } from '#shared/forms/formTypes.ts';

/** Readers look for the beginning and the end of a PDF within this many bytes of those of the file. */
const LOOK = 1024;
/** What other programs put before a PDF: the mark of UTF-8 or UTF-16, ends of lines, spaces. Anything else makes it another file too. */
const HEAD = new RegExp(String.raw`^[\0\t\n\f\r \xef\xbb\xbf\xfe\xff]{0,${LOOK}}%PDF-`);
/** What they put after it: NUL, white space, the end of file of DOS. However much, readers pass over it. */
const PADDING = new Set(Buffer.from('\0\t\n\f\r \u001a'));
const MAX_NAME = 100;

/** `content` without its padding. */
function unpadded(content: Buffer): Buffer {
  let end = content.length;
  while (PADDING.has(content[end - 1] ?? -1)) end -= 1;
  return content.subarray(0, end);
}

/** What is wrong with `content` as a PDF of at most `maxSize` bytes, or undefined. */
export function pdfFault(content: Buffer, maxSize: number): ErrorCode | undefined {
  if (content.length === 0) return 'fileEmpty';
  if (content.length > maxSize) return 'fileTooBig';
  const hasHead = HEAD.test(content.toString('latin1', 0, LOOK + '%PDF-'.length));
  const hasTail = unpadded(content).subarray(-LOOK).includes('%%EOF');
  return hasHead && hasTail ? undefined : 'fileNotPdf';
}

/** A file name fit to be shown and to be offered for saving: one line, no path, no hidden marks but the joiners that words need, at most 100 characters. */
export function displayName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // Cut first: normalizing takes the square of the number of marks on a letter.
  const composed = firstLetters(last.slice(0, 8 * MAX_NAME), 4 * MAX_NAME).normalize('NFC');
  const plain = composed
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>:|?*]/gu, '')
    .replace(/^[.\s\u200c\u200d]+|[.\s\u200c\u200d]+$/g, '');
  const stem = plain.replace(/\.pdf$/i, '');
  const isDevice = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem.split('.', 1)[0] ?? '');
  const short = isDevice ? '' : firstLetters(stem, MAX_NAME - 4);
  return `${short === '' ? 'document' : short}.pdf`;
}

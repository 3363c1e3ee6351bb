/** Checks of an uploaded PDF by its bytes. The file is never parsed, rendered or served. */
import type { ErrorCode } from '#shared/forms/formTypes.ts';

const TAIL = 1024;
const MAX_NAME = 100;

/** Things inside a PDF that can act. Found in the raw bytes only: a hint for whoever opens it, not a proof. */
const RISKS = [
  '/JavaScript',
  '/JS',
  '/OpenAction',
  '/AA',
  '/Launch',
  '/EmbeddedFile',
  '/EmbeddedFiles',
  '/EF',
  '/Encrypt',
  '/RichMedia',
  '/XFA',
] as const;

/** White space and delimiters of PDF (ISO 32000-2, 7.2.3). Anything else after a short name is chance, as in compressed data. */
const DELIMITER = /[\0\t\n\f\r ()<>[\]{}/%]/;

/** What is wrong with `content` as a PDF of at most `maxSize` bytes, or undefined. */
export function pdfFault(content: Buffer, maxSize: number): ErrorCode | undefined {
  if (content.length === 0) return 'fileEmpty';
  if (content.length > maxSize) return 'fileTooBig';
  const hasHead = content.subarray(0, 5).toString('latin1') === '%PDF-';
  const hasTail = content.subarray(-TAIL).includes('%%EOF');
  return hasHead && hasTail ? undefined : 'fileNotPdf';
}

/** Names of risky parts found in `content`. */
export function pdfRisks(content: Buffer): string[] {
  const found = RISKS.filter((name) => {
    // A name ends at a delimiter: `/JS` is not found in `/JSomething`.
    for (let at = content.indexOf(name); at !== -1; at = content.indexOf(name, at + 1)) {
      const next = content[at + name.length];
      if (next === undefined || DELIMITER.test(String.fromCharCode(next))) return true;
    }
    return false;
  });
  const isAlsoZip = content.includes('PK\u0003\u0004') || content.includes('PK\u0005\u0006');
  const isAlsoHtml = /<(script|html|iframe)\b/i.test(content.subarray(0, 4096).toString('latin1'));
  return [...found, ...(isAlsoZip ? ['zip'] : []), ...(isAlsoHtml ? ['html'] : [])];
}

/** A file name fit to be shown and to be offered for saving: one line, no path, no hidden marks, at most 100 characters. */
export function displayName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>:|?*]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '');
  const stem = plain.replace(/\.pdf$/i, '');
  const isDevice = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem.split('.', 1)[0] ?? '');
  const short = Array.from(isDevice ? '' : stem)
    .slice(0, MAX_NAME - 4)
    .join('');
  return `${short === '' ? 'document' : short}.pdf`;
}

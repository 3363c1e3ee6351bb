/** Checks of the bytes of an uploaded file, and of its name. */
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { displayName, pdfFault } from '../../server/forms/pdf.ts';
import { pdfRisks } from '../../server/forms/pdfRisks.ts';

const NAMES = ['/JavaScript', '/JS', '/AA', '/EmbeddedFile', '/EmbeddedFiles', '/EF'];

it('case 30: finds each name that is followed by a delimiter, once', () => {
  const piece = fc.constantFrom(...NAMES, '/', ' ', '(', '%', '\0', 'x', 's', '/J', '/Embedded');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = `${pieces.join('')}\n`;
      // In each part after a `/`, the text before the first delimiter is a whole name.
      const whole = new Set(
        text.split(/(?=\/)/).map((part) => part.slice(0, 1) + (part.slice(1).split(/[ (%\0\n]/)[0] ?? '')),
      );
      expect(pdfRisks(Buffer.from(text))).toEqual(NAMES.filter((name) => whole.has(name)));
    }),
    { numRuns: 2000 },
  );
});

it.each(['PK\u0003\u0004', 'PK\u0005\u0006'])('case 30: a ZIP is recognized by %j anywhere', (sign) => {
  expect(pdfRisks(Buffer.from(`%PDF-${'P'.repeat(9000)}${sign}%%EOF`))).toEqual(['zip']);
});

it.each([
  ['nothing', ''],
  ['a UTF-8 byte order mark', '\u00ef\u00bb\u00bf'],
  ['a line break', '\r\n'],
  ['spaces', '   '],
  ['a byte order mark, line breaks and tabs', '\u00ef\u00bb\u00bf\n\n\t\r\n'],
  ['a UTF-16 byte order mark', '\u00fe\u00ff'],
  ['NUL', '\0\0'],
  ['1,024 spaces', ' '.repeat(1024)],
])('case 29: a PDF with %s before it is accepted', (_, before) => {
  expect(pdfFault(Buffer.from(`${before}%PDF-1.7\n%%EOF`, 'latin1'), 9999)).toBeUndefined();
});

it.each([
  ['nothing', ''],
  ['a line break', '\r\n'],
  ['4,000 NUL', '\0'.repeat(4000)],
  ['spaces', ' '.repeat(2000)],
  ['empty lines', '\n'.repeat(1025)],
  ['the end-of-file character of DOS', '\r\n\u001a'],
  ['a comment', '\n% made by a printer\n'],
  ['a comment and NUL', `\n%${'x'.repeat(1000)}${'\0'.repeat(3000)}`],
])('case 29: a PDF with %s after it is accepted', (_, after) => {
  expect(pdfFault(Buffer.from(`%PDF-1.7\n%%EOF${after}`, 'latin1'), 9999)).toBeUndefined();
});

it.each([
  ['1,025 spaces before a PDF', `${' '.repeat(1025)}%PDF-1.7\n%%EOF`],
  ['HTML before a PDF', '<html>%PDF-1.7 %%EOF'],
  ['a program before a PDF', 'MZ %PDF-1.7 %%EOF'],
  ['another file after a PDF', `%PDF-1.7\n%%EOF${'x'.repeat(1024)}`],
  ['no end marker', `%PDF-1.7\n${'\0'.repeat(3000)}`],
  ['NUL alone', '\0'.repeat(3000)],
])('case 29: a file with %s is refused', (_, text) => {
  expect(pdfFault(Buffer.from(text, 'latin1'), 9999)).toBe('fileNotPdf');
});

it('case 31: of a name of 4,000 combining marks at most 800 characters are normalized', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  displayName('\u0301'.repeat(2000) + '\u0327'.repeat(2000));
  const longest = Math.max(...normalize.mock.contexts.map((text) => String(text).length));
  normalize.mockRestore();
  expect(longest).toBeLessThanOrEqual(800);
});

it.each([
  ['کتاب\u200cها.pdf', 'کتاب\u200cها.pdf'],
  ['👩\u200d💻 CV.pdf', '👩\u200d💻 CV.pdf'],
  ['\u200b\u202eCV.pdf', 'CV.pdf'],
  ['\u200d\u200c', 'document.pdf'],
  [`${'\u200b'.repeat(399)}😀.pdf`, '😀.pdf'],
  [`a${'😀'.repeat(400)}.pdf`, `a${'😀'.repeat(95)}.pdf`],
])('case 31: %j is shown as %j', (name, shown) => {
  expect(displayName(name)).toBe(shown);
});

/** What is found in the bytes of a file, and that a hostile one cannot make the search dear. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { displayName } from '../../server/forms/pdf.ts';
import { pdfRisks } from '../../server/forms/pdfRisks.ts';

const NAMES = ['/JavaScript', '/JS', '/AA', '/EmbeddedFile', '/EmbeddedFiles', '/EF'];

it('case 30: finds each name that ends as a name does, once', () => {
  const piece = fc.constantFrom(...NAMES, '/', ' ', '(', '%', '\0', 'x', 's', '/J', '/Embedded');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = `${pieces.join('')}\n`;
      // Split at each `/`, what stands before the first delimiter is a whole name.
      const whole = new Set(
        text.split(/(?=\/)/).map((part) => part.slice(0, 1) + (part.slice(1).split(/[ (%\0\n]/)[0] ?? '')),
      );
      expect(pdfRisks(Buffer.from(text))).toEqual(NAMES.filter((name) => whole.has(name)));
    }),
    { numRuns: 2000 },
  );
});

it.each(['PK\u0003\u0004', 'PK\u0005\u0006'])('case 30: a ZIP is known by %j anywhere', (sign) => {
  expect(pdfRisks(Buffer.from(`%PDF-${'P'.repeat(9000)}${sign}%%EOF`))).toEqual(['zip']);
});

/** Processor time of looking through 5 MiB of `text`, in milliseconds: the least of some tries. */
function costOf(text: string): number {
  const file = Buffer.alloc(5_242_880, text, 'latin1');
  const tries = Array.from({ length: 5 }, () => {
    const began = process.cpuUsage();
    pdfRisks(file);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
  return Math.min(...tries);
}

it('case 30: no file takes much longer to look through than any other', () => {
  const costs = ['/', '/E', '/JSx', '/JS ', '/AA/', '/EmbeddedFilesx', 'P'].map(costOf);
  process.stdout.write(`of a blank file ${costOf(' ')} ms, of hostile ones at most ${Math.max(...costs)} ms\n`);
  // Two or three times as long; name by name and hit by hit it was two hundred times.
  expect(Math.max(...costs) / costOf(' ')).toBeLessThan(25);
});

it('case 31: a name of nothing but marks does not take long', () => {
  const began = performance.now();
  for (let count = 0; count < 100; count += 1) displayName('\u0301'.repeat(2000) + '\u0327'.repeat(2000));
  // Some milliseconds; normalized at their whole length, a second.
  expect(performance.now() - began).toBeLessThan(400);
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

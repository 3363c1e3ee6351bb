/** CSV by RFC 4180, safe to open in a spreadsheet. */

/** Tells spreadsheets that the file is UTF-8: without it they read Arabic as Latin letters with marks. */
export const BOM = '\ufeff';

/** Signs that make a spreadsheet take a cell for a formula, in their full-width forms too. */
const FORMULA = /^(?:[\s\p{Cc}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** One cell: always quoted, and with an apostrophe before what would run as a formula. */
export function csvCell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One line with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

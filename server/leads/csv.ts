/** CSV by RFC 4180, safe to open in a spreadsheet. */

/** Byte order mark: spreadsheets read the file as UTF-8. Without it they show wrong characters for Arabic. */
export const BOM = '\ufeff';

/** Cells that a spreadsheet would treat as a formula. Their first character may be full-width. */
const FORMULA = /^(?:[\s\p{Cc}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** One cell: always quoted, with an apostrophe before a value that would be a formula. */
export function csvCell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One line, including its line end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

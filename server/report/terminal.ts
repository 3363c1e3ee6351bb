/** A report as tables for the terminal. */
import { visible } from '../leads/visible.ts';
import type { Summary, Table } from './summary.ts';
import { limitRows, numberOf, perDay, shareOf } from './terms.ts';

const LETTERS = new Intl.Segmenter('en');

/** Number of grapheme clusters: a combining mark takes no column of its own in the terminal. */
const widthOf = (text: string): number => [...LETTERS.segment(text)].length;

/** Pads the cells to columns and returns one string per line. The last two columns are aligned right, all others left. */
function aligned(lines: readonly (readonly string[])[]): string[] {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((cells) => widthOf(cells[column] ?? ''))));
  return lines.map((cells) =>
    cells
      .map((cell, column) => {
        const room = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
        return column >= cells.length - 2 ? room + cell : cell + room;
      })
      .join('  ')
      .trimEnd(),
  );
}

function textOf({ title, columns, rows, total }: Table, most: number): string {
  const shown = limitRows(rows, most);
  const lines = [
    [...columns, 'Share'],
    ...shown.rows.map(({ labels, count }) => [...labels.map(visible), numberOf(count), shareOf(count, total)]),
  ];
  const rest = shown.more && `${numberOf(shown.more.rows)} more rows: ${numberOf(shown.more.count)}`;
  return [title.toUpperCase(), ...aligned(lines), ...(rest ? [rest] : [])].join('\n');
}

/** The report as text. Tables without rows are left out. */
export function terminalReport({ from, to, days, views, sent, missing, tables }: Summary, most: number): string {
  const head = [
    `${from} to ${to}, days in UTC`,
    `views: ${numberOf(views)}, a day: ${numberOf(perDay(views, days.length))}`,
    `forms sent: ${numberOf(sent)}, not found (404): ${numberOf(missing)}`,
  ].join('\n');
  const texts = Object.values(tables).flatMap((table) => (table.rows.length > 0 ? [textOf(table, most)] : []));
  return `${[head, ...texts].join('\n\n')}\n`;
}

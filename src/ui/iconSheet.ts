/** Icons of every page as one separate file. It is requested when the icons are first shown, so the HTML of pages does not contain them. */
import { outline } from './iconData.ts';

/** Width and height of an icon on the sheet, in SVG units. */
const CELL = 256;

/**
 * An SVG with icons (`ph:<name>`) in a grid of `columns` and `rows`, filled column by column. The style sheet shows a cell as a mask.
 * Throws when the grid has too few cells.
 */
export function iconSheet(names: readonly string[], columns: number, rows: number): string {
  if (names.length > columns * rows) throw new Error(`${names.length} icons do not fit in ${columns} by ${rows} cells`);
  const cells = names.map((name, index) => {
    const { body, width, height } = outline(name);
    const place = `x="${Math.floor(index / rows) * CELL}" y="${(index % rows) * CELL}" width="${CELL}" height="${CELL}"`;
    return `<svg ${place} viewBox="0 0 ${width} ${height}">${body}</svg>`;
  });
  const [width, height] = [columns * CELL, rows * CELL];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${cells.join('')}</svg>`;
}

/** Icons that stand on every page, as one file that is asked for when they are first seen, instead of bytes in every page. */
import { outline } from './iconData.ts';

/** Width and height of an icon on the sheet, in units of its drawing. */
const CELL = 256;

/** A sheet of icons (`ph:<name>`) in `columns`, each of `rows`, filled downwards. The style sheet shows one cell as a mask. Throws when there is no cell for an icon. */
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

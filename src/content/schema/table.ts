/** What every table of a record keeps to, whatever its rows are about. */
import type { z } from 'zod';

interface Table {
  columns: readonly string[];
  rows: readonly { cells: readonly string[] }[];
}

/** A table that is refused when a row has more or fewer cells than there are columns. */
export const evenTable = <T extends z.ZodType<Table>>(table: T): T =>
  table.refine(
    ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
    'every row needs one cell a column',
  );

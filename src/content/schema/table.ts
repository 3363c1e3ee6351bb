/** A check for the tables of records. */
import type { z } from 'zod';

interface Table {
  columns: readonly string[];
  rows: readonly { cells: readonly string[] }[];
}

/** Adds a check to the schema of a table: each row must have as many cells as there are columns. */
export const rectangularTable = <T extends z.ZodType<Table>>(table: T): T =>
  table.refine(
    ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
    'every row needs one cell for each column',
  );

/** A check for the tables of records. */
import type { z } from 'zod';

interface Table {
  columns: readonly string[];
  rows: readonly { cells: readonly string[] }[];
}

/** Adds a check to the schema of a table: each row must have as many cells as there are columns. */
export const rectangularTable = <T extends z.ZodType<Table>>(table: T): T =>
  table.superRefine(({ columns, rows }, context) => {
    for (const [index, { cells }] of rows.entries()) {
      if (cells.length === columns.length) continue;
      context.addIssue({
        code: 'custom',
        path: ['rows', index, 'cells'],
        message: `${cells.length} cells, expected ${columns.length}: one for each column`,
      });
    }
  });

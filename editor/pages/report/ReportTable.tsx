import type { Row, Table } from '../../../server/report/summary.ts';
import { limitRows, numberOf, shareOf } from '../../../server/report/terms.ts';
import { fillOf, RowBar, SplitBar } from './charts.tsx';

/** The largest number of rows in a table. */
const MAX_ROWS = 20;

interface Props {
  table: Table;
  /** The rows are the parts of a whole: a stacked bar above the table shows their shares. */
  isSplit?: boolean;
}

const CELL = 'border-b border-line py-2 align-top';

function Labels({ row: { labels, count }, most, swatch }: { row: Row; most: number; swatch: string | undefined }) {
  return labels.map((label, index) => {
    const Cell = index === 0 ? 'th' : 'td';
    const isLast = index === labels.length - 1;
    return (
      <Cell
        key={index}
        scope={index === 0 ? 'row' : undefined}
        className={`${CELL} text-start font-normal wrap-anywhere ${index > 0 ? 'ps-4' : ''}`}
      >
        {swatch !== undefined && index === 0 && (
          <svg viewBox="0 0 8 8" aria-hidden="true" className="me-2.5 inline-block size-3">
            <rect width="8" height="8" className={swatch} />
          </svg>
        )}
        <bdi>{label}</bdi>
        {isLast && swatch === undefined && <RowBar count={count} most={most} />}
      </Cell>
    );
  });
}

/** Counts by name, largest first, with the share of each. */
export function ReportTable({ table: { title, columns, rows, total }, isSplit = false }: Props) {
  const shown = limitRows(rows, MAX_ROWS);
  return (
    <section className="mt-10 min-w-0">
      <h2 className="mb-3 text-lead font-semibold">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-muted">None in these days.</p>
      ) : (
        <>
          {isSplit && <SplitBar counts={rows.map(({ count }) => count)} />}
          <table className="w-full border-collapse tabular-nums">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr className="text-small text-muted">
                {[...columns, 'Share'].map((column, index) => (
                  <th
                    key={column}
                    scope="col"
                    className={`border-b border-line pb-2 font-normal ${index < columns.length - 1 ? 'text-start' : 'ps-4 text-end'} ${index > 0 ? 'ps-4' : ''}`}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.rows.map((row, index) => (
                <tr key={row.labels.join('\n')}>
                  <Labels row={row} most={rows[0]?.count ?? 1} swatch={isSplit ? fillOf(index) : undefined} />
                  <td className={`${CELL} w-px ps-4 text-end`}>{numberOf(row.count)}</td>
                  <td className={`${CELL} w-px ps-4 text-end text-muted`}>{shareOf(row.count, total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {shown.more && (
            <p className="mt-3 text-muted">
              {numberOf(shown.more.rows)} more: {numberOf(shown.more.count)} in all
            </p>
          )}
        </>
      )}
    </section>
  );
}

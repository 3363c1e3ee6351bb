import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Heading } from './types.ts';

interface Props extends Heading {
  /** Heading of the first column. */
  first: string;
  columns: readonly string[];
  rows: readonly { label: string; href?: string; cells: readonly string[] }[];
}

/**
 * A comparison as a table. On narrow screens each row is displayed as a small list, and the titles of the columns are in the
 * cells instead of the head: Safari may not expose a row with `display: grid` as a row of a table.
 */
export function Differences({ title, desc, first, columns, rows }: Props) {
  return (
    <section data-section="differences" className="container-page pt-section">
      <SectionHeading title={title} desc={desc} />
      <table className="mt-10 w-full border-collapse text-start lg:mt-14">
        <thead className="max-md:hidden">
          <tr>
            {[first, ...columns].map((column) => (
              <th key={column} scope="col" className="pe-6 pb-4 text-start text-small font-semibold text-muted">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, href, cells }) => (
            <tr key={label} className="border-t border-line last:border-b max-md:grid max-md:gap-2 max-md:py-5">
              <th
                scope="row"
                className="pe-6 text-start text-lead font-semibold max-md:wrap-anywhere md:w-[24%] md:py-5 md:align-baseline"
              >
                {href ? (
                  <a href={href} className="channel-link pb-0.5">
                    {label}
                  </a>
                ) : (
                  label
                )}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className="pe-6 text-balance md:py-5 md:align-baseline">
                  <span data-head="" className="block text-small text-muted md:hidden">
                    {columns[index]}:{' '}
                  </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

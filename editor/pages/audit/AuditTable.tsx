import type { AuditLine } from '../../audit.ts';
import { Time } from '../parts/Time.tsx';

const CELL = 'border-b border-line py-2 pe-6 text-start align-top';

/** Lines of the audit log. */
export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  if (lines.length === 0) return <p>There are no such lines.</p>;
  return (
    // It scrolls on its own, with the keyboard too.
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Lines of the log">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {['When', 'Who', 'Did', 'What', 'From'].map((title) => (
              <th key={title} scope="col" className={CELL}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ at, who, did, what, from }, index) => (
            <tr key={index}>
              <td className={CELL}>
                <Time value={Date.parse(at)} />
              </td>
              <td className={CELL}>
                <bdi>{who}</bdi>
              </td>
              <td className={`${CELL} whitespace-nowrap`}>{did}</td>
              <td className={`${CELL} min-w-80 wrap-anywhere`}>
                <bdi>{what}</bdi>
              </td>
              <td className={CELL}>{from}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

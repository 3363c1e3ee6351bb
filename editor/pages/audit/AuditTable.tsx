import type { AuditLine } from '../../audit.ts';
import { Time } from '../parts/Time.tsx';

const CELL = 'border-b border-line py-2 pe-6 text-start align-top';

/** Longer details are collapsed, in characters: a page of 50 lists of leads would have 2,500 ids. */
const MAX_SHOWN = 120;

/** The details of an entry. */
function Details({ what = '' }: Pick<AuditLine, 'what'>) {
  if (what.length <= MAX_SHOWN) return <bdi>{what}</bdi>;
  return (
    <details>
      <summary className="cursor-pointer">
        <bdi>{what.slice(0, MAX_SHOWN)}…</bdi>
      </summary>
      <bdi>{what}</bdi>
    </details>
  );
}

/** Entries of the audit log: a table, or a list on narrow screens. */
export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  if (lines.length === 0) return <p>No entries found.</p>;
  return (
    <>
      <table className="hidden w-full border-collapse md:table">
        <caption className="sr-only">Entries of the log</caption>
        <thead>
          <tr>
            {['Time', 'Account', 'Action', 'Details', 'IP address'].map((title) => (
              <th key={title} scope="col" className={`${CELL} whitespace-nowrap`}>
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
              <td className={`${CELL} wrap-anywhere`}>
                <bdi>{who}</bdi>
              </td>
              <td className={`${CELL} min-w-32`}>{did}</td>
              <td className={`${CELL} wrap-anywhere`}>
                <Details what={what} />
              </td>
              <td className={`${CELL} pe-0 wrap-anywhere`}>{from}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="border-t border-line md:hidden">
        {lines.map(({ at, who, did, what, from }, index) => (
          <li key={index} className="border-b border-line py-3 wrap-anywhere">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>
                <bdi className="font-semibold">{who}</bdi> {did}
              </span>
              <span className="text-small text-muted">
                <Time value={Date.parse(at)} />
              </span>
            </p>
            <div className="mt-1 text-small text-muted">
              <Details what={what} />
              {from !== undefined && ` from ${from}`}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

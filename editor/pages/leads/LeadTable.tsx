import { KIND_NAMES } from '../../../server/store/store.ts';
import type { LeadLine } from '../../leads/answers.ts';
import { Time } from '../parts/Time.tsx';
import { StateMark } from './StateMark.tsx';

interface Props {
  leads: readonly LeadLine[];
  /** The list may contain more than one kind. */
  hasKinds: boolean;
}

/** A link to the lead: the name of the sender, or the address if there is no name. */
function NameLink({ id, name, email }: LeadLine) {
  return (
    <a href={`/leads/${id}`} className="link font-semibold">
      <bdi>{name || email}</bdi>
    </a>
  );
}

/** Leads as a table, or as cards on narrow screens. */
export function LeadTable({ leads, hasKinds }: Props) {
  return (
    <>
      <table className="mt-3 hidden w-full border-collapse border border-line bg-surface md:table">
        <caption className="sr-only">Leads</caption>
        <thead>
          <tr className="border-b border-line text-start text-small text-muted">
            {['Received', 'Name', 'About', ...(hasKinds ? ['Kind'] : []), 'State'].map((title) => (
              <th key={title} scope="col" className="px-4 py-2 text-start font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <tr key={lead.id} className="border-b border-line align-top last:border-0">
              <td className="px-4 py-3 text-muted">
                <Time value={lead.createdAt} />
              </td>
              <th scope="row" className="px-4 py-3 text-start font-normal wrap-anywhere">
                <NameLink {...lead} />
                <span className="block text-small text-muted">{lead.email}</span>
              </th>
              <td className="px-4 py-3 wrap-anywhere">
                <bdi>{lead.about}</bdi>
              </td>
              {hasKinds && <td className="px-4 py-3">{KIND_NAMES[lead.kind]}</td>}
              <td className="px-4 py-3">
                <StateMark {...lead} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-3 grid gap-3 md:hidden">
        {leads.map((lead) => (
          <li key={lead.id} className="border border-line bg-surface p-4 wrap-anywhere">
            <div className="flex items-start justify-between gap-3">
              <NameLink {...lead} />
              <StateMark {...lead} />
            </div>
            <p className="text-small text-muted">{lead.email}</p>
            <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-small text-muted">
              <span>
                {hasKinds && `${KIND_NAMES[lead.kind]} `}
                <bdi>{lead.about}</bdi>
              </span>
              <Time value={lead.createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

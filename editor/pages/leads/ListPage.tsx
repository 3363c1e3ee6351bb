import { counted } from '#shared/plural.ts';
import { KIND_NAMES } from '../../../server/store/store.ts';
import type { LeadList, ListState } from '../../leads/answers.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { CONTROL, Field } from '../parts/Field.tsx';
import { LoadState } from '../parts/LoadState.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useData } from '../parts/useData.ts';
import { useDownload } from '../parts/useDownload.ts';
import { LeadTable } from './LeadTable.tsx';
import { STATES } from './terms.ts';

/** The address of the list with changed query parameters; undefined removes a parameter. */
function addressWith(path: string, changes: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** The filters of the list. They are a form that sends them in the address, so the back button returns to the earlier list. */
function Filters({ counts, kinds }: Pick<LeadList, 'counts' | 'kinds'>) {
  const query = new URLSearchParams(location.search);
  // The numbers are those of all leads: with another filter they would not match the list.
  const hasNumbers = !query.get('search') && !query.get('kind');
  return (
    <form action="/leads" role="search" className="mt-6 flex flex-wrap items-end gap-4">
      <div className="w-full lg:w-auto lg:min-w-64 lg:grow">
        <Field label="Search in names, addresses, texts, notes and ids">
          <input
            name="search"
            type="search"
            maxLength={100}
            dir="auto"
            defaultValue={query.get('search') ?? ''}
            className={CONTROL}
          />
        </Field>
      </div>
      <Field label="State">
        <select name="state" defaultValue={query.get('state') ?? ''} className={CONTROL}>
          <option value="">All except suspected spam</option>
          {(Object.keys(STATES) as ListState[]).map((state) => (
            <option key={state} value={state}>
              {STATES[state]}
              {hasNumbers && ` (${counts[state]})`}
            </option>
          ))}
        </select>
      </Field>
      {kinds.length > 1 && (
        <Field label="Kind">
          <select name="kind" defaultValue={query.get('kind') ?? ''} className={CONTROL}>
            <option value="">All</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_NAMES[kind]}
              </option>
            ))}
          </select>
        </Field>
      )}
      <ActionButton tone="main" isSubmit>
        Search
      </ActionButton>
    </form>
  );
}

function Found({ leads, total, kinds, older }: LeadList) {
  const { fault, onDownload } = useDownload();
  const isFirst = !new URLSearchParams(location.search).has('before');
  if (leads.length === 0) {
    return (
      <p className="mt-8 border border-line bg-surface p-5">
        No leads found.{' '}
        <a href="/leads" className="link">
          Show all
        </a>
      </p>
    );
  }
  return (
    <>
      <h2 className="mt-8 text-lead font-semibold">
        {counted(total, 'lead')}
        {isFirst ? ', newest first' : ', older ones'}
      </h2>
      <LeadTable leads={leads} hasKinds={kinds.length > 1} />
      {(older !== undefined || !isFirst) && (
        <nav aria-label="Pages of the list" className="mt-6 flex gap-6">
          {!isFirst && (
            <a href={addressWith('/leads', { before: undefined })} className="link">
              Newest leads
            </a>
          )}
          {older !== undefined && (
            <a href={addressWith('/leads', { before: older })} className="link">
              Older leads
            </a>
          )}
        </nav>
      )}
      <p className="mt-6 text-muted">
        Export the whole list as CSV:{' '}
        <a
          href={addressWith('/api/leads/export', { before: undefined })}
          download
          onClick={onDownload}
          className="link"
        >
          for spreadsheets
        </a>
        {', or '}
        <a
          href={addressWith('/api/leads/export', { before: undefined, bom: 'off' })}
          download
          onClick={onDownload}
          className="link"
        >
          without a byte order mark
        </a>
        , for other programs.
      </p>
      <Notice kind="fault">{fault}</Notice>
    </>
  );
}

/** The list of leads, filtered by the query of the address. */
export function ListPage() {
  const { data, fault } = useData<LeadList>(`/api/leads${location.search}`);
  return (
    <>
      <h1 className="text-title font-semibold">Leads</h1>
      <LoadState data={data} fault={fault} />
      {data && (
        <>
          <Filters {...data} />
          <Found {...data} />
        </>
      )}
    </>
  );
}

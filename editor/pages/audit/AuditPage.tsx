import type { AuditAnswer } from '../../accounts/answers.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { CONTROL, Field } from '../parts/Field.tsx';
import { LoadState } from '../parts/LoadState.tsx';
import { useData } from '../parts/useData.ts';
import { AuditTable } from './AuditTable.tsx';

/** The address of another page of entries with the same filter. */
function linkTo(filter: URLSearchParams, page: number): string {
  const query = new URLSearchParams(filter);
  query.set('page', String(page));
  return `/audit?${query.toString()}`;
}

/** The audit log, for administrators: newest entries first, with filters by person and day. */
export function AuditPage() {
  // The form sends the filter in the address, so a filtered list can be opened again.
  const filter = new URLSearchParams([...new URLSearchParams(location.search)].filter(([, value]) => value !== ''));
  const page = Number(filter.get('page') ?? 1);
  const { data, fault } = useData<AuditAnswer>(`/api/audit?${filter.toString()}`);
  return (
    <>
      <h1 className="text-title font-semibold">Audit log</h1>
      <form method="get" action="/audit" className="my-6 flex flex-wrap items-end gap-4">
        <Field label="Account">
          <input name="who" dir="auto" maxLength={100} defaultValue={filter.get('who') ?? ''} className={CONTROL} />
        </Field>
        <Field label="Day">
          <input name="day" type="date" defaultValue={filter.get('day') ?? ''} className={CONTROL} />
        </Field>
        <ActionButton isSubmit>Show</ActionButton>
      </form>
      <LoadState data={data} fault={fault} />
      {data && <AuditTable lines={data.lines} />}
      <nav aria-label="Pages of the log" className="mt-6 flex gap-6">
        {page > 1 && (
          <a className="menu-link" href={linkTo(filter, page - 1)}>
            Newer
          </a>
        )}
        {data?.hasMore && (
          <a className="menu-link" href={linkTo(filter, page + 1)}>
            Older
          </a>
        )}
      </nav>
    </>
  );
}

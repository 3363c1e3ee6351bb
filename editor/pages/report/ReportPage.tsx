import { barsOf, daysOfBar } from '../../../server/report/geometry.ts';
import type { Summary } from '../../../server/report/summary.ts';
import { numberOf, perDay, spanOfDays } from '../../../server/report/terms.ts';
import type { ReportAnswer } from '../../report/answer.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { CONTROL, Field } from '../parts/Field.tsx';
import { LoadState } from '../parts/LoadState.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useData } from '../parts/useData.ts';
import { TimeChart } from './charts.tsx';
import { periodsAt } from './periods.ts';
import { ReportTable } from './ReportTable.tsx';

/** The choice of a period: links for the usual ones, and two date fields for any other. */
function Days({ from, to, periods }: { from: string; to: string; periods: ReturnType<typeof periodsAt> }) {
  return (
    <>
      <nav aria-label="Periods" className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
        {periods.map((period) => (
          <a
            key={period.title}
            href={`/report?${new URLSearchParams({ from: period.from, to: period.to }).toString()}`}
            aria-current={period.from === from && period.to === to ? 'true' : undefined}
            className="menu-link"
          >
            {period.title}
          </a>
        ))}
      </nav>
      <form action="/report" className="mt-4 flex flex-wrap items-end gap-4">
        <Field label="First day">
          <input type="date" name="from" required defaultValue={from} className={CONTROL} />
        </Field>
        <Field label="Last day">
          <input type="date" name="to" required defaultValue={to} className={CONTROL} />
        </Field>
        <ActionButton tone="main" isSubmit>
          Show
        </ActionButton>
      </form>
    </>
  );
}

function Figures({ views, days, sent, missing }: Summary) {
  const figures: readonly [label: string, value: number][] = [
    ['Views', views],
    ['Views a day', perDay(views, days.length)],
    ['Forms sent', sent],
    ['Not found (404)', missing],
  ];
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-4 border-y border-line py-5 md:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="text-title font-semibold tabular-nums">{numberOf(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Views per day, week or thirty days, as bars and as a table. */
function OverTime({ days }: Summary) {
  const bars = barsOf(days);
  const span = { 1: 'day', 7: 'week', 30: '30 days' }[daysOfBar(days.length)];
  return (
    <section className="mt-10">
      <h2 id="over-time" className="mb-3 text-lead font-semibold">
        Views by {span}
      </h2>
      <TimeChart bars={bars} size="wide" labelledBy="over-time" className="hidden sm:block" />
      <TimeChart bars={bars} size="narrow" labelledBy="over-time" className="sm:hidden" />
      <details className="mt-3">
        <summary className="link inline-block cursor-pointer py-1">As a table</summary>
        <table className="mt-3 w-full max-w-md border-collapse tabular-nums">
          <caption className="sr-only">Views by {span}</caption>
          <thead>
            <tr className="text-small text-muted">
              <th scope="col" className="border-b border-line pb-2 text-start font-normal">
                {span === 'day' ? 'Day' : 'Days'}
              </th>
              <th scope="col" className="border-b border-line pb-2 text-end font-normal">
                Views
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ first, last, count }) => (
              <tr key={first}>
                <th scope="row" className="border-b border-line py-2 text-start font-normal">
                  {spanOfDays(first, last)}
                </th>
                <td className="border-b border-line py-2 text-end">{numberOf(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function Counts({ summary }: { summary: Summary }) {
  const { tables, views, sent, missing } = summary;
  if (views + sent + missing === 0)
    return <p className="mt-8 border border-line bg-surface p-5">No counts for these days.</p>;
  return (
    <>
      <Figures {...summary} />
      <OverTime {...summary} />
      <div className="grid gap-x-14 lg:grid-cols-2">
        <div className="min-w-0">
          <ReportTable table={tables.pages} />
          <ReportTable table={tables.languages} isSplit />
          <ReportTable table={tables.devices} isSplit />
        </div>
        <div className="min-w-0">
          <ReportTable table={tables.referrers} />
          <ReportTable table={tables.campaigns} />
          <ReportTable table={tables.forms} />
          <ReportTable table={tables.missing} />
        </div>
      </div>
      <p className="mt-12 max-w-measure border-t border-line pt-5 text-small text-muted">
        Counted by the server without cookies. Nothing about a visitor is stored, so these are views and not visitors.
        Bots that identify themselves are not counted. “(other)” stands for names beyond 300 a day and for names that
        are not stored.
      </p>
    </>
  );
}

/** The views of the site in the period of the address. */
export function ReportPage() {
  const periods = periodsAt(new Date());
  const query = new URLSearchParams(location.search);
  const [from, to] = [query.get('from') ?? periods[0].from, query.get('to') ?? periods[0].to];
  const { data, fault } = useData<ReportAnswer>(`/api/report?${new URLSearchParams({ from, to }).toString()}`);
  return (
    <>
      <h1 className="text-title font-semibold">{data ? spanOfDays(from, to) : 'Report'}</h1>
      <p className="mt-1 text-muted">Views of the site. Days are in UTC.</p>
      <Days from={from} to={to} periods={periods} />
      <LoadState data={data} fault={fault} />
      {data && !data.isCounting && (
        <Notice kind="done">
          Counts are off: new views are not counted. To turn them on, set “counts: true” in site.config.ts.
        </Notice>
      )}
      {data && <Counts summary={data.summary} />}
    </>
  );
}

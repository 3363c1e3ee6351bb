import { Icon } from '#ui/Icon.tsx';
import type { Link } from './types.ts';

interface CaseFacetList {
  /** Name in the URL. */
  facet: string;
  label: string;
  /** The options. The first has an empty value and leads to all cases. */
  options: readonly (Link & { value: string; count: number })[];
  /** Value by which this page is filtered; empty for all cases. */
  chosen: string;
}

interface Props {
  title: string;
  facets: readonly CaseFacetList[];
  /** Text with the number of shown cases. */
  status: string;
  /** Templates of that text for the script, which replaces `{count}`: `none` if no case matches. */
  some: string;
  none: string;
  clear: Link;
  /** Whether the page contains every case. The script then filters on the page; otherwise it only closes the menus. */
  isLive: boolean;
}

/** A row with one menu per facet. Only one menu is open at a time. Each option is a link to a separate page. */
export function CaseFilters({ title, facets, status, some, none, clear, isLive }: Props) {
  const live = isLive ? { 'data-some': some, 'data-none': none } : {};
  return (
    <div data-case-filters={isLive ? clear.href : ''} {...live} data-off-paper="">
      <h2 className="text-title leading-tight tracking-[-0.03em]">{title}</h2>
      <div className="relative z-1 mt-6 grid border-y border-line md:grid-cols-3">
        {facets.map((list) => (
          <FacetMenu key={list.facet} list={list} />
        ))}
      </div>
      <p className="mt-4 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1 text-small">
        <span role="status" className="font-semibold">
          {status}
        </span>
        <a
          href={clear.href}
          data-clear=""
          hidden={facets.every(({ chosen }) => chosen === '')}
          className="touch-target font-semibold text-water underline underline-offset-4"
        >
          {clear.label}
        </a>
      </p>
    </div>
  );
}

function FacetMenu({ list: { facet, label, options, chosen } }: { list: CaseFacetList }) {
  return (
    <details
      name="case-facet"
      className="group border-line not-first:border-t md:not-first:border-s md:not-first:border-t-0"
    >
      <summary className="flex min-h-18 items-center justify-between gap-4 py-3 group-open:text-water hover:text-water md:px-6 md:group-first:ps-0 md:group-last:pe-0">
        <span className="grid">
          <span className="text-small text-muted">{label}</span>
          <span className="text-lead leading-snug font-semibold">
            {/* Isolated: right-to-left text would move the sign of .NET or C++ to the other end. */}
            <bdi data-chosen="">{options.find(({ value }) => value === chosen)?.label}</bdi>
          </span>
        </span>
        <Icon
          name="ph:caret-down-bold"
          className="size-5 text-water [transition:rotate_var(--move)_var(--ease-out)] group-open:rotate-180"
        />
      </summary>
      <ul className="gap-x-8 pb-5 sm:columns-2 md:absolute md:inset-x-0 md:inset-bs-full md:columns-3 md:rounded-b-card md:border md:border-line md:bg-surface md:p-6 md:shadow-xl lg:columns-4">
        {options.map(({ value, href, label: name, count }) => (
          <li key={value} className="break-inside-avoid">
            <a
              href={href}
              data-facet={facet}
              data-value={value}
              aria-current={value === chosen ? 'true' : undefined}
              className="group/option flex min-h-11 items-center gap-2.5 py-1 leading-snug hover:text-water aria-[current]:font-semibold aria-[current]:text-water"
            >
              <span className="channel-link group-aria-[current]/option:bg-size-[100%_2px]">
                <bdi>{name}</bdi>
              </span>
              <span className="text-small text-muted tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

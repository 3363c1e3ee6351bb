import { Icon } from '#ui/Icon.tsx';
import type { Navigation } from './types.ts';

/** The company's pages, each with its icon. */
export function CompanyPanel({ company }: { company: Navigation['company'] }) {
  return (
    <div className="grid gap-2 p-5">
      <p className="px-3 pt-1 pb-2 text-small text-muted">
        {company.lead}{' '}
        <a
          href={company.overview.href}
          hrefLang={company.overview.hrefLang}
          aria-current={company.overview.current}
          className="channel-link bg-size-[100%_2px] pb-0.5 font-semibold text-water"
        >
          {company.overview.label}
        </a>
      </p>
      <ul>
        {company.links.map(({ label, href, icon, current, hrefLang }) => (
          <li key={href}>
            <a
              href={href}
              hrefLang={hrefLang}
              aria-current={current}
              className="group flex min-h-12 items-center gap-3 rounded-small px-3 font-semibold hover:bg-sand/50 aria-[current]:text-water aria-[current]:hover:bg-transparent"
            >
              <Icon name={icon} className="size-6 text-water" />
              <span className="channel-link pb-0.5 group-aria-[current]:bg-size-[100%_2px]">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

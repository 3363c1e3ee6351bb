import { Icon } from '#ui/Icon.tsx';
import type { Navigation } from './types.ts';

/** The company's pages, each with its icon. */
export function CompanyPanel({ company }: { company: Navigation['company'] }) {
  return (
    <div className="grid gap-2 p-5">
      <p className="px-3 pt-1 pb-2 text-small text-muted">
        {company.lead}{' '}
        <a
          href={company.href}
          aria-current={company.current === 'page' ? 'page' : undefined}
          className="font-semibold text-water"
        >
          {company.overview}
        </a>
      </p>
      <ul>
        {company.links.map(({ label, href, hrefLang, icon, current }) => (
          <li key={href}>
            <a
              href={href}
              hrefLang={hrefLang}
              aria-current={current}
              className="flex min-h-12 items-center gap-3 rounded-small px-3 font-semibold hover:bg-sand/50 aria-[current]:text-water"
            >
              <Icon name={icon} className="size-6 text-water" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

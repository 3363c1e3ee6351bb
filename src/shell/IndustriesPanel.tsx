import { TextLink } from '#ui/TextLink.tsx';
import type { Navigation } from './types.ts';

/** All industries in a grid of four columns, read downwards, as their icons are on the sheet that the styles show. */
export function IndustriesPanel({ industries }: { industries: Navigation['industries'] }) {
  return (
    <div className="p-4 xl:p-6">
      <ul className="grid grid-flow-col grid-cols-4 grid-rows-8 gap-x-6 gap-y-0.5">
        {industries.links.map(({ label, href, current }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current}
              className="flex min-h-11 items-center gap-3 rounded-small px-2 text-small leading-snug hover:bg-sand/50 aria-[current]:font-semibold aria-[current]:text-water aria-[current]:hover:bg-transparent"
            >
              <span className="industry-icon" />
              {label}
            </a>
          </li>
        ))}
        <li className="flex items-center px-2 text-small">
          <TextLink {...industries.overview}>{industries.overview.label}</TextLink>
        </li>
      </ul>
      {industries.note && <p className="mt-3 px-2 text-small text-muted">{industries.note}</p>}
    </div>
  );
}

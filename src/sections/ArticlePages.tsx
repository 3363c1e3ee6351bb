import type { Link } from './types.ts';

interface Props {
  label: string;
  pages: readonly (Link & { isCurrent: boolean; name: string })[];
}

/** Numbered links to the pages of a long list. */
export function ArticlePages({ label, pages }: Props) {
  if (pages.length < 2) return null;
  return (
    <nav aria-label={label} className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {pages.map(({ label: number, href, isCurrent, name }) => (
          <li key={href}>
            <a
              href={href}
              aria-label={name}
              aria-current={isCurrent ? 'page' : undefined}
              className="inline-grid size-11 place-items-center rounded-full font-semibold hover:text-water aria-[current]:bg-ink aria-[current]:text-page"
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

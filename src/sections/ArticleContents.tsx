interface Item {
  label: string;
  href: string;
  children: readonly Item[];
}

interface Props {
  title: string;
  items: readonly Item[];
}

/** The table of contents: collapsed above the text on small screens, sticky next to the text on wide screens. */
export function ArticleContents({ title, items }: Props) {
  if (items.length === 0) return null;
  return (
    <>
      <details data-off-paper="" className="border-y border-line lg:hidden">
        <summary className="flex min-h-14 items-center justify-between gap-6 font-semibold">
          {title}
          <span className="plus" />
        </summary>
        <div className="pb-4">
          <Items items={items} />
        </div>
      </details>
      <nav aria-label={title} className="sticky-below-header max-lg:hidden">
        <p className="pb-1 font-semibold">{title}</p>
        <Items items={items} />
      </nav>
    </>
  );
}

function Items({ items }: { items: readonly Item[] }) {
  return (
    <ol>
      {items.map(({ label, href, children }) => (
        <li key={href}>
          <a
            href={href}
            className="inline-flex items-center py-2 text-small leading-tight text-muted hover:text-water max-lg:min-h-11"
          >
            {label}
          </a>
          {children.length > 0 ? (
            <div className="ps-4">
              <Items items={children} />
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

interface Props {
  label: string;
  /** Links from the first level down; the last is the page itself. */
  trail: readonly { label: string; href: string }[];
}

/** Breadcrumb navigation: links to the page and to the pages above it. Names are isolated: right-to-left text would write C++ as ++C. */
export function Breadcrumb({ label, trail }: Props) {
  return (
    <nav aria-label={label} className="text-small font-semibold text-water">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ label: name, href }, index) => {
          const isPage = index === trail.length - 1;
          return (
            <li key={href} className="flex gap-x-2">
              <a href={href} aria-current={isPage ? 'page' : undefined} className="touch-target channel-link pb-0.5">
                <bdi>{name}</bdi>
              </a>
              {isPage ? null : <span aria-hidden="true">/</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

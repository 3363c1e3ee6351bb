import type { ReactNode } from 'react';
import type { ShellLink } from './types.ts';

interface Props {
  links: readonly ShellLink[];
  /** Content of an additional last entry. */
  more?: ReactNode;
}

/**
 * The services of a group, or the industries. Both the panel and the menu contain this list with identical HTML: compression then reduces
 * the second copy to almost nothing. `shell.css` therefore styles the list by its ancestors.
 */
export function NavList({ links, more }: Props) {
  return (
    <ul className="nav-list">
      {links.map(({ label, href, current, hrefLang }) => (
        <li key={href}>
          <a href={href} hrefLang={hrefLang} aria-current={current}>
            {label}
          </a>
        </li>
      ))}
      {more && <li>{more}</li>}
    </ul>
  );
}

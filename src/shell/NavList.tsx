import type { ReactNode } from 'react';
import type { ShellLink } from './types.ts';

interface Props {
  links: readonly ShellLink[];
  /** What follows the links, as the last entry. */
  more?: ReactNode;
}

/**
 * The services of a group, or the industries. A panel and the menu both hold them, written alike to the letter, so that compression counts
 * the second as nothing; the place a list stands in styles it (`shell.css`).
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

import type { ReactNode } from 'react';

interface Props {
  href: string;
  hrefLang?: string | undefined;
  /** `page` where it leads to the page it stands on, `true` where to something that contains it. */
  current?: 'page' | 'true' | undefined;
  children: ReactNode;
  className?: string;
}

/** A link with a standing channel line, for use outside running text. */
export function TextLink({ href, hrefLang, current, children, className = '' }: Props) {
  return (
    <a
      href={href}
      hrefLang={hrefLang}
      aria-current={current}
      className={`touch-target border-b-2 border-water pb-0.5 font-semibold transition-colors duration-(--move) hover:text-water ${className}`}
    >
      {children}
    </a>
  );
}

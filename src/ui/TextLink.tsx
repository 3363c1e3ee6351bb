import type { ReactNode } from 'react';

interface Props {
  href: string;
  children: ReactNode;
  className?: string;
}

/** A link with a standing channel line, for use outside running text. */
export function TextLink({ href, children, className = '' }: Props) {
  return (
    <a
      href={href}
      className={`touch-target border-b-2 border-water pb-0.5 font-semibold transition-colors duration-(--move) hover:text-water ${className}`}
    >
      {children}
    </a>
  );
}

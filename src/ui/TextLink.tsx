import type { ReactNode } from 'react';

interface Props {
  href: string;
  /** Language tag of the linked page, if it is not the reader's language. */
  hrefLang?: string | undefined;
  /** `page` if the link leads to the current page, `true` if it leads to a page above it. */
  current?: 'page' | 'true' | undefined;
  children: ReactNode;
  /** Whether the link is in a section with the dark background `night`. */
  onNight?: boolean;
}

/**
 * An underlined link for use outside running text. On hover its text has a mix of the colours `water` and `text` that is legible on `sand`.
 */
export function TextLink({ href, hrefLang, current, children, onNight = false }: Props) {
  return (
    <a
      href={href}
      hrefLang={hrefLang}
      aria-current={current}
      className={`touch-target inline-block font-semibold text-balance underline decoration-2 underline-offset-[0.4em] [transition:color_var(--move)_var(--ease-out)] ${onNight ? 'decoration-on-night-water hover:text-on-night-water' : 'decoration-water hover:text-[color-mix(in_oklab,var(--water),var(--text)_30%)]'}`}
    >
      {children}
    </a>
  );
}

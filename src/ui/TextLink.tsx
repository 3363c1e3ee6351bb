import type { ReactNode } from 'react';

interface Props {
  href: string;
  /** Tag of the page's language where it is not the reader's. */
  hrefLang?: string | undefined;
  /** `page` where it leads to the page it stands on, `true` where to something that contains it. */
  current?: 'page' | 'true' | undefined;
  children: ReactNode;
  /** Stands on a night section. */
  onNight?: boolean;
}

/** A link with a standing channel line, for use outside running text. Under the pointer it takes the colour of water, as much as is legible on sand. */
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

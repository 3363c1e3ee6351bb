import type { ReactNode } from 'react';

interface Props {
  href: string;
  children: ReactNode;
  /** `water` is the one main action of a page; `ink` stands in the header; `paper` on night sections. */
  tone?: 'water' | 'ink' | 'paper';
}

const TONES = {
  water: 'bg-water text-on-water hover:bg-[color-mix(in_oklab,var(--water),var(--text)_14%)]',
  ink: 'bg-ink text-page hover:bg-[color-mix(in_oklab,var(--text),var(--water)_35%)]',
  paper: 'bg-on-night-water text-[#06201e] hover:bg-on-night',
};

/** A link that looks like a button: pill, at least 44 px high. */
export function ButtonLink({ href, children, tone = 'water' }: Props) {
  return (
    <a href={href} className={`pill ${TONES[tone]}`}>
      {children}
    </a>
  );
}

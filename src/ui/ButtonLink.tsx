import type { ReactNode } from 'react';
import { PILL_TONES } from './pillTones.ts';

interface Props {
  href: string;
  children: ReactNode;
  tone?: keyof typeof PILL_TONES;
}

/** A link that looks like a button: pill shape, at least 48 px high. */
export function ButtonLink({ href, children, tone = 'water' }: Props) {
  return (
    <a href={href} className={`pill ${PILL_TONES[tone]}`}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import type { Link } from './types.ts';

interface Props {
  /** Link to the privacy notice; undefined when the form is disabled. */
  privacy?: Link | undefined;
  className: string;
  children: ReactNode;
}

/** A box around a form, with the link to the privacy notice at its end. */
export function FormPanel({ privacy, className, children }: Props) {
  return (
    <div
      data-off-paper=""
      className={`rounded-stage border border-line bg-surface p-6 sm:p-10 lg:self-start ${className}`}
    >
      {children}
      {privacy ? (
        <p className="mt-6 text-small text-muted">
          <a href={privacy.href} className="touch-target underline underline-offset-4 hover:text-water">
            {privacy.label}
          </a>
        </p>
      ) : null}
    </div>
  );
}

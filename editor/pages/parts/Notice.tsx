import type { ReactNode } from 'react';

interface Props {
  /** `fault`: an error, which screen readers announce at once. `done`: a success, which they announce only inside a live region. */
  kind: 'fault' | 'done';
  children: ReactNode;
}

/** The result of an action of the user; nothing without `children`. */
export function Notice({ kind, children }: Props) {
  if (children === undefined) return null;
  return (
    <p
      role={kind === 'fault' ? 'alert' : undefined}
      className={`my-4 border-s-4 bg-surface px-4 py-3 whitespace-pre-line ${kind === 'fault' ? 'border-clay' : 'border-water'}`}
    >
      {children}
    </p>
  );
}

import type { ReactNode } from 'react';

interface Props {
  /** `fault`: something went wrong, said aloud at once. `done`: it is done, said aloud where a live region holds it. */
  kind: 'fault' | 'done';
  children: ReactNode;
}

/** What the service answers to something that the reader did. */
export function Notice({ kind, children }: Props) {
  return (
    <p
      role={kind === 'fault' ? 'alert' : undefined}
      className={`my-4 border-s-4 bg-surface px-4 py-3 whitespace-pre-line ${kind === 'fault' ? 'border-clay' : 'border-water'}`}
    >
      {children}
    </p>
  );
}

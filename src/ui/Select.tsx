import type { ComponentProps } from 'react';

/** A native `select` with our own border and arrow. `className` sets its size. */
export function Select({ className = '', ...list }: ComponentProps<'select'>) {
  return (
    <span className="select">
      <select
        {...list}
        className={`w-full appearance-none rounded-small border border-field bg-page pe-10 text-ink aria-invalid:border-2 aria-invalid:border-clay ${className}`}
      />
    </span>
  );
}

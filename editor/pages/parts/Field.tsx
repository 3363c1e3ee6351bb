import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** One form control with the class {@link CONTROL}. */
  children: ReactNode;
}

/** The classes of a text field, a text area or a select. */
export const CONTROL = 'min-h-11 w-full rounded-small border border-field bg-surface px-3 py-2';

/** A form control with its label above it. */
export function Field({ label, children }: Props) {
  return (
    <label className="block">
      <span className="mb-1 block font-semibold">{label}</span>
      {children}
    </label>
  );
}

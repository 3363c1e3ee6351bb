import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Work is under way: the button stays focusable, says so, and takes no second press. */
  isBusy?: boolean;
  /** Where this button sends its form, if not where the form says. */
  formAction?: string;
}

/** The main action of a form: pill, at least 48 px high. */
export function Button({ children, isBusy = false, formAction }: Props) {
  return (
    <button
      type="submit"
      formAction={formAction}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className="pill bg-water text-on-water hover:bg-[color-mix(in_oklab,var(--water),var(--text)_14%)] aria-busy:opacity-60"
    >
      {children}
    </button>
  );
}

import type { ReactNode } from 'react';
import { PILL_TONES } from './pillTones.ts';

interface Props {
  children: ReactNode;
  /** Work is under way: the button stays focusable, says so, and takes no second press. */
  isBusy?: boolean;
  /** Where this button sends its form, if not where the form says. */
  formAction?: string;
  tone?: 'water' | 'paper';
}

/** The main action of a form: pill, at least 48 px high. */
export function Button({ children, isBusy = false, formAction, tone = 'water' }: Props) {
  return (
    <button
      type="submit"
      formAction={formAction}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={`pill ${PILL_TONES[tone]} aria-busy:opacity-60`}
    >
      {children}
    </button>
  );
}

import type { ReactNode } from 'react';
import { PILL_TONES } from './pillTones.ts';

interface Props {
  children: ReactNode;
  /** The form is being sent: the button stays focusable and has `aria-busy` and `aria-disabled`. The form ignores further clicks. */
  isBusy?: boolean;
  /** Overrides the `action` of the form. */
  formAction?: string;
  tone?: 'water' | 'paper';
}

/** The submit button of a form: pill shape, at least 48 px high. */
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

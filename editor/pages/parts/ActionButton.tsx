import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  onPress?: () => void;
  /** `main`: the main action of a page. `danger`: an action that cannot be undone. */
  tone?: 'main' | 'plain' | 'danger';
  /** It submits the form that contains it. */
  isSubmit?: boolean;
  /** The action is running: the button stays focusable, has `aria-busy`, and ignores presses. */
  isBusy?: boolean;
}

const TONES = {
  main: 'border-water bg-water text-on-water',
  plain: 'border-field bg-surface',
  danger: 'border-clay bg-surface text-clay',
};

/** A button of our pages, at least 44 px high. */
export function ActionButton({ children, onPress, tone = 'plain', isSubmit = false, isBusy = false }: Props) {
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={`min-h-11 cursor-pointer rounded-small border px-4 py-2 font-semibold aria-busy:opacity-60 ${TONES[tone]}`}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onPress?.();
      }}
    >
      {children}
    </button>
  );
}

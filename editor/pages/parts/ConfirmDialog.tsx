import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { withoutDefault } from './withoutDefault.ts';

interface Props {
  title: string;
  /** Text of the button that confirms. */
  action: string;
  children: ReactNode;
  onConfirm: () => void;
  /** The user has cancelled, or closed the dialog with Escape. */
  onClose: () => void;
}

/**
 * Asks for confirmation of an action that many people will see. The dialog is open while it is rendered; the browser keeps the focus in it.
 */
export function ConfirmDialog({ title, action, children, onConfirm, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Close it before it is removed from the page: the browser then returns the focus to the button that opened it.
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={heading} onCancel={withoutDefault(onClose)} className="confirm-dialog">
      <form onSubmit={withoutDefault(onConfirm)}>
        <h2 id={heading} className="text-lead font-semibold">
          {title}
        </h2>
        <div className="my-4 grid gap-3">{children}</div>
        <div className="flex flex-wrap justify-end gap-3">
          <ActionButton onPress={onClose}>Cancel</ActionButton>
          <ActionButton tone="main" isSubmit>
            {action}
          </ActionButton>
        </div>
      </form>
    </dialog>
  );
}

import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ActionButton } from './ActionButton.tsx';

interface Props {
  title: string;
  /** Words of the button that does it. */
  action: string;
  children: ReactNode;
  onConfirm: () => void;
  /** The reader has changed their mind, or the dialog was closed with Escape. */
  onClose: () => void;
}

/** Asks before something is done that many people see. Open as long as it is shown; the browser keeps the focus in it. */
export function ConfirmDialog({ title, action, children, onConfirm, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // While it is still in the page: then the browser gives the focus back to the button that opened it.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="confirm-dialog"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
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

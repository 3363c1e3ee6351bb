import type { ReactNode } from 'react';

export interface FieldProps {
  id: string;
  name: string;
  label: string;
  help?: string;
  error?: string;
  /** Makes screen readers announce a new error. Not needed when an error summary announces it. */
  isAnnounced?: boolean;
  /**
   * Shares the rows of the grid around it on wide screens: label, control, and help or error are its first three rows. A button in the
   * second row is then beside the control in every state.
   */
  sharesRows?: boolean;
}

interface Described {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends Omit<FieldProps, 'name'> {
  /** Renders the control with the attributes that connect it to help and error. */
  children: (described: Described) => ReactNode;
}

/** A control with its label above and its help and error below. `aria-describedby` connects the control to help and error. */
export function FieldShell({ id, label, help, error, isAnnounced, sharesRows = false, children }: Props) {
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={`grid content-start gap-1.5 ${sharesRows ? 'sm:row-span-3 sm:grid-rows-subgrid' : ''}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {help ? (
        <p id={`${id}-help`} className="text-small text-muted">
          {help}
        </p>
      ) : null}
      <div aria-live={isAnnounced ? 'polite' : undefined} className="contents">
        {error ? (
          <p id={`${id}-error`} className="text-small font-semibold text-clay">
            <span aria-hidden="true">▲ </span>
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}

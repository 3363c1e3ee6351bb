import type { InputHTMLAttributes } from 'react';
import { FieldShell, type FieldProps } from './FieldShell.tsx';

type Props = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'placeholder' | 'required' | 'maxLength' | 'onChange'
  >;

/** A labelled field of one line. It takes the direction of what is typed; by its placeholder the style sheet knows that nothing is. */
export function TextField({
  id,
  name,
  label,
  help,
  error,
  isAnnounced,
  type = 'text',
  placeholder = ' ',
  ...input
}: Props) {
  return (
    <FieldShell id={id} label={label} help={help} error={error} isAnnounced={isAnnounced}>
      {(described) => (
        <input
          {...input}
          type={type}
          placeholder={placeholder}
          {...described}
          id={id}
          name={name}
          dir="auto"
          className="min-h-12 w-full rounded-small border border-field bg-page px-4 text-ink placeholder:text-muted aria-invalid:border-2 aria-invalid:border-clay"
        />
      )}
    </FieldShell>
  );
}

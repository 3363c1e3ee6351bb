import type { InputHTMLAttributes } from 'react';
import { FieldShell, type FieldProps } from './FieldShell.tsx';

type Props = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'placeholder' | 'required' | 'maxLength' | 'onChange'
  >;

/**
 * A text field of one line with a label. Its direction is that of the typed text. The default placeholder is a space, so that the style
 * sheet can select an empty field by `:placeholder-shown`.
 */
export function TextField({
  id,
  name,
  label,
  help,
  error,
  isAnnounced,
  sharesRows,
  type = 'text',
  placeholder = ' ',
  ...input
}: Props) {
  return (
    <FieldShell id={id} label={label} help={help} error={error} isAnnounced={isAnnounced} sharesRows={sharesRows}>
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

import type { TextareaHTMLAttributes } from 'react';
import { FieldShell, type FieldProps } from './FieldShell.tsx';

type Props = FieldProps & Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'required' | 'maxLength'>;

/**
 * A text field of several lines with a label. Its direction is that of the typed text. The placeholder is a space, so that the style sheet
 * can select an empty field by `:placeholder-shown`.
 */
export function TextArea({ id, name, label, help, error, isAnnounced, ...area }: Props) {
  return (
    <FieldShell id={id} label={label} help={help} error={error} isAnnounced={isAnnounced}>
      {(described) => (
        <textarea
          {...area}
          {...described}
          id={id}
          name={name}
          placeholder=" "
          dir="auto"
          className="w-full rounded-small border border-field bg-page px-4 py-3 text-ink placeholder:text-muted aria-invalid:border-2 aria-invalid:border-clay"
        />
      )}
    </FieldShell>
  );
}

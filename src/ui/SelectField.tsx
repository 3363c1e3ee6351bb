import type { SelectHTMLAttributes } from 'react';
import { FieldShell, type FieldProps } from './FieldShell.tsx';

interface Choice {
  value: string;
  label: string;
  /** Language tag of the label, where it is not the page's. */
  lang?: string;
}

interface Props extends FieldProps, Pick<SelectHTMLAttributes<HTMLSelectElement>, 'required' | 'defaultValue'> {
  /** First choice, for nothing chosen. */
  none: string;
  /** A group without a label stands in the list itself. */
  groups: readonly { label?: string; choices: readonly Choice[] }[];
}

/** A labelled list of choices in groups. */
export function SelectField({
  id,
  name,
  label,
  help,
  error,
  isAnnounced,
  none,
  groups,
  required,
  defaultValue,
}: Props) {
  return (
    <FieldShell id={id} label={label} help={help} error={error} isAnnounced={isAnnounced}>
      {(described) => (
        <select
          {...described}
          required={required}
          defaultValue={defaultValue}
          id={id}
          name={name}
          className="min-h-12 w-full rounded-small border border-field bg-page px-4 text-ink aria-invalid:border-2 aria-invalid:border-clay"
        >
          <option value="">{none}</option>
          {groups.map((group) => {
            const options = group.choices.map((choice) => (
              <option key={choice.value} value={choice.value} lang={choice.lang}>
                {choice.label}
              </option>
            ));
            return group.label === undefined ? (
              options
            ) : (
              <optgroup key={group.label} label={group.label}>
                {options}
              </optgroup>
            );
          })}
        </select>
      )}
    </FieldShell>
  );
}

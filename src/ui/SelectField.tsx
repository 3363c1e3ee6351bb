import type { SelectHTMLAttributes } from 'react';
import { FieldShell, type FieldProps } from './FieldShell.tsx';
import { Select } from './Select.tsx';

export interface Choice {
  value: string;
  label: string;
  /** Language tag of the label, if it is not in the language of the page. */
  lang?: string;
}

interface Props extends FieldProps, Pick<SelectHTMLAttributes<HTMLSelectElement>, 'required'> {
  /** Text of the first option, which means that nothing is chosen. */
  none: string;
  /** Groups of options. The options of a group without a label are not grouped. */
  groups: readonly { label?: string; choices: readonly Choice[] }[];
}

/** A `select` with a label and grouped options. */
export function SelectField({ id, name, label, help, error, isAnnounced, none, groups, required }: Props) {
  return (
    <FieldShell id={id} label={label} help={help} error={error} isAnnounced={isAnnounced}>
      {(described) => (
        <Select {...described} required={required} id={id} name={name} className="min-h-12 ps-4">
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
        </Select>
      )}
    </FieldShell>
  );
}

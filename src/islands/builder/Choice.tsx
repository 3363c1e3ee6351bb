import { FieldShell } from '#ui/FieldShell.tsx';
import { Select } from '#ui/Select.tsx';

interface Props {
  id: string;
  name: string;
  label: string;
  /** Text of the first option, which means no answer. */
  none: string;
  choices: readonly string[];
  isLabelHidden?: boolean;
}

/** A select field whose values are the visible texts of its options. */
export function Choice({ id, name, label, none, choices, isLabelHidden = false }: Props) {
  const list = (described: object) => (
    <Select {...described} id={id} name={name} aria-label={isLabelHidden ? label : undefined} className="min-h-11 ps-3">
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </Select>
  );
  if (isLabelHidden) return list({});
  return (
    <FieldShell id={id} label={label}>
      {list}
    </FieldShell>
  );
}

import { FieldShell, type FieldProps } from '#ui/FieldShell.tsx';

interface Props extends FieldProps {
  /** First choice, for no answer. */
  none: string;
  choices: readonly string[];
  isLabelHidden?: boolean;
}

/** A short list of answers that are sent in the words they are shown in. */
export function Choice({ id, name, label, none, choices, isLabelHidden = false }: Props) {
  const list = (described: object) => (
    <select
      {...described}
      id={id}
      name={name}
      aria-label={isLabelHidden ? label : undefined}
      className="min-h-11 w-full rounded-small border border-field bg-page px-3 text-ink"
    >
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
  if (isLabelHidden) return list({});
  return (
    <FieldShell id={id} label={label}>
      {list}
    </FieldShell>
  );
}

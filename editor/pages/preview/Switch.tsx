interface Props<Value extends string> {
  /** Label of the group. */
  label: string;
  chosen: Value;
  /** Each value with its text. */
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
}

/** A choice between a few values, shown as buttons in a row. */
export function Switch<Value extends string>({ label, chosen, options, onChoose }: Props<Value>) {
  return (
    <div role="group" aria-label={label} className="flex gap-1">
      {options.map(([value, text]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={`cursor-pointer border px-3 py-1 text-small ${value === chosen ? 'border-water font-semibold text-water' : 'border-line'}`}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

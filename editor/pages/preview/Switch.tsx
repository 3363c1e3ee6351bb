interface Props<Value extends string> {
  /** What is chosen. */
  label: string;
  chosen: Value;
  /** Each value with its words. */
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
}

/** A choice of a few, side by side. */
export function Switch<Value extends string>({ label, chosen, options, onChoose }: Props<Value>) {
  return (
    <div role="group" aria-label={label} className="flex gap-1">
      {options.map(([value, words]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={`cursor-pointer border px-3 py-1 text-small ${value === chosen ? 'border-water font-semibold text-water' : 'border-line'}`}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

import { TEAM } from '#shared/forms/team.fields.ts';

interface Props {
  legend: string;
  /** Name of the answer in the brief. */
  name: string;
  models: readonly { name: string; hint: string }[];
}

/** Radio buttons for the engagement model, each with a hint about when it fits. The last one ("not sure") is the default. */
export function ModelChoice({ legend, name, models }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {models.map((model, index) => (
          <label
            key={model.name}
            className="relative cursor-pointer rounded-card border border-field bg-page p-4 hover:border-water has-checked:border-water has-checked:shadow-[inset_0_0_0_1px_var(--water)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-water"
          >
            <input
              type="radio"
              name={TEAM + name}
              value={model.name}
              defaultChecked={index === models.length - 1}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="block font-semibold">{model.name}</span>
            <span className="block text-small text-pretty text-muted">{model.hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

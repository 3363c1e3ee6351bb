interface Props {
  filters: readonly { name: string; label: string; choices: readonly { value: string; label: string }[] }[];
  /** Label of the choice that does not filter. */
  any: string;
  /** Announced when roles match; contains `{count}`. */
  some: string;
  none: string;
}

/** Radio buttons that filter the list of roles. They are hidden without script; the list is then complete. */
export function RoleFilters({ filters, any, some, none }: Props) {
  return (
    <form data-role-filters="" className="needs-script mt-10 grid gap-6">
      {filters.map(({ name, label, choices }) => (
        <fieldset key={name} className="grid gap-2">
          <legend className="mb-2 font-semibold">{label}</legend>
          <div className="flex flex-wrap gap-2">
            {[{ value: '', label: any }, ...choices].map((choice) => (
              <label
                key={choice.value}
                className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-field px-4 font-medium [transition-property:color,background-color,border-color] [transition-duration:var(--move)] hover:border-water has-checked:border-ink has-checked:bg-ink has-checked:text-page has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-water"
              >
                <input
                  type="radio"
                  name={name}
                  value={choice.value}
                  defaultChecked={choice.value === ''}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                {choice.label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <p role="status" data-some={some} data-none={none} className="min-h-6 font-semibold text-water" />
    </form>
  );
}

import { levelOf, TEAM } from '#shared/forms/team.fields.ts';
import { Choice } from './Choice.tsx';

interface Props {
  id: string;
  role: string;
  words: { level: string; levelAny: string };
  levels: readonly string[];
}

const COUNTS = [0, 1, 2, 3, 4, 5];

/** One role: the number of people as a row of radio buttons, and the seniority when the number is above zero. */
export function RoleRow({ id, role, words, levels }: Props) {
  return (
    <fieldset className="group relative grid min-w-0 grid-cols-1 gap-x-6 gap-y-3 border-t border-line py-4 sm:grid-cols-[auto_11rem] sm:items-center sm:justify-between md:max-lg:grid-cols-[1fr_auto_11rem] xl:grid-cols-[1fr_auto_11rem]">
      <legend className="sr-only">{role}</legend>
      <span aria-hidden="true" className="font-semibold sm:col-span-2 md:max-lg:col-span-1 xl:col-span-1">
        {role}
      </span>
      <span className="grid w-full max-w-[calc(16.5rem+2px)] grid-cols-6 justify-self-start rounded-full border border-field bg-page sm:w-[calc(16.5rem+2px)]">
        {COUNTS.map((count) => (
          <label
            key={count}
            className="relative grid aspect-square cursor-pointer place-items-center font-semibold first:rounded-s-full nth-2:rounded-s-full last:rounded-e-full not-first:has-checked:bg-water not-first:has-checked:text-on-water not-first:has-[~label_:checked]:bg-[color-mix(in_oklab,var(--water),var(--page)_72%)] first:has-checked:bg-sand first:has-checked:inset-ring-2 first:has-checked:inset-ring-field has-checked:rounded-e-full has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 first:has-focus-visible:outline-ink not-first:has-focus-visible:outline-on-water"
          >
            <input
              type="radio"
              name={TEAM + role}
              value={count || ''}
              defaultChecked={count === 0}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {count}
          </label>
        ))}
      </span>
      <div className="max-sm:group-has-[input[value='']:checked]:hidden sm:group-has-[input[value='']:checked]:invisible">
        <Choice
          id={`${id}-level`}
          name={levelOf(role, words.level)}
          label={`${role}: ${words.level}`}
          none={words.levelAny}
          choices={levels}
          isLabelHidden
        />
      </div>
    </fieldset>
  );
}

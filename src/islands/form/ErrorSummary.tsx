import type { FormError } from '#shared/forms/formTypes.ts';
import { problemLine } from '#shared/forms/problem.ts';
import type { FormMessages } from './messages.ts';

interface Props {
  /** Id of the title. */
  id: string;
  errors: readonly FormError[];
  messages: FormMessages;
  /** Label and id of a field. */
  fieldOf: (name: string) => { label: string; id: string } | undefined;
  ref: React.RefObject<HTMLDivElement | null>;
}

/** Error summary with a link to each field that has an error. It takes the focus when it appears. The fields announce later changes. */
export function ErrorSummary({ id, errors, messages, fieldOf, ref }: Props) {
  const known = errors.flatMap(({ field, code }) =>
    field !== '' && code in messages.errors
      ? [{ field, target: fieldOf(field), text: messages.errors[code as keyof FormMessages['errors']] }]
      : [],
  );
  if (known.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-labelledby={id} className="rounded-small border-2 border-clay p-5">
      <p id={id} className="font-semibold text-clay">
        {messages.problems}
      </p>
      <ul className="mt-2 grid gap-1">
        {known.map(({ field, target, text }) => (
          <li key={field}>
            {target ? (
              // WebKit does not focus a field when a link to it is followed.
              <a
                href={`#${target.id}`}
                onClick={() => document.getElementById(target.id)?.focus()}
                className="underline underline-offset-4"
              >
                {problemLine(target.label, text)}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useId, type Ref, type SubmitEvent } from 'react';
import type { SearchLabels } from './types.ts';

interface Props {
  field: Ref<HTMLInputElement>;
  action: string;
  labels: SearchLabels;
  onType: (text: string) => void;
  /** Absent where Enter leads to the page with all results. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** One field. Before the script is there, Enter leads to the search page with what was typed. */
export function SearchForm({ field, action, labels, onType, onSubmit }: Props) {
  const id = useId();
  return (
    <form role="search" action={action} onSubmit={onSubmit} className="grid grow gap-1">
      <label htmlFor={`${id}-words`} className="text-small font-semibold">
        {labels.field}
      </label>
      <input
        ref={field}
        id={`${id}-words`}
        name="q"
        type="text"
        role="searchbox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        placeholder={labels.example}
        data-search-field=""
        onChange={({ target }) => onType(target.value)}
        className="h-14 w-full border-b-2 border-field bg-transparent text-title tracking-[-0.02em] text-ink placeholder:text-muted focus:border-water focus:shadow-[0_2px_0_var(--water)] focus-visible:outline-none"
      />
    </form>
  );
}

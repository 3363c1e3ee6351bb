import type { Ref, SubmitEvent } from 'react';
import type { SearchLabels } from './types.ts';

interface Props {
  field: Ref<HTMLInputElement>;
  action: string;
  labels: SearchLabels;
  onType: (text: string) => void;
  /** Absent if Enter opens the search page. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A search field with its button. Before the script has loaded, both open the search page with the typed text. */
export function SearchForm({ field, action, labels, onType, onSubmit }: Props) {
  return (
    <form role="search" action={action} onSubmit={onSubmit} className="flex flex-1 items-end gap-3">
      <label className="grid flex-1 gap-1.5 font-semibold whitespace-nowrap">
        {labels.field}
        <input
          ref={field}
          type="text"
          name="q"
          dir="auto"
          role="searchbox"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          placeholder={labels.example}
          data-search-field=""
          onChange={({ target }) => onType(target.value)}
          className="min-h-14 w-full rounded-small border border-field bg-page px-4 text-lead font-normal text-ink placeholder:text-muted"
        />
      </label>
      <button
        type="submit"
        className="min-h-14 rounded-small border border-water px-5 font-semibold text-water hover:bg-water hover:text-surface"
      >
        {labels.open}
      </button>
    </form>
  );
}

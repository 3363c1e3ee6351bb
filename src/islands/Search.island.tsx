import { useEffect, useRef } from 'react';
import { moveFocus } from './search/moveFocus.ts';
import { Places } from './search/Places.tsx';
import { Results } from './search/Results.tsx';
import { SearchDialog } from './search/SearchDialog.tsx';
import { SearchForm } from './search/SearchForm.tsx';
import { Status } from './search/Status.tsx';
import type { Place, SearchLabels } from './search/types.ts';
import { useSearch } from './search/useSearch.ts';

/** Results that stand in the dialog. */
const FEW = 8;

interface Props {
  /** Address of the page with all results. */
  action: string;
  labels: SearchLabels;
  places: readonly Place[];
}

/** Search over any page. It wakes when the dialog is first opened; what was typed before that is looked up then. */
export function Search({ action, labels, places }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { found, ask } = useSearch();
  const { hits, total, text } = found;
  // What was typed before this woke; asked once.
  useEffect(() => void ask(field.current?.value ?? '', FEW), []);
  return (
    <SearchDialog
      labels={labels}
      onKeyDown={moveFocus}
      form={<SearchForm field={field} action={action} labels={labels} onType={(typed) => void ask(typed, FEW)} />}
    >
      <Status found={found} labels={labels} />
      <div className="mt-2 grid">
        {hits.length > 0 ? <Results hits={hits} labels={labels} /> : <Places label={labels.straight} places={places} />}
        {total > hits.length ? (
          <a
            href={`${action}?${new URLSearchParams({ q: text })}`}
            data-result=""
            className="inline-flex min-h-11 items-center border-t border-line pt-2 font-semibold text-water"
          >
            {labels.all.replace('{count}', String(total))}
          </a>
        ) : null}
      </div>
    </SearchDialog>
  );
}

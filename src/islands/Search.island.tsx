import { useEffect, useEffectEvent, useRef } from 'react';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { moveFocus } from './search/moveFocus.ts';
import { Results } from './search/Results.tsx';
import { SearchDialog } from './search/SearchDialog.tsx';
import { SearchForm } from './search/SearchForm.tsx';
import { SearchSection } from './search/SearchSection.tsx';
import { Status } from './search/Status.tsx';
import type { SearchLabels, SearchPageLabels } from './search/types.ts';
import { useUrlQuery } from './search/useUrlQuery.ts';
import { useNewResults } from './search/useNewResults.ts';
import { useSearch } from './search/useSearch.ts';

interface Props {
  /** Address of the search page. */
  action: string;
  labels: SearchLabels;
  /** Set on the search page itself. On other pages the search is a dialog with the best results. */
  page?: SearchPageLabels;
}

/** The site search. It is hydrated at its first use, and then searches for the text that is already in the field. */
export function Search({ action, labels, page }: Props) {
  const step = page ? 20 : 8;
  const field = useRef<HTMLInputElement>(null);
  const { found, ask } = useSearch();
  const { hits, total, text } = found;
  const askTyped = useEffectEvent(() => {
    // An empty field is no query yet: the script of the shell may still fill in the one of the address.
    if (field.current?.value) void ask(field.current.value, step);
  });
  useEffect(() => askTyped(), []);
  useUrlQuery(page !== undefined, found);
  const awaitMore = useNewResults(hits, field);

  const form = (
    <SearchForm
      field={field}
      action={action}
      labels={labels}
      onType={(typed) => void ask(typed, step)}
      onSubmit={
        page &&
        ((event) => {
          event.preventDefault();
          if (found.state === 'failed') void ask(field.current?.value ?? '', Math.max(hits.length, step));
        })
      }
    />
  );
  const isAll = total === hits.length;
  const results = (
    <>
      <LoadFailure>{labels.failed}</LoadFailure>
      <Status found={found} labels={labels} />
      <Results hits={hits} labels={labels} field={field} />
    </>
  );
  if (!page) {
    const label = isAll ? labels.lists : labels.all.replace('{count}', String(total));
    return (
      <SearchDialog labels={labels} form={form} onKeyDown={moveFocus}>
        {results}
        <a
          href={isAll ? action : `${action}?${new URLSearchParams({ q: text }).toString()}`}
          data-result=""
          className="inline-flex min-h-11 items-center font-semibold text-water"
        >
          {label}
        </a>
      </SearchDialog>
    );
  }
  return (
    <SearchSection labels={page} form={form} onKeyDown={moveFocus}>
      {results}
      {isAll ? null : (
        <button
          type="button"
          onClick={() => {
            // A newer query is running; its results will replace these.
            if (field.current?.value.trim() !== text) return;
            awaitMore();
            void ask(text, hits.length + step);
          }}
          className="min-h-11 font-semibold text-water"
        >
          {page.more}
        </button>
      )}
    </SearchSection>
  );
}

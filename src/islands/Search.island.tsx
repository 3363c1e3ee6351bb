import { useEffect, useEffectEvent, useRef } from 'react';
import { moveFocus } from './search/moveFocus.ts';
import { Places } from './search/Places.tsx';
import { Results } from './search/Results.tsx';
import { SearchDialog } from './search/SearchDialog.tsx';
import { SearchForm } from './search/SearchForm.tsx';
import { SearchSheet } from './search/SearchSheet.tsx';
import { Status } from './search/Status.tsx';
import type { Place, SearchLabels } from './search/types.ts';
import { useAddress } from './search/useAddress.ts';
import { useSearch } from './search/useSearch.ts';

interface Props {
  /** In the dialog of every page, or on the search page itself. */
  place: 'dialog' | 'page';
  /** Address of the search page. */
  action: string;
  labels: SearchLabels;
  /** Offered while there is nothing to show. */
  places: readonly Place[];
}

/** How many results are shown at first, and added at a time. */
const STEP = { dialog: 8, page: 20 };

/** Site search. Wakes when it is first used; what was typed before that is looked up then. */
export function Search({ place, action, labels, places }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { found, ask } = useSearch();
  const { hits, total, text } = found;
  const isPage = place === 'page';
  const wake = useEffectEvent(() => void ask(field.current?.value ?? '', STEP[place]));
  useEffect(() => wake(), []);
  useAddress(isPage, found);

  const Frame = isPage ? SearchSheet : SearchDialog;
  const hasMore = total > hits.length;
  return (
    <Frame
      labels={labels}
      onKeyDown={moveFocus}
      form={
        <SearchForm
          field={field}
          action={action}
          labels={labels}
          onType={(typed) => void ask(typed, STEP[place])}
          onSubmit={isPage ? (event) => event.preventDefault() : undefined}
        />
      }
    >
      <Status found={found} labels={labels} />
      {hits.length > 0 ? <Results hits={hits} labels={labels} /> : null}
      {hits.length === 0 && places.length > 0 ? <Places label={labels.straight} places={places} /> : null}
      {hasMore && isPage ? (
        <button
          type="button"
          onClick={() => void ask(text, hits.length + STEP.page)}
          className="min-h-12 font-semibold text-water"
        >
          {labels.more}
        </button>
      ) : null}
      {hasMore && !isPage ? (
        <a
          href={`${action}?${new URLSearchParams({ q: text }).toString()}`}
          data-result=""
          className="flex min-h-12 items-center border-t border-line font-semibold text-water focus-visible:-outline-offset-3"
        >
          {labels.all.replace('{count}', String(total))}
        </a>
      ) : null}
    </Frame>
  );
}

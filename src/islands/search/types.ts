import type { KeyboardEvent, ReactNode } from 'react';
import type { Plural } from '#shared/plural.ts';

/** Words of the search. `{count}` and `{text}` are filled in. */
export interface SearchLabels {
  open: string;
  close: string;
  field: string;
  example: string;
  searching: string;
  found: Plural;
  none: string;
  failed: string;
  all: string;
  lists: string;
  service: string;
  industry: string;
  article: string;
  case: string;
  page: string;
  keys: string;
  slash: string;
}

/** Words that only the search page needs. */
export interface SearchPageLabels {
  more: string;
  noScript: string;
}

/** What stands round a search: a dialog or a part of a page. */
export interface SearchFrameProps {
  form: ReactNode;
  children: ReactNode;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

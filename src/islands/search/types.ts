import type { KeyboardEvent, ReactNode } from 'react';
import type { Plural } from '#shared/plural.ts';

/** Texts of the search. The placeholders `{count}` and `{text}` are replaced. */
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

/** Texts that only the search page needs. */
export interface SearchPageLabels {
  more: string;
  noScript: string;
}

/** Props of the element around a search: the dialog or the section of the search page. */
export interface SearchFrameProps {
  form: ReactNode;
  children: ReactNode;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

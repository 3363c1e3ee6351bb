import type { KeyboardEvent, ReactNode } from 'react';

/** Words of the search. `{count}` and `{text}` are filled in. */
export interface SearchLabels {
  open: string;
  close: string;
  field: string;
  example: string;
  searching: string;
  one: string;
  some: string;
  none: string;
  failed: string;
  more: string;
  all: string;
  service: string;
  industry: string;
  article: string;
  case: string;
  page: string;
  keys: string;
  slash: string;
  straight: string;
  noScript: string;
}

export interface Place {
  label: string;
  href: string;
}

/** What stands round a search: a dialog or a part of a page. */
export interface SearchFrameProps {
  labels: SearchLabels;
  form: ReactNode;
  children: ReactNode;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

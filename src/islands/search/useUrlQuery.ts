import { useEffect } from 'react';
import type { Found } from './useSearch.ts';

/**
 * Writes the query to the URL of the search page: it can be bookmarked and shared, and the back button restores it. An empty field removes
 * it from the URL.
 */
export function useUrlQuery(isOn: boolean, { state, text }: Found): void {
  useEffect(() => {
    if (!isOn || state !== 'done') return;
    const query = text && `?${new URLSearchParams({ q: text }).toString()}`;
    history.replaceState(history.state, '', location.pathname + query);
  }, [isOn, state, text]);
}

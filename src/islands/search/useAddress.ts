import { useEffect } from 'react';
import type { Found } from './useSearch.ts';

/**
 * Keeps the query in the URL of the search page, so that it can be bookmarked and shared, and the back button works. An empty field removes
 * it.
 */
export function useAddress(isOn: boolean, { state, text }: Found): void {
  useEffect(() => {
    if (!isOn || state !== 'done') return;
    const query = text && `?${new URLSearchParams({ q: text }).toString()}`;
    history.replaceState(history.state, '', location.pathname + query);
  }, [isOn, state, text]);
}

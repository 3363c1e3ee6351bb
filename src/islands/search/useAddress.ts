import { useEffect } from 'react';
import type { Found } from './useSearch.ts';

/** Keeps what is looked for in the address of the search page, so that it can be kept, sent and gone back to. An emptied field leaves nothing there. */
export function useAddress(isOn: boolean, { state, text }: Found): void {
  useEffect(() => {
    if (!isOn || state !== 'done') return;
    const query = text && `?${new URLSearchParams({ q: text }).toString()}`;
    history.replaceState(history.state, '', location.pathname + query);
  }, [isOn, state, text]);
}

import { useEffect } from 'react';
import type { Found } from './useSearch.ts';

/** Keeps what is looked for in the address of the search page, so that it can be kept, sent and gone back to. */
export function useAddress(isOn: boolean, { state, text }: Found): void {
  useEffect(() => {
    if (!isOn || state !== 'done') return;
    history.replaceState(history.state, '', `${location.pathname}?${new URLSearchParams({ q: text }).toString()}`);
  }, [isOn, state, text]);
}

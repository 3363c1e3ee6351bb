/** Loads data from the service in a component. */
import { useCallback, useEffect, useState } from 'react';
import { NotFound, request } from '../request.ts';

interface Loaded<Data> {
  /** Absent until it is loaded. */
  data?: Data;
  /** Why the last request failed. */
  fault?: string;
}

/**
 * Loads JSON from `address`, and again when the address changes or `reload` is called. The old data stays until the new response arrives,
 * and is removed when the service no longer has any. The response to an earlier request is ignored. `isLoading` is true until the last
 * request is answered.
 */
export function useData<Data>(address: string): Loaded<Data> & { isLoading: boolean; reload: () => void } {
  const [{ answered, ...loaded }, setLoaded] = useState<Loaded<Data> & { answered?: string }>({});
  const [reloads, setReloads] = useState(0);
  const wanted = `${reloads} ${address}`;
  useEffect(() => {
    let isWanted = true;
    request<Data>(address).then(
      (data) => isWanted && setLoaded({ data, answered: wanted }),
      (error: unknown) => {
        const state = { fault: messageOf(error), answered: wanted };
        if (isWanted) setLoaded((last) => (error instanceof NotFound ? state : { ...last, ...state }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [address, wanted]);
  const reload = useCallback(() => setReloads((last) => last + 1), []);
  return { ...loaded, isLoading: answered !== wanted, reload };
}

/** The message of an error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

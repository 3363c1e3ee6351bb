/** Loads data from the service in a component. */
import { useCallback, useEffect, useState } from 'react';
import { request } from '../request.ts';

interface Loaded<Data> {
  /** Absent until it is loaded. */
  data?: Data;
  /** Why the last request failed. */
  fault?: string;
}

/**
 * Loads JSON from `address`, and again when the address changes or `reload` is called. The old data stays until the new response arrives. A
 * response for an earlier address is ignored.
 */
export function useData<Data>(address: string): Loaded<Data> & { reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Data>>({});
  const [reloads, setReloads] = useState(0);
  useEffect(() => {
    let isWanted = true;
    request<Data>(address).then(
      (data) => isWanted && setLoaded({ data }),
      (error: unknown) => isWanted && setLoaded((last) => ({ ...last, fault: messageOf(error) })),
    );
    return () => {
      isWanted = false;
    };
  }, [address, reloads]);
  const reload = useCallback(() => setReloads((last) => last + 1), []);
  return { ...loaded, reload };
}

/** The message of an error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

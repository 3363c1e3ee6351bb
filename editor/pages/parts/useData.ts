/** Data of the service in a component. */
import { useCallback, useEffect, useState } from 'react';
import { request } from '../request.ts';

interface Loaded<Data> {
  /** Absent until it has come. */
  data?: Data;
  /** Why it has not come. */
  fault?: string;
}

/**
 * Reads JSON from `address`, again when the address changes and when `reload` is called. What was there stays until the new answer has come;
 * an answer to an older address is thrown away.
 */
export function useData<Data>(address: string): Loaded<Data> & { reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Data>>({});
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isWanted = true;
    request<Data>(address).then(
      (data) => isWanted && setLoaded({ data }),
      (error: unknown) => isWanted && setLoaded((last) => ({ ...last, fault: messageOf(error) })),
    );
    return () => {
      isWanted = false;
    };
  }, [address, turn]);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  return { ...loaded, reload };
}

/** What an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

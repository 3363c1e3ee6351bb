/** Cache for results of asynchronous functions. */

/** Returns the cached result for `key`; at the first call for that key it runs `load`. */
type Cached = <T>(key: string, load: () => Promise<T>) => Promise<T>;

/** Creates an empty cache. Rejected promises are cached too. */
export function createCache(): Cached {
  const results = new Map<string, Promise<unknown>>();
  return <T>(key: string, load: () => Promise<T>) => {
    const result = (results.get(key) as Promise<T> | undefined) ?? load();
    results.set(key, result);
    return result;
  };
}

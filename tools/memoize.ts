/**
 * Returns a function that runs `make` once for each combination of arguments and caches its result, unless that is null or undefined. The
 * cache only grows.
 */
export function memoize<Args extends readonly string[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = args.join('\0');
    const result = results.get(key) ?? make(...args);
    results.set(key, result);
    return result;
  };
}

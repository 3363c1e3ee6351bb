/** Applies a function to every string within a value. */

/** Returns a copy of `value` with `change` applied to each string in it. Keys, dates and other class instances stay unchanged. */
export function mapStrings<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((entry: unknown) => mapStrings(entry, change)) as T;
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapStrings<unknown>(entry, change)]),
  ) as T;
}

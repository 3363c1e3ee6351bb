/** Fallback for records that a language does not have yet. */

/** Every record of a language, then those of another that it lacks. */
export function ownFirst<T extends { slug: string }>(own: readonly T[], others: readonly T[]): T[] {
  const slugs = new Set(own.map(({ slug }) => slug));
  return [...own, ...others.filter(({ slug }) => !slugs.has(slug))];
}

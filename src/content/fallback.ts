/** Fallback for records that a language does not have yet. */

/** All records of a language, followed by the records of another language whose slugs it does not have. */
export function ownFirst<T extends { slug: string }>(own: readonly T[], others: readonly T[]): T[] {
  const slugs = new Set(own.map(({ slug }) => slug));
  return [...own, ...others.filter(({ slug }) => !slugs.has(slug))];
}

import type { ArticleMeta } from './ArticleTypes.ts';

/** Who wrote an article, when, and how long it takes. */
export function ArticleFacts({ role, day, isoDay, readingTime }: ArticleMeta) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      <time dateTime={isoDay}>{day}</time>
      <span>{role}</span>
      <span>{readingTime}</span>
    </p>
  );
}

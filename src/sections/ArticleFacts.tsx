import type { ArticleMeta } from './ArticleTypes.ts';

/** When an article was written, how long it takes and who wrote it. */
export function ArticleFacts({ role, day, isoDay, readingTime }: ArticleMeta) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-0.5 text-small text-muted">
      <time dateTime={isoDay}>{day}</time>
      <span>{readingTime}</span>
      <span>{role}</span>
    </p>
  );
}

import type { ArticleMeta } from './ArticleTypes.ts';

/** When an article was written, how long it takes and who wrote it. The columns are fixed, so that nothing moves when the font arrives. */
export function ArticleFacts({ role, day, isoDay, readingTime }: ArticleMeta) {
  return (
    <div className="@container w-full">
      <p className="grid grid-cols-[9rem_1fr] gap-x-4 gap-y-0.5 text-small text-muted @min-[30rem]:grid-cols-[9rem_6rem_1fr]">
        <time dateTime={isoDay}>{day}</time>
        <span>{readingTime}</span>
        <span className="col-span-2 @min-[30rem]:col-span-1">{role}</span>
      </p>
    </div>
  );
}

import type { ArticleMeta } from './ArticleTypes.ts';

interface Props extends ArticleMeta {
  /** Whether the author's name is a link to the person's page. Not in lists, where the whole card is already a link. */
  linksAuthor?: boolean;
}

/** Date, reading time, author and role of the author of an article. */
export function ArticleFacts({ role, author, day, isoDay, readingTime, linksAuthor = false }: Props) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-0.5 text-small text-muted">
      <time dateTime={isoDay}>{day}</time>
      <span>{readingTime}</span>
      {author && linksAuthor ? (
        <a href={author.href} hrefLang={author.hrefLang} className="touch-target font-semibold text-water underline">
          {author.label}
        </a>
      ) : null}
      {author && !linksAuthor ? <span>{author.label}</span> : null}
      <span>{role}</span>
    </p>
  );
}

import type { ArticleMeta } from './ArticleTypes.ts';

interface Props extends ArticleMeta {
  /** The name leads to the person's page. In lists the whole card is a link already. */
  linksAuthor?: boolean;
}

/** When an article was written, how long it takes and who wrote it. */
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

import type { ReactNode } from 'react';

interface Props {
  /** The table of contents. */
  contents?: ReactNode;
  /** The text. */
  children: ReactNode;
  /** Content below the text, in the same column. */
  end?: ReactNode;
}

/** The text of an article with a limited line length (code may be wider), and the table of contents next to it. */
export function ArticleBody({ contents, children, end }: Props) {
  return (
    <section data-section="article" className="container-page grid gap-x-12 gap-y-8 pt-10 lg:grid-cols-12 lg:pt-16">
      <div className="lg:col-span-3">{contents}</div>
      <div className="min-w-0 lg:col-span-9">
        <article className="prose max-w-none [&>:not(pre)]:max-w-[min(100%,42rem)]">{children}</article>
        <div className="max-w-[42rem]">{end}</div>
      </div>
    </section>
  );
}

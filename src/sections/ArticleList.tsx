import type { ReactNode } from 'react';
import { Picture } from '#ui/Picture.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { ArticleCard } from './ArticleTypes.ts';

interface Props {
  title: string;
  articles: readonly ArticleCard[];
  /** Topics and feeds, next to the list. */
  aside?: ReactNode;
  /** Links to the other pages of the list. */
  pages?: ReactNode;
}

/** Articles as rows with lines between them: text, and a small picture at the inline end. Without articles, only `aside` is shown. */
export function ArticleList({ title, articles, aside, pages }: Props) {
  return (
    <section data-section="articles" className="container-page grid gap-x-12 gap-y-12 pt-section lg:grid-cols-12">
      {articles.length > 0 ? (
        <div className={aside ? 'lg:order-2 lg:col-span-9' : 'lg:col-span-12'}>
          <h2 className="text-title leading-[1.12] tracking-[-0.03em]">{title}</h2>
          <ul className="mt-6 border-b border-line">
            {articles.map((article) => (
              <li
                key={article.href}
                data-card=""
                className="group relative grid items-center gap-x-10 border-t border-line py-7 sm:grid-cols-[1fr_9rem] lg:grid-cols-[1fr_12rem]"
              >
                <div className="grid gap-2.5">
                  <h3 className="text-lead leading-tight lg:text-title lg:tracking-[-0.025em]">
                    <a href={article.href} className="after:absolute after:inset-0 group-hover:text-water">
                      {article.title}
                    </a>
                  </h3>
                  <p className="max-w-[40rem] text-muted">{article.desc}</p>
                  <ArticleFacts {...article} />
                </div>
                <Picture picture={article.picture} className="max-sm:hidden" />
              </li>
            ))}
          </ul>
          {pages}
        </div>
      ) : null}
      {aside ? <div className="lg:col-span-3">{aside}</div> : null}
    </section>
  );
}

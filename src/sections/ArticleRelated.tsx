import { Picture } from '#ui/Picture.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { ArticleCard } from './ArticleTypes.ts';

interface Props {
  title: string;
  articles: readonly ArticleCard[];
}

/** Related articles, each below its picture. */
export function ArticleRelated({ title, articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <section data-section="related-articles" className="container-page pt-section">
      <h2 className="text-title leading-[1.15] tracking-[-0.03em]">{title}</h2>
      <ul className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-3">
        {articles.map((article) => (
          <li key={article.href} data-card="" className="group relative grid content-start gap-5">
            <div className="rounded-card bg-sand/60 px-8 py-6">
              <Picture picture={article.picture} />
            </div>
            <div className="grid gap-2">
              <h3 className="text-lead leading-tight">
                <a href={article.href} className="after:absolute after:inset-0 group-hover:text-water">
                  {article.title}
                </a>
              </h3>
              <ArticleFacts {...article} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

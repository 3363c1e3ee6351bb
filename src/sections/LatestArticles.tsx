import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { ArticleCard } from './ArticleTypes.ts';
import type { Heading, Link } from './types.ts';

interface Props extends Heading {
  articles: readonly ArticleCard[];
  overview: Link;
}

/** The newest articles as a list of text next to its heading, without pictures. */
export function LatestArticles({ title, desc, articles, overview }: Props) {
  return (
    <section data-section="articles" className="container-page grid gap-x-12 gap-y-10 pt-section lg:grid-cols-12">
      <div className="lg:col-span-5">
        <SectionHeading title={title} desc={desc} />
        <p className="mt-7">
          <TextLink href={overview.href}>{overview.label}</TextLink>
        </p>
      </div>
      <ul className="lg:col-span-7 lg:col-start-6">
        {articles.map((article) => (
          <li
            key={article.href}
            data-card=""
            className="group relative grid gap-2.5 border-t border-line py-7 last:border-b"
          >
            <h3 className="text-title leading-[1.15] tracking-[-0.03em]">
              <a href={article.href} className="after:absolute after:inset-0 group-hover:text-water">
                {article.title}
              </a>
            </h3>
            <p className="max-w-measure text-muted">{article.desc}</p>
            <ArticleFacts {...article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

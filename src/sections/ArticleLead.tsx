import { Picture } from '#ui/Picture.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { ArticleCard } from './ArticleTypes.ts';

interface Props {
  article: ArticleCard;
  /** Text above the title, for example `Newest`. */
  label: string;
}

/** The newest article: a wide card with its picture on a background of the colour `sand`, and a large title. */
export function ArticleLead({ article, label }: Props) {
  return (
    <section data-section="newest" className="container-page pt-12 lg:pt-16">
      <article
        data-card=""
        className="group relative grid overflow-clip rounded-stage border border-line bg-surface lg:grid-cols-12"
      >
        <div className="grid place-items-center bg-sand/60 px-6 py-8 lg:order-2 lg:col-span-6 lg:px-10">
          <Picture
            picture={article.picture}
            className="max-w-[34rem] [transition:translate_var(--move)_var(--ease-out)] group-hover:[translate:0_-0.25rem]"
          />
        </div>
        <div className="grid content-center gap-5 p-6 sm:p-10 lg:col-span-6 lg:py-14">
          <p className="text-small font-semibold text-water">{label}</p>
          <h2 className="display [--size:clamp(1.9rem,1.4rem+2vw,3rem)]">
            <a href={article.href} className="after:absolute after:inset-0 group-hover:text-water">
              {article.title}
            </a>
          </h2>
          <p className="max-w-measure text-lead leading-normal text-muted">{article.desc}</p>
          <ArticleFacts {...article} />
        </div>
      </article>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { ArticleMeta } from './ArticleTypes.ts';
import type { Heading, Link } from './types.ts';

interface Props extends Heading, ArticleMeta {
  breadcrumb?: ReactNode;
  picture: PictureSource;
  tagsLabel: string;
  tags: readonly Link[];
}

/** The head of an article: title, description, facts and tags, with the picture next to them on wide pages. */
export function ArticleHead({ breadcrumb, title, desc, picture, tagsLabel, tags, ...facts }: Props) {
  return (
    <section
      id="hero"
      data-section="hero"
      className="container-page grid items-center gap-x-12 gap-y-8 pt-8 lg:grid-cols-12 lg:pt-14"
    >
      <div className="grid justify-items-start lg:col-span-7">
        {breadcrumb}
        <h1 className="display mt-4 [--size:clamp(2.2rem,1.6rem+2.6vw,3.75rem)]">
          <TitleText>{title}</TitleText>
        </h1>
        <p className="mt-6 max-w-measure text-lead leading-normal text-muted">{desc}</p>
        <div className="mt-7 grid w-full gap-3 border-t border-line pt-5">
          <ArticleFacts {...facts} linksAuthor />
          <ul aria-label={tagsLabel} className="flex flex-wrap gap-x-6">
            {tags.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center text-small font-semibold text-water">
                  <span className="channel-link pb-0.5">{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Picture picture={picture} isFirst className="lg:col-span-5" />
    </section>
  );
}

import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import { SeeAlso, type SeeAlsoProps } from './SeeAlso.tsx';
import type { Heading, Link } from './types.ts';

interface Props extends Heading {
  breadcrumb?: ReactNode;
  paragraphs: readonly string[];
  picture: PictureSource;
  mark: PictureSource;
  action: Link;
  seeAlso: SeeAlsoProps;
}

/** The head of an industry page: headline and description, then a box with the drawing and the long description. */
export function IndustryHero({ breadcrumb, title, desc, paragraphs, picture, mark, action, seeAlso }: Props) {
  return (
    <section id="hero" data-section="hero" className="container-page pt-8">
      {breadcrumb}
      <div className="mt-4 grid items-start gap-x-12 gap-y-6 lg:grid-cols-12">
        <h1 className="display [--size:clamp(2.25rem,1.7rem+3vw,4.25rem)] lg:col-span-7">
          <TitleText>{title}</TitleText>
        </h1>
        <div className="lg:col-span-5 lg:pt-2">
          <p className="max-w-measure text-lead leading-normal text-muted">{desc}</p>
          <p className="mt-6">
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
          </p>
        </div>
      </div>
      <div className="mt-10 grid overflow-clip rounded-stage border border-line bg-surface lg:mt-14 xl:grid-cols-12">
        <div className="grid place-items-center bg-sand/60 p-4 sm:p-8 lg:py-12 xl:col-span-7">
          <Picture picture={picture} isFirst className="max-w-[40rem]" />
        </div>
        <div className="grid content-center gap-4 p-7 lg:p-12 xl:col-span-5">
          <Picture picture={mark} className="w-19.25" />
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-measure">
              {paragraph}
            </p>
          ))}
          <SeeAlso {...seeAlso} />
        </div>
      </div>
    </section>
  );
}

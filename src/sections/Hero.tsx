import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import { Statement, type StatementProps } from './Statement.tsx';
import type { Heading, Link } from './types.ts';

interface Props extends Heading {
  breadcrumb?: ReactNode;
  picture: PictureSource;
  action?: Link;
  second?: Link;
  /** A second headline with paragraphs, below the text and the picture. */
  statement?: StatementProps;
  /** Whether it is the hero of the home page, with larger text and a larger picture. */
  isHome?: boolean;
}

/**
 * The drawing of the home page has an empty margin of 8.4 % at each side. On wide screens, the drawn part is aligned with both edges of its
 * column. On small screens, its start is aligned with the text, and its end is cut off by the edge of the window.
 */
const HOME_PICTURE = 'max-w-none max-lg:-ms-[11.6%] max-lg:w-[138%] lg:-ms-[10.1%] lg:-mt-12 lg:w-[120.2%]';

/** The head of a page: text at the inline start and picture at the inline end. On small screens the picture is below the text. */
export function Hero({ breadcrumb, title, desc, picture, action, second, statement, isHome = false }: Props) {
  return (
    <section id="hero" data-section="hero" className="overflow-x-clip">
      <div
        className={`container-page grid items-center gap-x-10 gap-y-8 ${
          isHome
            ? 'pt-10 lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)] lg:items-start lg:pt-16'
            : 'pt-8 lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] lg:pt-14 lg:pb-8'
        }`}
      >
        <div className="grid justify-items-start">
          {breadcrumb}
          <h1 className={isHome ? 'display-hero' : 'display mt-4 [--size:clamp(2.25rem,1.7rem+3vw,4.25rem)]'}>
            <TitleText>{title}</TitleText>
          </h1>
          <p className="mt-6 max-w-[31rem] text-lead leading-normal text-muted">{desc}</p>
          {(action ?? second) ? (
            <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
              {action ? <ButtonLink href={action.href}>{action.label}</ButtonLink> : null}
              {second ? <TextLink href={second.href}>{second.label}</TextLink> : null}
            </p>
          ) : null}
        </div>
        <Picture picture={picture} isFirst className={isHome && picture.mirrors ? HOME_PICTURE : ''} />
      </div>
      {statement ? <Statement {...statement} /> : null}
    </section>
  );
}

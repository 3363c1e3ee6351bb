import { Fragment, type ReactNode } from 'react';
import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import type { Link } from './types.ts';

interface CaseCard extends Link {
  /** Mark of a composed case (not of a real client). */
  mark?: string | undefined;
  client: string;
  result: string;
  technologies: readonly string[];
  picture: PictureSource;
  /** Values of each facet, separated by spaces. The script that filters the list compares them. */
  values: { industry: string; service: string; technology: string };
}

interface Props {
  filters?: ReactNode;
  cards: readonly CaseCard[];
  /** The comma and the space between two technologies. */
  comma: string;
  /** Whether the pictures are close-ups: each then fills its part of the card to the edges. */
  isNear?: boolean;
}

/**
 * Widths by position among the visible cards: the first has the full width, the others are narrow and wide alternately. A last card that
 * would be alone in its row has the full width.
 */
const SPANS =
  'lg:col-span-5 lg:[&:nth-child(4n+3_of_:not([hidden]))]:col-span-7 lg:[&:nth-child(4n_of_:not([hidden]))]:col-span-7 lg:[&:nth-child(1_of_:not([hidden]))]:col-span-12 lg:[&:nth-child(even_of_:not([hidden])):nth-last-child(1_of_:not([hidden]))]:col-span-12';

/** Characters in a name at which a line may break. */
const BREAKABLE = /[ /-]/;

/** Case studies as cards of different widths, each with its picture. The layout of a card depends on its width (container queries). */
export function CaseList({ filters, cards, comma, isNear = false }: Props) {
  return (
    <section data-section="cases" className="container-page pt-section">
      {filters}
      <ul className="mt-8 grid gap-x-5 gap-y-5 lg:grid-cols-12">
        {cards.map((card) => (
          <li
            key={card.href}
            data-card=""
            data-case=""
            data-industry={card.values.industry}
            data-service={card.values.service}
            data-technology={card.values.technology}
            className={`@container ${SPANS}`}
          >
            <Card card={card} comma={comma} isNear={isNear} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ card, comma, isNear }: { card: CaseCard; comma: string; isNear: boolean }) {
  const { label, href, mark, client, result, technologies, picture } = card;
  return (
    <article className="group relative grid h-full overflow-clip rounded-card border border-line bg-surface @max-2xl:grid-rows-[auto_1fr] @2xl:grid-cols-[6fr_5fr] @5xl:grid-cols-2">
      <div
        className={`grid bg-sand/60 @2xl:order-2 ${isNear ? '' : 'place-items-center px-6 py-5 @2xl:px-2 @5xl:px-14 @5xl:py-10'}`}
      >
        <Picture
          picture={picture}
          className={
            isNear
              ? 'size-full object-cover'
              : 'max-w-[22rem] [transition:translate_var(--move)_var(--ease-out)] group-hover:[translate:0_-0.25rem] @2xl:max-w-none @5xl:max-w-[32rem]'
          }
        />
      </div>
      <div className="grid content-start gap-3 p-6 @2xl:content-center @2xl:p-8 @5xl:p-14">
        {mark ? <p className="text-small font-semibold text-water">{mark}</p> : null}
        <p className="text-small text-muted">
          <bdi>{client}</bdi>
        </p>
        <h3 className="text-title leading-[1.12] tracking-[-0.03em] @5xl:text-display @5xl:leading-[1.05]">
          <a href={href} className="after:absolute after:inset-0">
            <TitleText>{label}</TitleText>
          </a>
        </h3>
        <p className="max-w-measure text-muted">{result}</p>
        <p className="text-small">
          {technologies.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && comma}
              {/* Isolated: in right-to-left text, Latin names would have the order from left to right. */}
              <bdi className={BREAKABLE.test(name) ? 'min-[22rem]:whitespace-nowrap' : undefined}>{name}</bdi>
            </Fragment>
          ))}
        </p>
      </div>
    </article>
  );
}

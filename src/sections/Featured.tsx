import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import type { Heading, Link, LinkWithNote } from './types.ts';

interface Card extends Heading {
  /** Links to the pages above, for example `Industries / Healthcare`. */
  origin: readonly Link[];
  action: LinkWithNote;
  picture: PictureSource;
}

interface Props {
  first: Card;
  others: readonly Card[];
}

/** Three industries in depth: the first with the full width, the others side by side. */
export function Featured({ first, others }: Props) {
  return (
    <section data-section="featured" className="container-page pt-section">
      <article className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-2">
        <CardText card={first} isLarge />
        <div className="rounded-stage border border-line bg-surface p-5 sm:p-10 lg:order-2">
          <Picture picture={first.picture} />
        </div>
      </article>
      <div className="mt-20 grid gap-x-14 gap-y-14 md:grid-cols-2 lg:mt-28">
        {others.map((card) => (
          <article key={card.action.href} className="grid content-start gap-7">
            <div className="rounded-stage bg-sand/60 px-8 py-9">
              <Picture picture={card.picture} />
            </div>
            <CardText card={card} />
          </article>
        ))}
      </div>
    </section>
  );
}

function CardText({ card, isLarge = false }: { card: Card; isLarge?: boolean }) {
  return (
    <div>
      <p className="flex flex-wrap gap-x-2 text-small font-semibold text-water">
        {card.origin.map(({ label, href }, index) => (
          <span key={href} className="flex gap-2">
            {index > 0 ? <span aria-hidden="true">/</span> : null}
            <a href={href} className="touch-target channel-link">
              {label}
            </a>
          </span>
        ))}
      </p>
      <h2 className={isLarge ? 'display mt-4' : 'mt-2 text-title leading-[1.12] tracking-[-0.03em]'}>
        <TitleText>{card.title}</TitleText>
      </h2>
      <p className={`max-w-measure text-muted ${isLarge ? 'mt-6 text-lead leading-normal' : 'mt-3'}`}>{card.desc}</p>
      <p className="mt-6">
        <TextLink {...card.action}>{card.action.label}</TextLink>
        {card.action.language && <span className="ms-3 text-small text-muted"> {card.action.language}</span>}
      </p>
    </div>
  );
}

import { Icon } from '#ui/Icon.tsx';
import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import type { Card, Heading } from './types.ts';

interface Props extends Heading {
  picture: PictureSource;
  cards: readonly Card[];
}

/** Four claims in a grid with lines between them, and a picture next to the heading. */
export function Strengths({ title, desc, picture, cards }: Props) {
  return (
    <section data-section="why" className="container-page pt-section">
      <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-12">
        <SectionHeading title={title} desc={desc} className="lg:col-span-7" />
        <Picture picture={picture} className="rounded-stage bg-sand/60 lg:col-span-5" />
      </div>
      <ul className="mt-8 grid border-b border-line md:grid-cols-2">
        {cards.map((card) => (
          <li
            key={card.title}
            data-card=""
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-t border-line py-7 md:odd:pe-8 md:even:border-s md:even:ps-8"
          >
            <Icon name={card.icon} className="size-8 text-water" />
            <div>
              <h3 className="text-lead">
                <TitleText>{card.title}</TitleText>
              </h3>
              <p className="mt-1.5 text-muted">{card.desc}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

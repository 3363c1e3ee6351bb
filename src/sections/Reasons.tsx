import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import type { Heading } from './types.ts';

interface Props extends Heading {
  section: string;
  picture: PictureSource;
  cards: readonly Heading[];
}

/** A heading with a picture, and claims next to it, each with its reason. */
export function Reasons({ section, title, desc, picture, cards }: Props) {
  return (
    <section data-section={section} className="container-page grid gap-x-12 gap-y-10 pt-section lg:grid-cols-12">
      <div className="lg:col-span-6">
        <div className="tall:sticky-below-header">
          <SectionHeading title={title} desc={desc} />
          <Picture picture={picture} className="mt-10 rounded-stage bg-sand/60" />
        </div>
      </div>
      <ul className="self-start lg:col-span-5 lg:col-start-8">
        {cards.map((card) => (
          <li key={card.title} data-card="" className="border-t border-line py-8 last:border-b">
            <h3 className="text-title leading-[1.15] tracking-[-0.03em]">
              <TitleText>{card.title}</TitleText>
            </h3>
            <p className="mt-3 text-muted">{card.desc}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Heading } from './types.ts';

interface Props extends Heading {
  cards: readonly (Heading & { href: string; picture: PictureSource })[];
  /** Note about the links, for example that some pages are in English. */
  note?: string | undefined;
}

/** Links to other pages as cards, each with the drawing of its page. */
export function LinkCards({ title, desc, cards, note }: Props) {
  return (
    <section data-section="links" className="container-page pt-section">
      <SectionHeading title={title} desc={desc} note={note} />
      {/* Four cards in a row would be too narrow for the words of their titles on tablets. */}
      <ul
        className={`mt-10 grid auto-cols-fr gap-x-8 gap-y-10 lg:mt-14 ${cards.length > 3 ? 'md:max-lg:grid-cols-2 lg:grid-flow-col' : 'md:grid-flow-col'}`}
      >
        {cards.map((card) => (
          <li key={card.href} data-card="" className="group relative grid content-start gap-5">
            <div className="overflow-clip rounded-card bg-sand/60 px-5 py-6">
              <Picture
                picture={card.picture}
                className="[transition:translate_var(--move)_var(--ease-out)] group-hover:[translate:0_-0.25rem]"
              />
            </div>
            <div>
              <h3 className="text-title leading-[1.15] tracking-[-0.03em]">
                <a href={card.href} className="after:absolute after:inset-0 group-hover:text-water">
                  {card.title}
                </a>
              </h3>
              <p className="mt-2.5 max-w-measure text-muted">{card.desc}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Heading, Link } from './types.ts';

interface Props extends Heading {
  cards: readonly (Heading & Link & { picture: PictureSource })[];
  /** Note about the links, for example that some pages are in English. */
  note?: string | undefined;
}

/** The services of a group as cards with their drawings, in two columns. With an odd number, the first card has the full width. */
export function Children({ title, desc, cards, note }: Props) {
  return (
    <section data-section="children" className="mt-section border-y border-line bg-surface">
      <div className="container-page py-section">
        <SectionHeading title={title} desc={desc} note={note} />
        <ul className="mt-12 grid gap-x-10 gap-y-14 md:grid-cols-2 lg:mt-16">
          {cards.map((card, index) => (
            <li
              key={card.href}
              data-card=""
              className={`group relative grid content-start gap-6 ${cards.length % 2 === 1 && index === 0 ? 'md:col-span-2 md:grid-cols-2 md:items-center md:gap-x-10' : ''}`}
            >
              <div className="grid place-items-center overflow-clip rounded-card bg-sand/60 px-6 py-7">
                <Picture
                  picture={card.picture}
                  className="max-w-[26rem] [transition:translate_var(--move)_var(--ease-out)] group-hover:[translate:0_-0.25rem]"
                />
              </div>
              <div>
                <p className="text-small font-semibold text-water">{card.label}</p>
                <h3 className="mt-1 text-title leading-[1.15] tracking-[-0.03em]">
                  <a href={card.href} className="after:absolute after:inset-0">
                    {card.title}
                  </a>
                </h3>
                <p className="mt-2.5 max-w-[36rem] text-muted">{card.desc}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

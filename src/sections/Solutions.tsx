import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import type { Heading } from './types.ts';

interface Props extends Heading {
  cards: readonly { title: string; picture: PictureSource; bullets: readonly string[] }[];
}

/**
 * Solutions as cards, in rows that are full. The first card, and the last of six, is wide with its drawing at the inline end; others have it
 * above the text.
 */
export function Solutions({ title, desc, cards }: Props) {
  return (
    <section data-section="solutions" className="container-page pt-section">
      <SectionHeading title={title} desc={desc} />
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:mt-14 lg:grid-cols-6">
        {cards.map((card, index) => {
          const isWide = index === 0 || (cards.length === 6 && index === 5);
          return (
            <li
              key={card.title}
              data-card=""
              className={`grid overflow-clip rounded-card border border-line bg-surface ${
                isWide
                  ? `sm:col-span-2 sm:grid-cols-2 ${index === 0 ? 'lg:col-span-4' : 'lg:col-span-6'}`
                  : 'grid-rows-[auto_1fr] lg:col-span-2'
              }`}
            >
              <div className={`grid place-items-center bg-sand/60 ${isWide ? 'sm:order-2' : ''}`}>
                <Picture picture={card.picture} className={isWide ? 'max-w-[20rem] p-6' : 'max-w-[13rem] py-4'} />
              </div>
              <div className={`p-6 lg:p-7 ${isWide ? 'self-center' : ''}`}>
                <h3 className={isWide ? 'text-title tracking-[-0.03em]' : 'text-lead'}>
                  <TitleText>{card.title}</TitleText>
                </h3>
                <ul className="mt-4 grid gap-3">
                  {card.bullets.map((bullet) => (
                    <li key={bullet} className="flex gap-3 wrap-anywhere text-muted">
                      <span className="mt-[0.7em] h-0.75 w-4 shrink-0 rounded-full bg-water" aria-hidden="true" />
                      {bullet}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { Icon } from '#ui/Icon.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { Strata } from '#ui/Strata.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import type { Card, Heading } from './types.ts';

interface Props extends Heading {
  /** Value of `data-section`. */
  section: string;
  cards: readonly (Card & { href?: string })[];
  /** Whether a card has its icon or its number. */
  marks: 'numbers' | 'icons';
  /** Note about the links, for example that some pages are in English. */
  note?: string | undefined;
}

/** Complete class names, because Tailwind finds classes in the source. Below the width of their breakpoint, the lists have two columns. */
const FOUR = {
  list: 'xl:grid-cols-4',
  item: 'sm:max-xl:odd:ps-0 sm:max-xl:even:border-s sm:max-xl:last:odd:col-span-2 xl:nth-[-n+4]:border-t-0 xl:not-nth-[4n+1]:border-s xl:nth-[4n+1]:ps-0',
};
const FIVE = {
  list: 'xl:grid-cols-5',
  item: 'sm:max-xl:odd:ps-0 sm:max-xl:even:border-s sm:max-xl:last:odd:col-span-2 xl:nth-[-n+5]:border-t-0 xl:not-nth-[5n+1]:border-s xl:nth-[5n+1]:ps-0 xl:px-5',
};
const THREE = {
  list: 'lg:grid-cols-3',
  item: 'sm:max-lg:odd:ps-0 sm:max-lg:even:border-s sm:max-lg:last:odd:col-span-2 lg:nth-[-n+3]:border-t-0 lg:not-nth-[3n+1]:border-s lg:nth-[3n+1]:ps-0',
};

/** Number of columns that fills the rows: five for a multiple of 5, three for a multiple of 3, otherwise four. */
const columnsFor = (count: number) => (count % 5 === 0 ? FIVE : count % 3 === 0 ? THREE : FOUR);

/** Cards in columns with lines between them, on a dark background that begins with strata. */
export function DarkColumns({ section, title, desc, cards, marks, note }: Props) {
  const columns = columnsFor(cards.length);
  return (
    <section data-section={section} className="on-night mt-16">
      <Strata />
      <div className="bg-night text-on-night">
        <div className="container-page pt-12 pb-section">
          <SectionHeading title={title} desc={desc} note={note} isOnDark />
          <ol className={`mt-12 grid border-y border-on-night-line sm:grid-cols-2 lg:mt-16 ${columns.list}`}>
            {cards.map((card, index) => (
              <li
                key={card.title}
                data-card=""
                className={`relative border-on-night-line py-8 not-first:border-t sm:px-7 sm:nth-[2]:border-t-0 ${columns.item}`}
              >
                {marks === 'icons' ? (
                  <Icon name={card.icon} className="size-8 text-on-night-water" />
                ) : (
                  <span className="font-semibold text-on-night-water" aria-hidden="true">
                    {index + 1}
                  </span>
                )}
                <h3 className="mt-4 text-lead">
                  {card.href ? (
                    <a href={card.href} className="after:absolute after:inset-0 hover:text-on-night-water">
                      <TitleText>{card.title}</TitleText>
                    </a>
                  ) : (
                    <TitleText>{card.title}</TitleText>
                  )}
                </h3>
                <p className="mt-2.5 text-on-night-muted">{card.desc}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

import { Icon } from '#ui/Icon.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import { mosaicSpans } from './mosaicSpans.ts';
import type { Card, Heading } from './types.ts';

interface Props extends Heading {
  section: string;
  cards: readonly Card[];
}

/** Complete class names, because Tailwind finds classes in the source. */
const SPAN_CLASSES: Readonly<Record<number, string>> = {
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  6: 'lg:col-span-6',
  7: 'lg:col-span-7',
};

/** Cards of different widths, for example the parts of a service. */
export function Mosaic({ section, title, desc, cards }: Props) {
  const spans = mosaicSpans(cards.length);
  return (
    <section data-section={section} className="container-page pt-section">
      <SectionHeading title={title} desc={desc} />
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:mt-14 lg:grid-cols-12">
        {cards.map((card, index) => (
          <li
            key={card.title}
            data-card=""
            className={`rounded-card border border-line bg-surface p-6 sm:max-lg:last:odd:col-span-2 lg:p-7 ${SPAN_CLASSES[spans[index] ?? 6]}`}
          >
            <Icon name={card.icon} className="size-8 text-water" />
            <h3 className="mt-5 text-lead">
              <TitleText>{card.title}</TitleText>
            </h3>
            <p className="mt-2 max-w-measure text-muted">{card.desc}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

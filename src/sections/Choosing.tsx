import { Icon } from '#ui/Icon.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Heading, Link } from './types.ts';

interface Props extends Heading {
  cards: readonly (Link & { when: string; why: string })[];
}

/** Situations in the client's words, each with the service that fits and why. */
export function Choosing({ title, desc, cards }: Props) {
  return (
    <section data-section="choosing" className="container-page grid gap-x-12 gap-y-10 pt-section xl:grid-cols-12">
      <SectionHeading title={title} desc={desc} className="xl:sticky-below-header xl:col-span-5 xl:self-start" />
      <ul className="xl:col-span-7">
        {cards.map(({ when, why, label, href }) => (
          <li
            key={when}
            data-card=""
            className="grid gap-x-8 gap-y-3 border-t border-line py-7 last:border-b md:grid-cols-2"
          >
            <p className="text-lead leading-snug font-medium">{when}</p>
            <div>
              <a href={href} className="inline-flex min-h-8 items-center gap-2 font-semibold text-water">
                <Icon name="ph:arrow-right" className="size-4.5" />
                <span className="channel-link">{label}</span>
              </a>
              <p className="mt-1 text-muted">{why}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

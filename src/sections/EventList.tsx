import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Heading, Link } from './types.ts';

interface Props extends Heading {
  events: readonly (Link & { isoStart: string; when: string; place: string })[];
}

/** A list of upcoming events. */
export function EventList({ title, desc, events }: Props) {
  return (
    <section data-section="events" className="container-page pt-section">
      <SectionHeading title={title} desc={desc} />
      <ul className="mt-10 border-t border-line">
        {events.map(({ href, label, isoStart, when, place }) => (
          <li key={href} className="grid gap-x-8 gap-y-1 border-b border-line py-6 lg:grid-cols-[5fr_7fr]">
            <p className="text-muted">
              <time dateTime={isoStart} className="block">
                {when}
              </time>
              <bdi>{place}</bdi>
            </p>
            <p className="text-lead font-semibold">
              <a href={href} className="underline underline-offset-4 hover:text-water">
                {label}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

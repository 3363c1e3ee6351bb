import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import type { Heading, Link } from './types.ts';

interface Props extends Heading {
  breadcrumb?: ReactNode;
  /** Mark of a composed case (not of a real client), shown above its title. */
  mark?: string | undefined;
  /** Explains that the case is composed. */
  note?: string | undefined;
  client: string;
  logo?: { src: string; width: number; height: number } | undefined;
  picture: PictureSource;
  facts: readonly { label: string; links: readonly FactLink[] }[];
}

interface FactLink extends Link {
  /** Text for screen readers that replaces the label, if the label alone does not describe the target of the link. */
  purpose?: string;
}

/** The head of a case study: a headline across the page, then a box with the facts and the picture side by side. */
export function CaseHero({ breadcrumb, mark, note, title, desc, client, logo, picture, facts }: Props) {
  return (
    <section id="hero" data-section="hero" className="container-page pt-8 lg:pt-12">
      {breadcrumb}
      {mark ? (
        <p data-mark="" className="mt-4 font-semibold text-water">
          {mark}
        </p>
      ) : null}
      <h1 className="display mt-4 max-w-[54rem] [--size:clamp(2.4rem,1.5rem+3.6vw,4.75rem)]">
        <TitleText>{title}</TitleText>
      </h1>
      <p className="mt-6 max-w-[44rem] text-lead leading-normal text-muted">{desc}</p>
      {note ? <p className="mt-4 max-w-[44rem] text-small">{note}</p> : null}
      <div className="mt-10 grid overflow-clip rounded-stage border border-line lg:mt-14 lg:grid-cols-12">
        <div className="grid place-items-center bg-sand/60 p-4 sm:p-8 lg:order-2 lg:col-span-7 lg:py-10">
          <Picture picture={picture} isFirst className="max-w-[38rem]" />
        </div>
        <div className="bg-surface p-7 lg:col-span-5 lg:p-8 xl:p-12">
          {logo ? (
            // Light behind and around the logo in both themes, as in ClientLogos.tsx.
            <img
              {...logo}
              alt=""
              decoding="async"
              className="mb-6 max-h-16 w-auto bg-[#fffdf8] object-contain shadow-[0_0_0_0.5rem_#fffdf8]"
            />
          ) : null}
          <p className="text-title leading-[1.15] rtl:leading-[1.4] font-semibold tracking-[-0.03em] text-balance">
            <bdi>{client}</bdi>
          </p>
          <dl className="mt-6 border-b border-line lg:mt-8">
            {facts.map(({ label, links }) => (
              <div
                key={label}
                className="grid items-baseline gap-x-4 border-t border-line py-3 sm:grid-cols-[7.5rem_1fr]"
              >
                <dt className="py-1.5 text-small text-muted">{label}</dt>
                <dd>
                  <ul className="flex flex-wrap gap-x-5">
                    {links.map((link) => (
                      <li key={link.href}>
                        <a
                          href={link.href}
                          className="inline-flex min-h-11 items-center leading-snug font-medium hover:text-water"
                        >
                          <span aria-hidden={link.purpose !== undefined || undefined} className="channel-link pb-0.5">
                            {/* Isolated: right-to-left text would move the sign of .NET or C++ to the other end. */}
                            <bdi>{link.label}</bdi>
                          </span>{' '}
                          {link.purpose && <span className="sr-only">{link.purpose}</span>}
                        </a>
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

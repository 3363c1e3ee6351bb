import type { ReactNode } from 'react';
import { Photograph, type PhotographSource } from '#ui/Photograph.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import type { Link } from './types.ts';

interface Props {
  breadcrumb?: ReactNode;
  name: string;
  role: string;
  paragraphs: readonly string[];
  links: readonly Link[];
  /** Accessible name of the list of links. */
  linksLabel: string;
  photograph?: PhotographSource | undefined;
}

/** A person: name, role, description and links, with an optional photograph at the inline end. */
export function PersonSheet({ breadcrumb, name, role, paragraphs, links, linksLabel, photograph }: Props) {
  return (
    <section
      id="hero"
      data-section="hero"
      className="container-page grid items-start gap-x-12 gap-y-8 pt-8 lg:grid-cols-12 lg:pt-14"
    >
      <div className="grid justify-items-start wrap-anywhere lg:col-span-7">
        {breadcrumb}
        <h1 className="display mt-4 [--size:clamp(2.25rem,1.7rem+3vw,4.25rem)]">{name}</h1>
        <p className="mt-4 text-lead leading-normal text-muted">{role}</p>
        <div className="prose mt-8">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {links.length > 0 ? (
          <ul aria-label={linksLabel} className="mt-8 flex flex-wrap gap-x-6 gap-y-4">
            {links.map(({ label, href }) => (
              <li key={href}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {photograph ? (
        <div className="max-w-[24rem] lg:col-span-4 lg:col-start-9">
          <Photograph picture={photograph} shape="portrait" isFirst />
        </div>
      ) : null}
    </section>
  );
}

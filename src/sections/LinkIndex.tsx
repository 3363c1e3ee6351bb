import { Icon } from '#ui/Icon.tsx';
import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Heading, Link, LinkWithNote } from './types.ts';

interface Props extends Heading {
  /** Links with a small drawing (`mark`) or, without one, an icon. */
  items: readonly (LinkWithNote & { icon: string; mark?: PictureSource })[];
  overview?: Link;
  /** Note about the links, for example that some pages are in English. */
  note?: string | undefined;
}

/** A long list of links in several columns, like the index of a book. */
export function LinkIndex({ title, desc, items, overview, note }: Props) {
  const links = overview ? [...items, { ...overview, icon: 'ph:arrow-right' }] : items;
  const hasMarks = items.some(({ mark }) => mark);
  return (
    <section data-section="index" className="container-page pt-section">
      <SectionHeading title={title} desc={desc} note={note} />
      <ul className="mt-10 gap-x-2 min-[24rem]:columns-2 xl:gap-x-8 border-y border-line py-6 md:columns-3 lg:mt-14 lg:columns-4">
        {links.map(({ label, href, hrefLang, icon, mark, language }) => (
          <li key={href} className={`break-inside-avoid ${hasMarks ? 'py-1' : ''}`}>
            <a
              href={href}
              hrefLang={hrefLang}
              className="inline-flex min-h-11 max-w-full items-center gap-1 sm:gap-1.5 xl:gap-3 leading-snug hover:text-water max-sm:text-small max-sm:tracking-[-0.02em]"
            >
              {mark ? (
                <Picture picture={mark} className="w-7 shrink-0 sm:w-12" />
              ) : (
                <span className={hasMarks ? 'grid w-7 shrink-0 place-items-center sm:w-12' : ''}>
                  <Icon name={icon} className="size-5.5 text-water" />
                </span>
              )}
              <span className="min-w-0 wrap-break-word hyphens-auto">
                <span className="channel-link pb-0.5">{label}</span>
                {language && <span className="ms-2 text-small text-muted"> {language}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

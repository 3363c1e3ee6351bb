import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import type { Link } from './types.ts';

interface Props {
  families: readonly { title: string; items: readonly (Link & { mark: PictureSource; summary: string })[] }[];
  /** The field that filters the list, an island. */
  filter?: ReactNode;
  /** Note about the links, for example that some pages are in English. */
  note?: string | undefined;
}

/** Industries grouped by family, each with its small drawing and a summary. */
export function Families({ families, filter, note }: Props) {
  return (
    <section data-section="families" className="container-page pt-section">
      {filter}
      {note && <p className="mt-6 text-muted">{note}</p>}
      <div data-filtered="" className="mt-8">
        {families.map(({ title, items }) => (
          <section
            key={title}
            data-entries=""
            className="grid gap-x-10 gap-y-6 border-t border-line py-10 lg:grid-cols-12"
          >
            <h2 className="text-title leading-[1.12] tracking-[-0.03em] lg:col-span-3">{title}</h2>
            <ul className="grid gap-x-10 gap-y-7 md:grid-cols-2 lg:col-span-9">
              {items.map(({ label, href, mark, summary }) => (
                <li key={href} data-entry="" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
                  <Picture picture={mark} className="w-19.25" />
                  <div>
                    <h3 className="text-lead">
                      <a href={href} className="channel-link pb-0.5">
                        <TitleText>{label}</TitleText>
                      </a>
                    </h3>
                    <p className="mt-1 text-muted">{summary}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

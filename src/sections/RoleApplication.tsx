import type { ReactNode } from 'react';
import { Strata } from '#ui/Strata.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import type { Link } from './types.ts';

interface Props {
  title: string;
  intro: string;
  /** Link to the privacy notice. */
  privacy: Link;
  /** The form, an island, or a text that replaces it when it is disabled. */
  children?: ReactNode;
}

/** The application form on a dark background, with a text about how applications are handled. */
export function RoleApplication({ title, intro, privacy, children }: Props) {
  return (
    <section data-section="application" id="apply" data-off-paper="" className="mt-section">
      <div className="on-night">
        <Strata />
      </div>
      <div className="bg-night">
        <div className="container-page grid gap-x-12 gap-y-10 pt-10 pb-section lg:grid-cols-12">
          <div className="on-night text-on-night lg:col-span-4">
            <h2 className="display [--size:clamp(1.9rem,1.5rem+1.6vw,2.75rem)]">{title}</h2>
            <p className="mt-4 max-w-[22rem] text-on-night-muted">{intro}</p>
            <p className="mt-6">
              <TextLink href={privacy.href} onNight>
                {privacy.label}
              </TextLink>
            </p>
          </div>
          <div className="rounded-stage border border-transparent bg-surface p-6 sm:p-10 lg:col-span-8">{children}</div>
        </div>
      </div>
      <Strata direction="up" />
    </section>
  );
}

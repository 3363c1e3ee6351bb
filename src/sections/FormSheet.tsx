import type { ReactNode } from 'react';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Heading, Link } from './types.ts';

interface Props extends Heading {
  /** Where to read what happens to what the form takes; absent where the form is off. */
  privacy?: Link | undefined;
  /** The form: an island, or what to do instead. */
  children?: ReactNode;
}

/** A form on a sheet beside the words that ask for it. */
export function FormSheet({ title, desc, privacy, children }: Props) {
  return (
    <section data-section="form" id="form" className="container-page grid gap-x-12 gap-y-10 pt-section lg:grid-cols-12">
      <div className="lg:col-span-5">
        <SectionHeading title={title} desc={desc} />
      </div>
      <div
        data-off-paper=""
        className="rounded-stage border border-line bg-surface p-6 sm:p-10 lg:col-span-7 lg:self-start"
      >
        {children}
        {privacy ? (
          <p className="mt-6 text-small text-muted">
            <a href={privacy.href} className="touch-target underline underline-offset-4 hover:text-water">
              {privacy.label}
            </a>
          </p>
        ) : null}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Heading } from './types.ts';

interface Props extends Heading {
  /** The team builder, an island, or a text that replaces it when the contact form is disabled. */
  children?: ReactNode;
}

/** The section of the team builder. Its background and borders distinguish it from the text of the page. */
export function BuilderSheet({ title, desc, children }: Props) {
  return (
    <section data-section="builder" data-off-paper="" className="mt-section border-y border-line bg-surface">
      <div className="container-page py-section">
        <SectionHeading title={title} desc={desc} />
        <div className="mt-10 lg:mt-14">{children}</div>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Heading } from './types.ts';

/** Files to download. `children` are the rows of the list. */
export function Downloads({ title, desc, children }: Heading & { children?: ReactNode }) {
  return (
    <section data-section="downloads" className="container-page pt-section">
      <SectionHeading title={title} desc={desc} />
      <ul className="mt-10 border-t border-line">{children}</ul>
    </section>
  );
}

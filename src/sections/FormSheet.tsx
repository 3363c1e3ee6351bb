import type { ReactNode } from 'react';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { FormPanel } from './FormPanel.tsx';
import type { Heading, Link } from './types.ts';

interface Props extends Heading {
  /** Link to the privacy notice; undefined when the form is disabled. */
  privacy?: Link | undefined;
  /** The form, an island, or a text that replaces it when it is disabled. */
  children?: ReactNode;
}

/** A section with a heading, a text and a form next to them. */
export function FormSheet({ title, desc, privacy, children }: Props) {
  return (
    <section
      data-section="form"
      id="form"
      data-off-paper=""
      className="container-page grid gap-x-12 gap-y-10 pt-section lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <SectionHeading title={title} desc={desc} />
      </div>
      <FormPanel privacy={privacy} className="lg:col-span-7">
        {children}
      </FormPanel>
    </section>
  );
}

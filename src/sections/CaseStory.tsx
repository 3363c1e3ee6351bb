import type { ReactNode } from 'react';

interface Props {
  section: string;
  /** The text, in `.prose`. */
  children?: ReactNode;
  /** What stands beside it. */
  aside?: ReactNode;
}

/** A stretch of the story, with room beside it. */
export function CaseStory({ section, children, aside }: Props) {
  return (
    <section data-section={section} className="container-page grid gap-x-12 gap-y-10 pt-section lg:grid-cols-12">
      <div className="lg:col-span-8">{children}</div>
      {aside ? <div className="lg:col-span-4">{aside}</div> : null}
    </section>
  );
}

import type { ReactNode } from 'react';

interface Props {
  section: string;
  /** An element with the class names `caseText` that contains the text. */
  children?: ReactNode;
  /** Content next to the text. */
  aside?: ReactNode;
}

/** Class names for the element that contains the text. On wide screens, headings are in a separate column, with a line above each part. */
export const caseText =
  'prose [&>:first-child]:mt-0 lg:grid lg:max-w-none lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:[&>*]:col-start-2 lg:[&>*]:mt-0 lg:[&>*]:pb-4 lg:[&>:has(+h2)]:pb-8 lg:[&>h2]:col-start-1 lg:[&>h2]:border-t lg:[&>h2]:border-line lg:[&>h2]:pe-6 lg:[&>h2]:pt-7 lg:[&>h2+*]:border-t lg:[&>h2+*]:border-line lg:[&>h2+*]:pt-7';

/** A part of the text of a case study, with space for content next to it. */
export function CaseStory({ section, children, aside }: Props) {
  return (
    <section data-section={section} className="container-page grid gap-x-12 gap-y-10 pt-section lg:grid-cols-12">
      {aside ? <div className="lg:col-span-3 lg:col-start-10 lg:row-start-1">{aside}</div> : null}
      <div className="lg:col-span-9 lg:row-start-1">{children}</div>
    </section>
  );
}

import type { SearchFrameProps } from './types.ts';

/** The search as a part of its own page. Without script it says so, and the lists below it stand. */
export function SearchSheet({ labels, form, children, onKeyDown }: SearchFrameProps) {
  return (
    <section data-section="search" className="container-page pt-10 lg:pt-14">
      <noscript>
        <p className="max-w-measure border-s-2 border-water ps-5">{labels.noScript}</p>
      </noscript>
      <div onKeyDown={onKeyDown} className="needs-script max-w-[56rem]">
        {form}
        <div className="mt-3">{children}</div>
      </div>
    </section>
  );
}

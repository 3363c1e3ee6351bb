import type { SearchFrameProps, SearchPageLabels } from './types.ts';

interface Props extends SearchFrameProps {
  labels: SearchPageLabels;
}

/**
 * The search on the search page. Without script it shows a note, and the lists below it still work. Browsers must not translate it: React
 * would replace a translated field by an empty one, and would fail to change translated results.
 */
export function SearchSection({ labels, form, children, onKeyDown }: Props) {
  return (
    <section data-section="search" className="container-page pt-10">
      <noscript>
        <p className="max-w-measure border-s-2 border-water ps-4">{labels.noScript}</p>
      </noscript>
      <div translate="no" onKeyDown={onKeyDown} className="grid gap-4">
        <div className="needs-script">{form}</div>
        <div>{children}</div>
      </div>
    </section>
  );
}

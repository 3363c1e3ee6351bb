import type { RefObject } from 'react';
import type { Hit } from './engine.ts';
import { Marked } from './Marked.tsx';
import type { SearchLabels } from './types.ts';
import { useKeptFocus } from './useKeptFocus.ts';

interface Props {
  hits: readonly Hit[];
  labels: SearchLabels;
  /** Gets the focus when new results replace the focused one. */
  field: RefObject<HTMLInputElement | null>;
}

/** Results grouped by kind. The kind of the best result comes first. */
export function Results({ hits, labels, field }: Props) {
  const onFocus = useKeptFocus(hits, field);
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return (
    <div onFocus={onFocus}>
      {kinds.map((kind) => (
        <section key={kind} className="grid gap-x-12 gap-y-4 border-t border-line py-5 lg:grid-cols-12">
          <h2 className="text-lead lg:col-span-3">{nameOf(kind, labels)}</h2>
          <ul className="grid gap-x-12 gap-y-4 lg:col-span-9 lg:grid-cols-2">
            {hits
              .filter((hit) => hit.kind === kind)
              .map((hit) => (
                <li key={hit.href} data-card="">
                  <Result hit={hit} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Result({ hit: { href, title, within, excerpt } }: { hit: Hit }) {
  return (
    <a href={href} data-result="" className="grid gap-1 hover:text-water focus-visible:text-water">
      <span className="font-semibold">
        {/* Isolated: in right-to-left text, two Latin names would have the order from left to right. */}
        <bdi>{title}</bdi>
        {within ? (
          <span className="font-normal text-muted">
            {' / '}
            <bdi>{within}</bdi>
          </span>
        ) : null}
      </span>
      <span className="text-small text-muted">
        <Marked excerpt={excerpt} />
      </span>
    </a>
  );
}

const nameOf = (kind: string, { service, industry, article, case: study, page }: SearchLabels) =>
  ({ service, industry, article, case: study })[kind] ?? page;

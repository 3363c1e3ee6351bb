import type { Hit } from './engine.ts';
import { Marked } from './Marked.tsx';
import type { SearchLabels } from './types.ts';

interface Props {
  hits: readonly Hit[];
  labels: SearchLabels;
}

/** Results under the name of their kind. The kind of the best result comes first. */
export function Results({ hits, labels }: Props) {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.map((kind) => (
    <section key={kind} className="grid gap-x-8 border-t border-line py-3 sm:grid-cols-[7.5rem_1fr]">
      <h2 className="pt-3 text-small font-semibold tracking-normal text-muted">{nameOf(kind, labels)}</h2>
      <ul>
        {hits
          .filter((hit) => hit.kind === kind)
          .map((hit) => (
            <li key={hit.href} data-card="">
              <Result hit={hit} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

function Result({ hit: { href, title, within, excerpt } }: { hit: Hit }) {
  return (
    <a
      href={href}
      data-result=""
      className="-mx-3 block rounded-small px-3 py-2.5 hover:bg-sand/50 focus-visible:bg-sand/50 focus-visible:-outline-offset-3"
    >
      <span className="font-semibold">{title}</span>
      {within ? <span className="text-small text-muted"> / {within}</span> : null}
      <span className="mt-0.5 line-clamp-2 text-small text-muted">
        <Marked excerpt={excerpt} />
      </span>
    </a>
  );
}

const nameOf = (kind: string, { service, industry, article, case: study, page }: SearchLabels) =>
  ({ service, industry, article, case: study })[kind] ?? page;

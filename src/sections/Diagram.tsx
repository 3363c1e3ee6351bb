import { Icon } from '#ui/Icon.tsx';
import { Outline } from './DiagramBlock.tsx';
import { DiagramDrawing } from './DiagramDrawing.tsx';
import { NARROW, WIDE, type DiagramData, type DiagramKind } from './diagramLayout.ts';

interface Props {
  data: DiagramData;
  /** Whether the diagram is mirrored, for right-to-left pages. */
  isMirrored: boolean;
  words: { figure: string; to: string; key: string } & Record<DiagramKind, string>;
}

const KINDS: readonly DiagramKind[] = ['outside', 'service', 'store', 'queue', 'person'];

/**
 * The architecture diagram: nodes with links between them. Wide screens show a wide form, small screens one whose columns are rows. A
 * numbered list describes each link.
 */
export function Diagram({ data, isMirrored, words }: Props) {
  const name = (id: string) => data.nodes.find((node) => node.id === id)?.label ?? id;
  const kinds = KINDS.filter((kind) => data.nodes.some((node) => node.kind === kind));
  return (
    <section
      data-section="diagram"
      aria-labelledby="diagram-caption"
      className="mt-section border-y border-line bg-surface"
    >
      <figure className="container-page py-section">
        <figcaption id="diagram-caption" className="max-w-measure text-lead leading-snug font-medium">
          {data.caption}
        </figcaption>
        <Key kinds={kinds} words={words} />
        <div role="group" aria-label={words.figure} tabIndex={0} className="mt-8 overflow-x-auto">
          <DiagramDrawing data={data} form={WIDE} isMirrored={isMirrored} className="mx-auto max-lg:hidden" />
          <DiagramDrawing
            data={data}
            form={NARROW}
            isMirrored={isMirrored}
            className="mx-auto w-full max-w-[30rem] min-w-[19rem] lg:hidden"
          />
        </div>
        <ol className="mt-10 gap-x-10 border-t border-line pt-4 md:columns-2 lg:columns-3">
          {data.links.map(({ from, to, label }, index) => (
            <li key={`${from} ${to}`} className="grid break-inside-avoid grid-cols-[1.75rem_1fr] gap-x-3 py-2">
              <span
                aria-hidden="true"
                className="grid size-7 place-items-center rounded-full border-2 border-channel-wall text-small font-semibold tabular-nums"
              >
                {index + 1}
              </span>
              <p className="pt-0.5 text-small">
                {/* Isolated: in right-to-left text, two Latin names would have the order from left to right, against the arrow. */}
                <bdi className="font-semibold">{name(from)}</bdi>{' '}
                <Icon name="ph:arrow-right" className="inline size-3.5 text-water" />
                <span className="sr-only">{words.to}</span> <bdi className="font-semibold">{name(to)}</bdi>
                {label ? <span className="block text-muted">{label}</span> : null}
              </p>
            </li>
          ))}
        </ol>
      </figure>
    </section>
  );
}

function Key({ kinds, words }: { kinds: readonly DiagramKind[]; words: Props['words'] }) {
  return (
    <ul aria-label={words.key} className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-small text-muted">
      {kinds.map((kind) => (
        <li key={kind} className="inline-flex items-center gap-2.5">
          <svg viewBox="-2 -5 44 33" width="36" height="27" aria-hidden="true">
            <Outline kind={kind} box={{ x: 0, y: 0, width: 40, height: 26 }} />
          </svg>
          {words[kind]}
        </li>
      ))}
    </ul>
  );
}

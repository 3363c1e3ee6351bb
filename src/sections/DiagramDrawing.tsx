import { DiagramBlock } from './DiagramBlock.tsx';
import { DiagramChannel, DiagramMark } from './DiagramChannel.tsx';
import { diagramLayout, type DiagramData, type DiagramForm } from './diagramLayout.ts';

interface Props {
  data: DiagramData;
  form: DiagramForm;
  isMirrored: boolean;
  className: string;
}

/** The diagram as SVG in one form. It is hidden from assistive technology, because the list next to it contains the same as text. */
export function DiagramDrawing({ data, form, isMirrored, className }: Props) {
  const { view, nodes, channels } = diagramLayout(data, form, isMirrored);
  return (
    <svg
      viewBox={view.join(' ')}
      width={view[2]}
      height={view[3]}
      aria-hidden="true"
      className={`h-auto max-w-full ${className}`}
    >
      {channels.map((channel) => (
        <DiagramChannel key={channel.number} channel={channel} width={form.isTurned ? 7 : 8} />
      ))}
      {nodes.map((node) => (
        <DiagramBlock key={node.id} node={node} fontSize={form.isTurned ? 12 : 14} />
      ))}
      {channels.map((channel) => (
        <DiagramMark key={channel.number} channel={channel} radius={form.mark} />
      ))}
    </svg>
  );
}

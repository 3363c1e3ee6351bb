import type { DiagramKind, PlacedNode } from './diagramLayout.ts';
import type { Box } from './diagramTracks.ts';

/** A node of the diagram with its label. The outline shows its kind. */
export function DiagramBlock({ node, fontSize }: { node: PlacedNode; fontSize: number }) {
  const { x, y, width, height, kind, lines } = node;
  const lineHeight = fontSize * 1.22;
  const middle = y + height / 2 + OFFSET[kind];
  const center = x + width / 2 - (kind === 'queue' ? height / 9 : 0);
  return (
    <g>
      <Outline kind={kind} box={node} />
      <text textAnchor="middle" fontSize={fontSize} className="fill-ink font-semibold">
        {lines.map((line, index) => (
          <tspan
            key={line}
            x={round(center)}
            y={round(middle + (index - (lines.length - 1) / 2) * lineHeight + fontSize * 0.35)}
          >
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** Vertical offset of the label from the middle, by kind: some outlines need space above or below it. */
const OFFSET: Readonly<Record<DiagramKind, number>> = { outside: 0, service: -4, store: 5, queue: 0, person: 3 };

/**
 * Outlines: `outside` a dashed box, `service` a box with layers of ground, `store` a cylinder, `queue` a pipe, `person` head and shoulders.
 */
export function Outline({ kind, box: { x, y, width, height } }: { kind: DiagramKind; box: Box }) {
  const line = 'fill-surface stroke-ink';
  const [right, bottom] = [x + width, y + height];
  switch (kind) {
    case 'outside':
      return (
        <rect
          x={x}
          y={y}
          width={width}
          height={height}
          rx="8"
          strokeWidth="1.6"
          strokeDasharray="5 5"
          className="fill-page stroke-muted"
        />
      );
    case 'service': {
      const layer = height / 12;
      return (
        <>
          <rect x={x} y={y} width={width} height={height} rx="6" strokeWidth="1.6" className={line} />
          <path d={`M${x} ${bottom - layer * 2}h${width}v${layer}h${-width}z`} className="fill-(--strata-1)" />
          <path
            d={`M${x} ${bottom - layer}h${width}v${layer - 5}a5 5 0 0 1 -5 5h${10 - width}a5 5 0 0 1 -5 -5z`}
            className="fill-(--strata-2)"
          />
          <rect x={x} y={y} width={width} height={height} rx="6" strokeWidth="1.6" className="fill-none stroke-ink" />
        </>
      );
    }
    case 'store': {
      const [rx, ry] = [width / 2, height / 9];
      return (
        <>
          <path
            d={`M${x} ${y + ry}v${height - ry * 2}a${rx} ${ry} 0 0 0 ${width} 0v${ry * 2 - height}`}
            strokeWidth="1.6"
            className={line}
          />
          <ellipse cx={x + rx} cy={y + ry} rx={rx} ry={ry} strokeWidth="1.6" className="fill-sand stroke-ink" />
        </>
      );
    }
    case 'queue': {
      const cap = height / 7;
      return (
        <>
          <path
            d={`M${x + cap} ${y}H${right - cap}a${cap} ${height / 2} 0 0 1 0 ${height}H${x + cap}a${cap} ${height / 2} 0 0 1 0 ${-height}z`}
            strokeWidth="1.6"
            className={line}
          />
          <path
            d={`M${right - cap} ${y}a${cap} ${height / 2} 0 0 0 0 ${height}`}
            strokeWidth="1.6"
            className="fill-none stroke-ink"
          />
        </>
      );
    }
    case 'person':
      return (
        <>
          <rect x={x} y={y} width={width} height={height} rx={height * 0.36} strokeWidth="1.6" className={line} />
          <circle cx={x + width / 2} cy={y} r={height / 8} strokeWidth="1.6" className="fill-sand stroke-ink" />
        </>
      );
  }
}

const round = (value: number) => Math.round(value * 10) / 10;

import type { Channel } from './diagramLayout.ts';
import { along, shortened, type Point } from './diagramTracks.ts';

interface Props {
  channel: Channel;
  /** Width of the line, in SVG units. */
  width: number;
}

/** A link of the diagram, drawn as a channel: a wide line with a dashed line of light in it, and an arrowhead at its end. */
export function DiagramChannel({ channel: { points }, width }: Props) {
  const headLength = width * 1.3;
  const path = pathOf(shortened(points, headLength), width * 1.6);
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={path} strokeWidth={width} className="stroke-channel-wall" />
      <path d={path} strokeWidth={width - 3} className="stroke-channel-water" />
      <path d={path} strokeWidth="1.6" strokeDasharray="7 7" className="stroke-[#ffffffd9]" />
      <path d={head(points, headLength, width)} className="fill-channel-wall" />
    </g>
  );
}

/** The number of a link, in a circle. */
export function DiagramMark({ channel: { mark, number }, radius }: { channel: Channel; radius: number }) {
  const [x, y] = mark;
  return (
    <g>
      <circle cx={x} cy={y} r={radius} strokeWidth="2.5" className="fill-page stroke-channel-wall" />
      <text x={x} y={y + radius * 0.4} textAnchor="middle" fontSize={radius * 1.15} className="fill-ink font-semibold">
        {number}
      </text>
    </g>
  );
}

const length = ([ax, ay]: Point, [bx, by]: Point) => Math.abs(bx - ax) + Math.abs(by - ay);

function head(points: readonly Point[], length: number, width: number): string {
  const [before, last] = points.slice(-2);
  if (!before || !last) return '';
  const [dx, dy] = along(before, last);
  const [bx, by] = [last[0] - dx * length, last[1] - dy * length];
  return `M${last.join(' ')}L${bx - dy * width} ${by + dx * width}L${bx + dy * width} ${by - dx * width}z`;
}

/** Path data through the points, with rounded corners. */
function pathOf(points: readonly Point[], radius: number): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${point.join(' ')}`;
      if (!after) return `L${point.join(' ')}`;
      const [inX, inY] = along(before, point);
      const [outX, outY] = along(point, after);
      const bend = Math.min(radius, length(before, point) / 2, length(point, after) / 2);
      return `L${point[0] - inX * bend} ${point[1] - inY * bend}Q${point.join(' ')} ${point[0] + outX * bend} ${point[1] + outY * bend}`;
    })
    .join('');
}

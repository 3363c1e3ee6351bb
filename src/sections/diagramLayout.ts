/** Layout of an architecture diagram: positions of the nodes, routes of the channels (the links) and positions of their numbers. */
import { markPositions } from './diagramMarks.ts';
import { routes } from './diagramRoutes.ts';
import { shortened, trackLines, type Box, type Point, type Tracks } from './diagramTracks.ts';

export type DiagramKind = 'outside' | 'service' | 'store' | 'queue' | 'person';

export interface DiagramData {
  caption: string;
  nodes: readonly { id: string; label: string; column: number; row: number; kind: DiagramKind }[];
  links: readonly { from: string; to: string; label?: string | undefined }[];
}

/** Sizes of a form of the diagram, in SVG units, which are CSS pixels at its natural width. */
export interface DiagramForm {
  box: { width: number; height: number };
  gap: { x: number; y: number };
  /** Number of channels that fit side by side between two columns (`x`) and between two rows (`y`). */
  lanes: { x: number; y: number };
  /** Number of characters that fit on a line of a label. */
  letters: number;
  /** Radius of the circle around a number. */
  mark: number;
  /** Whether columns become rows: the diagram then runs from top to bottom. */
  isTurned: boolean;
}

export const WIDE: DiagramForm = {
  box: { width: 164, height: 72 },
  gap: { x: 76, y: 64 },
  lanes: { x: 3, y: 3 },
  letters: 19,
  mark: 11,
  isTurned: false,
};
export const NARROW: DiagramForm = {
  box: { width: 94, height: 76 },
  gap: { x: 38, y: 62 },
  lanes: { x: 2, y: 3 },
  letters: 12,
  mark: 10,
  isTurned: true,
};

export interface PlacedNode extends Box {
  id: string;
  kind: DiagramKind;
  lines: string[];
}

export interface Channel {
  points: readonly Point[];
  number: number;
  mark: Point;
}

export interface DiagramLayout {
  /** `viewBox`: left, top, width and height. */
  view: readonly [number, number, number, number];
  nodes: PlacedNode[];
  channels: Channel[];
}

/** The layout of `data` in a form. `isMirrored` is for right-to-left pages. Throws when a link has no possible route. */
export function diagramLayout({ nodes, links }: DiagramData, form: DiagramForm, isMirrored = false): DiagramLayout {
  const cells = nodes.map(({ column, row }) => (form.isTurned ? { column: row, row: column } : { column, row }));
  const columns = Math.max(...cells.map(({ column }) => column));
  const rows = Math.max(...cells.map(({ row }) => row));
  const { box, gap } = form;
  const placed = nodes.map(({ id, kind, label }, index): PlacedNode => {
    const { column, row } = cells[index] ?? { column: 1, row: 1 };
    const x = (isMirrored ? columns - column : column - 1) * (box.width + gap.x);
    return {
      id,
      kind,
      lines: wrapped(label, form.letters - (kind === 'queue' ? 2 : 0)),
      x,
      y: (row - 1) * (box.height + gap.y),
      ...box,
    };
  });
  const ends = links.map(({ from, to }) => [place(placed, from), place(placed, to)] as const);
  const paths = routes(placed, ends, tracksOf(columns, rows, form));
  // Without the arrowheads: a number in the middle of a short route would otherwise touch one.
  const marks = markPositions(
    paths.map((points) => shortened(points, HEAD)),
    form.mark,
  );
  const channels = paths.map(
    (points, index) => ({ points, number: index + 1, mark: marks[index] ?? [0, 0] }) satisfies Channel,
  );
  return { view: viewOf(placed, paths), nodes: placed, channels };
}

/** Wraps a label at spaces into lines of at most `letters` characters. A longer word has its own line. */
export function wrapped(label: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const place = (nodes: readonly PlacedNode[], id: string) => nodes.findIndex((node) => node.id === id);

function tracksOf(columns: number, rows: number, { box, gap, lanes }: DiagramForm): Tracks {
  const x = trackLines(columns, box.width, gap.x, lanes.x);
  const y = trackLines(rows, box.height, gap.y, lanes.y);
  return { xs: x.all, ys: y.all, xSides: x.sides, ySides: y.sides };
}

/** Space for an arrowhead along its channel, in SVG units. It is less than the distance between two lanes. */
const HEAD = 11.5;

const EDGE = 12;

function viewOf(boxes: readonly Box[], paths: readonly (readonly Point[])[]): [number, number, number, number] {
  const xs = [...boxes.flatMap(({ x, width }) => [x, x + width]), ...paths.flat().map(([x]) => x)];
  const ys = [...boxes.flatMap(({ y, height }) => [y, y + height]), ...paths.flat().map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - EDGE, Math.min(...ys) - EDGE];
  return [left, top, Math.max(...xs) + EDGE - left, Math.max(...ys) + EDGE - top];
}

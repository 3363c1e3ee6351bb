/**
 * The block of ground: its top, its hollows and the strata in its two cut faces, whose waves continue round the corner.
 */
import { panel, type Face } from './face.ts';
import { polygon, smooth, line } from './path.ts';
import { SHADE, SHADE_OPACITY, STRATA, SURFACES, tone, WHITE } from './palette.ts';
import type { Block, Hollow } from './scene.ts';
import type { Shape } from './shape.ts';
import { leftFace, outlineOf, rightFace, topFace } from './solids.ts';
import { project, type Vec2 } from './space.ts';

/** Depth of each layer's upper edge, as a share of the block's depth. */
const LAYERS = [0, 0.09, 0.22, 0.42, 0.66, 0.82];
/** Base height of the waves of the layers, and approximate distance between their points, in grid units. */
const WAVE = 0.11;
const STEP = 1.25;

/** Default depth of the channel, as a share of the block's depth. */
const CHANNEL_DEPTH = 0.56;

/** Height of the channel in grid units (negative, since the surface is at 0), or undefined for a dry block. */
export const channelLevel = ({ depth, channel }: Block): number | undefined =>
  channel === false ? undefined : -(channel ?? depth * CHANNEL_DEPTH);

/**
 * The shapes of the ground without channel, canals and shadows, in painting order. The block's farthest corner is at
 * [0, 0, 0].
 */
export function ground(block: Block): Shape[] {
  return [
    ...(block.hollows ?? []).flatMap((hollow) => hollowShapes(hollow, block)),
    { d: topOutline(block), fill: SURFACES[block.surface] },
    ...(block.patches ?? []).flatMap(({ at: [x, y], size, surface, paint = [] }) => {
      const face = topFace(x, y, 0, size[0], size[1]);
      return [...panel(0, 0, size[0], size[1], SURFACES[surface])(face), ...paint.flatMap((draw) => draw(face))];
    }),
    ...cutFace(block, 'left'),
    ...cutFace(block, 'right'),
    { d: rim(block), stroke: WHITE, width: 0.7, opacity: 0.55 },
  ];
}

/** Path data of the light line along the near edges of the top, except where a hollow opens. */
function rim(block: Block): string {
  const [w, d] = block.size;
  const left = solidParts(block, 'left').map(({ from, to }) => line([project([from, d, 0]), project([to, d, 0])]));
  const right = solidParts(block, 'right').map(({ from, to }) =>
    line([project([w, d - from, 0]), project([w, d - to, 0])]),
  );
  return [...left, ...right].join('');
}

const solidParts = (block: Block, side: 'left' | 'right') => segmentsOf(block, side).filter(({ hollow }) => !hollow);

/**
 * Path data of the top without its hollows. The outlines of the hollows run in the opposite direction, so the fill
 * leaves them out.
 */
export function topOutline({ size: [w, d], hollows = [] }: Block): string {
  const holes = hollows.map(({ at: [x, y], size: [hw, hd] }) =>
    polygon([project([x, y, 0]), project([x, y + hd, 0]), project([x + hw, y + hd, 0]), project([x + hw, y, 0])]),
  );
  return polygon([project([0, 0, 0]), project([w, 0, 0]), project([w, d, 0]), project([0, d, 0])]) + holes.join('');
}

/** The two far walls of a hollow and its floor or water. Its near walls face away from the viewer. */
function hollowShapes({ at: [x, y], size: [w, d], drop, floor }: Hollow, block: Block): Shape[] {
  const wall = (face: Face, from: number, dark: number): Shape[] => [
    ...strataOn(face, drop, block.depth, from),
    ...(dark > 0 ? [{ d: outlineOf(face), fill: SHADE, opacity: dark }] : []),
  ];
  return [
    ...wall(leftFace(x, y, -drop, w, drop), x, 0.06),
    ...wall(rightFace(x, y + d, -drop, d, drop), block.size[0] + block.size[1] - y - d, 0.2),
    { d: outlineOf(topFace(x, y, -drop, w, d)), fill: SURFACES[floor] },
  ];
}

/**
 * The layers of ground on a face whose upper edge is at ground level. `height` is the height of the face, `depth` that
 * of the block, `from` the position of the face's left end along the block's cut edges; in grid units.
 */
export function strataOn(face: Face, height: number, depth: number, from: number): Shape[] {
  const visible = STRATA.map((fill, index) => ({ fill, level: (LAYERS[index] ?? 1) * depth, index })).filter(
    ({ level }) => level < height,
  );
  return visible.map(({ fill, level, index }) => {
    const upper =
      index === 0
        ? line([face.at(0, height), face.at(face.width, height)])
        : smooth(waveOn(face, height, level, index, from));
    return { d: `${upper}L${closing(face)}Z`, fill };
  });
}

/** Path data that continues an upper edge along the lower edge of a face, from its right end to its left end. */
const closing = ({ width, at }: Face) => line([at(width, 0), at(0, 0)]).slice(1);

/**
 * Points of the upper edge of a layer, from the left end of the face to its right end: the sum of two sine waves along
 * the block's cut edges, a short one that is higher in deeper layers, and a long low one.
 */
function waveOn(face: Face, height: number, level: number, index: number, from: number): Vec2[] {
  const count = Math.max(Math.round(face.width / STEP), 2);
  return Array.from({ length: count + 1 }, (_, step) => {
    const u = (face.width * step) / count;
    const t = from + u;
    const v =
      height -
      level -
      WAVE * (0.6 + index * 0.25) * Math.sin(t * 0.85 + index * 1.7) -
      0.06 * Math.sin(t * 0.31 + index);
    return face.at(u, Math.min(Math.max(v, 0), height));
  });
}

/**
 * A part of a cut face along which the ground's height is constant; `from` and `to` in grid units from the face's left
 * end.
 */
interface Segment {
  from: number;
  to: number;
  hollow?: Hollow;
}

/** True when a hollow of a block of this size reaches the cut face. */
export const opensIn = ({ at: [x, y], size: [hw, hd] }: Hollow, [w, d]: Vec2, side: 'left' | 'right'): boolean =>
  side === 'left' ? y + hd >= d - 0.01 : x + hw >= w - 0.01;

/** The segments of a cut face, from left to right as the viewer sees it. */
function segmentsOf({ size: [w, d], hollows = [] }: Block, side: 'left' | 'right'): Segment[] {
  const length = side === 'left' ? w : d;
  const open = hollows
    .filter((hollow) => opensIn(hollow, [w, d], side))
    .map((hollow) => {
      const from = side === 'left' ? hollow.at[0] : d - hollow.at[1] - hollow.size[1];
      return { from, to: from + (side === 'left' ? hollow.size[0] : hollow.size[1]), hollow };
    })
    .toSorted((a, b) => a.from - b.from);
  const all: Segment[] = [];
  let position = 0;
  for (const segment of open) {
    if (segment.from > position) all.push({ from: position, to: segment.from });
    all.push(segment);
    position = segment.to;
  }
  if (position < length) all.push({ from: position, to: length });
  return all;
}

function cutFace(block: Block, side: 'left' | 'right'): Shape[] {
  const [w, d] = block.size;
  const { depth } = block;
  const face = side === 'left' ? leftFace(0, d, -depth, w, depth) : rightFace(w, d, -depth, d, depth);
  const parts = segmentsOf(block, side);
  const solid = profile(face, parts, ({ bed, drop }) => bed ?? drop);
  const isOpen = parts.some(({ hollow }) => hollow);
  // One outline for the whole face: segments painted one by one would show seams.
  const strata = strataOn(face, depth, depth, side === 'left' ? 0 : w).map((shape) =>
    isOpen ? { ...shape, clip: solid } : shape,
  );
  const water = parts.flatMap(({ from, to, hollow }) => (hollow ? waterOn(face, from, to, hollow, side) : []));
  const shade: Shape[] =
    side === 'right' ? [{ d: profile(face, parts, ({ drop }) => drop), fill: SHADE, opacity: SHADE_OPACITY }] : [];
  const paints = (side === 'left' ? block.left : block.right) ?? [];
  return [...strata, ...water, ...shade, ...paints.flatMap((paint) => paint(face))];
}

/** Path data of a cut face's outline; where a hollow opens, its upper edge is lower by `dropOf`. */
function profile(face: Face, parts: readonly Segment[], dropOf: (hollow: Hollow) => number): string {
  const top = parts.flatMap(({ from, to, hollow }) => {
    const level = face.height - (hollow ? dropOf(hollow) : 0);
    return [face.at(from, level), face.at(to, level)];
  });
  return polygon([face.at(0, 0), ...top, face.at(face.width, 0)]);
}

/** The water of a hollow in the cut face; an empty list for a dry pit. */
function waterOn(face: Face, from: number, to: number, { drop, bed }: Hollow, side: 'left' | 'right'): Shape[] {
  if (bed === undefined) return [];
  return panel(from, face.height - bed, to, face.height - drop, tone('sea', side))(face);
}

/** Partly transparent shadows on the ground, to the lower right of the solids on it. */
import { polygon } from './path.ts';
import { SHADOW, SHADOW_OPACITY } from './palette.ts';
import type { Shape, Solid } from './shape.ts';
import { project, type Box, type Vec2 } from './space.ts';

/** Length of a shadow along x and y for each unit of height, and its greatest length along x, in grid units. */
const REACH: Vec2 = [0.42, -0.1];
const LONGEST = 2.4;

/** The shadows of the solids whose base is at height 0. */
export const shadows = (solids: readonly Solid[]): Shape[] => cast(solids, 0);

/** The solids, with the shadows that fall on raised ground added to it. */
export const shaded = (solids: readonly Solid[]): Solid[] =>
  solids.map((ground) => {
    if (!ground.isGround) return ground;
    const { min, max } = ground.box;
    const onTop = solids.filter(({ box }) => ([0, 1] as const).every((axis) => overlaps(box, ground.box, axis)));
    const corners: Vec2[] = [
      [min[0], min[1]],
      [max[0], min[1]],
      [max[0], max[1]],
      [min[0], max[1]],
    ];
    const clip = polygon(corners.map(([x, y]) => project([x, y, max[2]])));
    return { ...ground, shapes: [...ground.shapes, ...cast(onTop, max[2]).map((shape) => ({ ...shape, clip }))] };
  });

const overlaps = (a: Box, b: Box, axis: 0 | 1) => a.min[axis] < b.max[axis] && b.min[axis] < a.max[axis];

/**
 * Outline of the shadow that a solid `height` high casts on the plane of its base, the rectangle from (x0, y0) to
 * (x1, y1); in grid units.
 */
export function shadowOutline([x0, y0]: Vec2, [x1, y1]: Vec2, height: number): Vec2[] {
  const [dx, dy] = [REACH[0] * height, REACH[1] * height];
  return [
    [x0, y0],
    [x0 + dx, y0 + dy],
    [x1 + dx, y0 + dy],
    [x1 + dx, y1 + dy],
    [x1, y1],
    [x0, y1],
  ];
}

/** One shape for all shadows at a height, so that overlaps are not darker; an empty list when no solid casts one. */
function cast(solids: readonly Solid[], level: number): Shape[] {
  const d = solids
    .filter(({ castsShadow, box }) => castsShadow && Math.abs(box.min[2] - level) < 0.06)
    .map(({ box: { min, max } }) => {
      const height = Math.min(max[2] - min[2], LONGEST / REACH[0]);
      const outline = shadowOutline([min[0], min[1]], [max[0], max[1]], height);
      return polygon(outline.map(([x, y]) => project([x, y, level])));
    })
    .join('');
  return d ? [{ d, fill: SHADOW, opacity: SHADOW_OPACITY }] : [];
}

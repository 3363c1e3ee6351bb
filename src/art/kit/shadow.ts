/** Soft shadows on the ground, to the lower right of what stands on it. */
import { polygon } from './path.ts';
import { SHADOW } from './palette.ts';
import type { Shape, Solid } from './shape.ts';
import { project, type Vec2 } from './space.ts';

/** How far a shadow reaches along x and y for each unit of height, and at most. */
const REACH: Vec2 = [0.42, -0.1];
const LONGEST = 2.4;

/** One shape for all shadows, so that two do not darken each other; nothing when no solid casts one. */
export function shadows(solids: readonly Solid[]): Shape[] {
  const d = solids
    .filter(({ castsShadow, box }) => castsShadow && Math.abs(box.min[2]) < 0.06)
    .map(({ box: { min, max } }) => {
      const height = Math.min(max[2] - min[2], LONGEST / REACH[0]);
      const [dx, dy] = [REACH[0] * height, REACH[1] * height];
      const outline: Vec2[] = [
        [min[0], min[1]],
        [min[0] + dx, min[1] + dy],
        [max[0] + dx, min[1] + dy],
        [max[0] + dx, max[1] + dy],
        [max[0], max[1]],
        [min[0], max[1]],
      ];
      return polygon(outline.map(([x, y]) => project([x, y, 0])));
    })
    .join('');
  return d ? [{ d, fill: SHADOW, opacity: 0.17 }] : [];
}

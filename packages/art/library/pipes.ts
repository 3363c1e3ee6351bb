/** Pipes above ground, and tools that prove them level. */
import { CHANNEL } from '#kit/palette.ts';
import { line } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { rod } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';

/** A pipe through `points` with the water in it showing. */
export function pipe(points: readonly Vec3[], width = 4): Solid {
  const d = line(points.map(project));
  return {
    ...rod({ name: 'pipe', points, paint: CHANNEL.water, width }),
    shapes: [
      { d, stroke: CHANNEL.wall, width: width + 2, cap: 'round' },
      { d, stroke: CHANNEL.water, width, cap: 'round' },
      { d, stroke: CHANNEL.light, width: 1.1, dash: '8 8', motion: 'flow', opacity: 0.9 },
    ],
  };
}

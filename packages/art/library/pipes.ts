/** Pipes above ground, and tools that prove them level. */
import { panel } from '#kit/face.ts';
import { line } from '#kit/path.ts';
import { CHANNEL, SIGNAL, tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, rod } from '#kit/solids.ts';
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

/** A spirit level lying along x, its bubble in the middle. */
export const spiritLevel = (at: Vec3, length = 1.2, material: Material = 'gold'): Solid =>
  box({
    name: 'spirit level',
    at,
    size: [length, 0.16, 0.2],
    material,
    castsShadow: false,
    left: [
      panel(length / 2 - 0.2, 0.05, length / 2 + 0.2, 0.16, tone('paper', 'top')),
      panel(length / 2 - 0.07, 0.05, length / 2 + 0.07, 0.16, SIGNAL),
      panel(0.08, 0.06, 0.16, 0.14, tone('ink', 'left')),
      panel(length - 0.16, 0.06, length - 0.08, 0.14, tone('ink', 'left')),
    ],
  });

/** Material on a building site. */
import type { Solid } from '#kit/shape.ts';
import type { Vec3 } from '#kit/space.ts';
import { assembly } from '#library/parts.ts';
import { pipe } from '#library/workshop.ts';

/** Concrete pipes, two below and one on top, their mouths to the left. */
export const parkedPipes = ([x, y, z]: Vec3, radius = 0.28, length = 1.3): Solid =>
  assembly(
    'pipes',
    [
      [0, 0],
      [2 * radius + 0.02, 0],
      [radius, 1.74 * radius],
    ].map(([dx = 0, dz = 0]) => pipe([x + dx, y, z + dz], 'y', length, radius, 'stone')),
  );

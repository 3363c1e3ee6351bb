/** Material on a building site. */
import { disc } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import type { Vec3 } from '#kit/space.ts';
import { assembly, drum } from '#library/parts.ts';

/** Concrete pipes, two below and one on top, their mouths to the left. */
export const parkedPipes = ([x, y, z]: Vec3, radius = 0.28, length = 1.3): Solid =>
  assembly(
    'pipes',
    [
      [0, 0],
      [2 * radius + 0.02, 0],
      [radius, 1.74 * radius],
    ].map(([dx = 0, dz = 0]) =>
      drum({
        name: 'pipe',
        corner: [x + dx, y, z + dz],
        along: 'y',
        radius,
        length,
        material: 'stone',
        cap: [disc(radius, radius, radius * 0.72, tone('ink', 'right'))],
      }),
    ),
  );

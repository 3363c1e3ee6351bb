/** A spirit level. */
import { panel } from '#kit/face.ts';
import { SIGNAL, tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** A spirit level lying along x, its bubble in the middle. */
export const spiritLevel = (at: Vec3, length = 1.2): Solid =>
  box({
    name: 'spirit level',
    at,
    size: [length, 0.16, 0.2],
    material: 'gold',
    castsShadow: false,
    left: [
      panel(length / 2 - 0.2, 0.05, length / 2 + 0.2, 0.16, tone('paper', 'top')),
      panel(length / 2 - 0.07, 0.05, length / 2 + 0.07, 0.16, SIGNAL),
      panel(0.08, 0.06, 0.16, 0.14, tone('ink', 'left')),
      panel(length - 0.16, 0.06, length - 0.08, 0.14, tone('ink', 'left')),
    ],
  });

/** A small computer. */
import { panel, ribs } from '#kit/face.ts';
import { LAMP, SIGNAL, tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** A small computer: two lights and cooling ribs. */
export const computeBox = (at: Vec3, size: Vec3 = [0.7, 0.5, 0.36]): Solid =>
  box({
    name: 'compute box',
    at,
    size,
    material: 'ink',
    left: [
      panel(0.1, size[2] * 0.5, size[0] * 0.5, size[2] * 0.62, SIGNAL),
      panel(size[0] * 0.7, size[2] * 0.48, size[0] * 0.82, size[2] * 0.66, LAMP),
      ribs(6, tone('ink', 'top')),
    ],
    right: [ribs(5, tone('ink', 'top'))],
    top: [panel(size[0] * 0.2, size[1] * 0.2, size[0] * 0.8, size[1] * 0.8, tone('ink', 'left'))],
  });

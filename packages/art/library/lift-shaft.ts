import { panel, ribs, segment } from '#kit/face.ts';
import { LAMP, tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/**
 * A glass lift shaft, 0.6 by 0.9 by `height` grid units; its right face shows the car at height `car`. The position is
 * its minimum corner.
 */
export const liftShaft = ([x, y, z]: Vec3, height: number, car: number): Solid =>
  box({
    name: 'lift shaft',
    at: [x, y, z],
    size: [0.6, 0.9, height],
    material: 'glass',
    left: [ribs(8, tone('steel', 'left'), 'level', 1)],
    right: [
      ribs(8, tone('steel', 'right'), 'level', 1),
      segment([0.45, car + 0.9], [0.45, height - 0.1], tone('ink', 'left'), 1.4),
      panel(0.14, car, 0.76, car + 0.95, tone('clay', 'right')),
      panel(0.22, car + 0.1, 0.68, car + 0.85, LAMP),
      panel(0.435, car + 0.1, 0.465, car + 0.85, tone('clay', 'right')),
    ],
  });

/** A post house over a shaft, and what belongs to the post. */
import { ribs } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** A bench with slats, 1.6 along x. */
export const slatBench = ([x, y, z]: Vec3): Solid[] => [
  ...[0.1, 1.35].map((dx) => box({ name: 'leg', at: [x + dx, y + 0.06, z], size: [0.14, 0.4, 0.32], material: 'ink' })),
  box({
    name: 'seat',
    at: [x, y, z + 0.32],
    size: [1.6, 0.52, 0.08],
    material: 'wood',
    castsShadow: false,
    top: [ribs(3, tone('wood', 'right'), 'level')],
  }),
];

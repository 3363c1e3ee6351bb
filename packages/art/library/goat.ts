import { tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { assembly } from './parts.ts';

/**
 * A goat that looks to the upper left, about 0.8 grid units long. The position is the minimum corner of its body on the
 * ground.
 */
export const goat = ([x, y, z]: Vec3, material: Material = 'paper'): Solid =>
  assembly('goat', [
    [
      [0.06, 0.06],
      [0.5, 0.06],
      [0.06, 0.2],
      [0.5, 0.2],
    ].map(([dx = 0, dy = 0]) => box({ name: 'leg', at: [x + dx, y + dy, z], size: [0.07, 0.07, 0.24], material })),
    box({ name: 'body', at: [x, y, z + 0.22], size: [0.62, 0.3, 0.28], material }),
    box({ name: 'head', at: [x - 0.16, y + 0.06, z + 0.42], size: [0.22, 0.18, 0.22], material: 'wood' }),
    rod({
      at: [x - 0.02, y + 0.15, z + 0.64],
      to: [x + 0.1, y + 0.15, z + 0.78],
      paint: tone('ink', 'left'),
      width: 1.6,
    }),
  ]);

/** Small gates at shafts. */
import { disc, panel } from '#kit/face.ts';
import { SIGNAL, tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, pyramid, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { cellar } from './cellar.ts';
import { assembly } from './parts.ts';

/** A turnstile: a post with three horizontal arms. The position is the centre of its base. */
const turnstile = ([x, y, z]: Vec3): Solid[] => [
  cylinder({ name: 'post', at: [x, y, z], radius: 0.07, height: 0.42, material: 'steel', castsShadow: false }),
  ...[0.5, 2.6, 4.7].map((turn) =>
    rod({
      name: 'arm',
      at: [x, y, z + 0.38],
      to: [x + 0.3 * Math.cos(turn), y + 0.3 * Math.sin(turn), z + 0.38],
      paint: tone('gold', 'top'),
      width: 2.4,
    }),
  ),
];

/**
 * A gatehouse, 1.2 by 1.2 grid units, with a turnstile in its arch and a lamp above it; `open` is the side of the arch.
 * The position is its minimum corner.
 */
export function gatehouse([x, y, z]: Vec3, open: 'left' | 'right', roof: Material = 'teal'): Solid[] {
  const size = 1.2;
  const isLeft = open === 'left';
  const arch = cellar({
    at: isLeft ? [x + 0.2, y + size - 0.5, z] : [x + size - 0.5, y + 0.2, z],
    size: isLeft ? [0.8, 0.5, 0.95] : [0.5, 0.8, 0.95],
    open,
    arched: true,
    wall: 'ink',
    floor: 'stone',
    things: turnstile(isLeft ? [x + 0.55, y + size - 0.2, z] : [x + size - 0.2, y + 0.62, z]),
  });
  const paints = [arch, disc(0.6, 1.1, 0.07, SIGNAL)];
  return [
    box({
      name: 'gatehouse',
      at: [x, y, z],
      size: [size, size, 1.25],
      material: 'paper',
      left: isLeft ? paints : [panel(0.45, 0.4, 0.75, 0.9, tone('ink', 'left'))],
      right: isLeft ? [panel(0.45, 0.4, 0.75, 0.9, tone('ink', 'left'))] : paints,
    }),
    pyramid({
      name: 'roof',
      at: [x - 0.08, y - 0.08, z + 1.25],
      size: [size + 0.16, size + 0.16, 0.5],
      top: [0.3, 0.3],
      material: roof,
      castsShadow: false,
    }),
  ];
}

/**
 * A row of merlons along x or y as one solid, `pitch` grid units from one to the next. The position is its minimum
 * corner.
 */
export const merlons = ([x, y, z]: Vec3, count: number, pitch: number, along: 'x' | 'y'): Solid =>
  assembly(
    'merlons',
    Array.from({ length: count }, (_, index) =>
      box({
        name: 'merlon',
        at: along === 'x' ? [x + index * pitch, y, z] : [x, y + index * pitch, z],
        size: along === 'x' ? [pitch * 0.55, 0.2, 0.3] : [0.2, pitch * 0.55, 0.3],
        material: 'sand',
        castsShadow: false,
      }),
    ),
    false,
  );

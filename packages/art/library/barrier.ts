import { disc } from '#kit/face.ts';
import { ALARM, SIGNAL, WHITE } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/**
 * A barrier across a road that runs along x. The position is the minimum corner of its post; it is `length` grid units
 * long along y, and the end of its arm is raised by `lift`.
 */
export const barrier = ([x, y, z]: Vec3, length = 2, lift = 0.5): Solid[] => {
  const along = (share: number): Vec3 => [x + 0.13, y + 0.26 + (length - 0.26) * share, z + 0.6 + lift * share];
  return [
    box({
      name: 'barrier post',
      at: [x, y, z],
      size: [0.26, 0.26, 0.74],
      material: 'ink',
      right: [disc(0.13, 0.56, 0.07, SIGNAL)],
    }),
    rod({ name: 'arm', at: along(0), to: along(1), paint: WHITE, width: 3.2 }),
    rod({ name: 'marks', at: along(0.3), to: along(0.5), paint: ALARM, width: 3.2 }),
    rod({ name: 'marks', at: along(0.72), to: along(0.92), paint: ALARM, width: 3.2 }),
  ];
};

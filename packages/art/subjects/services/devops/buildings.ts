/** A warehouse. */
import { band, panel, ribs, type FacePaint } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

interface Warehouse {
  at: Vec3;
  size: Vec3;
  /** Number of roller doors on the left face. */
  doors: number;
}

/**
 * A warehouse: roller doors, a band of colour, a window in the roof. `at` is its minimum corner; lengths in grid units.
 */
export function warehouse({ at, size, doors }: Warehouse): Solid[] {
  const [x, y, z] = at;
  const [w, d, h] = size;
  const bay = w / doors;
  const rollers: FacePaint[] = Array.from({ length: doors }, (_, index) => index * bay).flatMap((u) => [
    panel(u + bay * 0.16, 0, u + bay * 0.84, h * 0.56, tone('ink', 'left')),
    ...[0.12, 0.24, 0.36, 0.48].map((v) =>
      panel(u + bay * 0.16, h * v, u + bay * 0.84, h * v + 0.03, tone('ink', 'top')),
    ),
  ]);
  return [
    box({
      name: 'hall',
      at,
      size,
      material: 'paper',
      left: [band(h * 0.7, h * 0.82, tone('teal', 'left')), ...rollers],
      right: [band(h * 0.7, h * 0.82, tone('teal', 'right'))],
      top: [ribs(7, tone('paper', 'left'))],
    }),
    box({
      name: 'rooflight',
      at: [x + w * 0.55, y + d * 0.3, z + h],
      size: [w * 0.2, d * 0.25, 0.18],
      material: 'glass',
    }),
  ];
}

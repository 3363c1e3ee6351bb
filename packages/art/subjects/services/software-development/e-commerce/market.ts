/** Goods of a shop: shirts and baskets. */
import { area, disc, panel, ribs, stroke, type FacePaint } from '#kit/face.ts';
import { tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, prism, rod } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';

/** A shirt on a hanger, 2.2 wide and 2.5 high times `scale`, facing left. `at` is below the left corner of its hem. */
export function shirt(at: Vec3, scale = 1): Solid[] {
  const of = (points: readonly Vec2[]): Vec2[] => points.map(([u, v]) => [u * scale, v * scale] as const);
  const [x, y, z] = at;
  const outline = of([
    [0.5, 0],
    [1.7, 0],
    [1.7, 1.15],
    [1.95, 0.95],
    [2.25, 1.4],
    [1.7, 1.95],
    [1.4, 2.05],
    [0.8, 2.05],
    [0.5, 1.95],
    [-0.05, 1.4],
    [0.25, 0.95],
    [0.5, 1.15],
  ]);
  const collar = area(
    of([
      [0.88, 2.05],
      [1.15, 1.72],
      [1.42, 2.05],
    ]),
    tone('ink', 'left'),
  );
  const seam = tone('teal', 'right');
  return [
    prism({
      name: 'shirt',
      at,
      along: 'y',
      points: outline,
      length: 0.16,
      material: 'teal',
      cap: [
        collar,
        stroke(
          of([
            [1.15, 1.72],
            [1.15, 0.02],
          ]),
          seam,
          1,
        ),
        ...[0.3, 0.7, 1.1, 1.5].map((v) => disc(1.15 * scale, v * scale, 0.05 * scale, tone('paper', 'top'))),
        panel(1.3 * scale, 1.2 * scale, 1.6 * scale, 1.5 * scale, seam),
      ],
    }),
    rod({
      name: 'hook',
      points: of([
        [1.1, 2.05],
        [1.1, 2.28],
        [1.22, 2.36],
        [1.1, 2.46],
        [1.02, 2.4],
      ]).map(([u, v]): Vec3 => [x + u, y + 0.08, z + v]),
      paint: tone('ink', 'left'),
      width: 1.8,
    }),
  ];
}

/** A shopping basket, 1.1 by 0.8, with a handle. */
export function basket([x, y, z]: Vec3, material: Material = 'clay'): Solid[] {
  const weave: FacePaint[] = [ribs(5, tone('paper', 'top'), 'level', 1), ribs(6, tone('paper', 'top'), 'upright', 1)];
  return [
    box({
      name: 'basket',
      at: [x, y, z],
      size: [1.1, 0.8, 0.55],
      material,
      left: weave,
      right: weave,
      top: [panel(0.08, 0.08, 1.02, 0.72, tone(material, 'right'))],
    }),
    rod({
      name: 'handle',
      points: [
        [x + 0.1, y + 0.4, z + 0.55],
        [x + 0.2, y + 0.4, z + 0.95],
        [x + 0.9, y + 0.4, z + 0.95],
        [x + 1, y + 0.4, z + 0.55],
      ],
      paint: tone('ink', 'left'),
      width: 2,
    }),
  ];
}

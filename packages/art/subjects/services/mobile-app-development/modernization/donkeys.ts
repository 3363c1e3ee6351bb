/** A donkey and its cart. */
import { disc, ribs } from '#kit/face.ts';
import { line, polygon } from '#kit/path.ts';
import { tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';

/**
 * A donkey with its head to the lower right, 1.1 grid units long and 0.86 high without its ears. The position is its
 * minimum corner.
 */
function donkey([x, y, z]: Vec3): Solid {
  const coat = prism({
    name: 'donkey',
    at: [x, y, z],
    along: 'y',
    length: 0.3,
    material: 'steel',
    points: [
      [0.02, 0.3],
      [0.06, 0.56],
      [0.66, 0.56],
      [0.86, 0.84],
      [1.1, 0.7],
      [1.08, 0.6],
      [0.9, 0.6],
      [0.78, 0.32],
    ],
  });
  const at = (u: number, v: number, depth = 0.3) => project([x + u, y + depth, z + v]);
  const leg = (u: number, depth: number) => line([at(u, 0.32, depth), at(u, 0, depth)]);
  const dark = tone('steel', 'right');
  return {
    ...coat,
    box: { min: [x, y, z], max: [x + 1.1, y + 0.3, z + 0.86] },
    shapes: [
      { d: leg(0.14, 0.04) + leg(0.7, 0.04), stroke: dark, width: 1.8 },
      ...coat.shapes,
      { d: leg(0.1, 0.28) + leg(0.66, 0.28), stroke: tone('steel', 'left'), width: 2 },
      {
        d:
          polygon([at(0.82, 0.8), at(0.74, 1.06), at(0.9, 0.84)]) +
          polygon([at(0.9, 0.8, 0.05), at(0.86, 1.06, 0.05), at(0.98, 0.8, 0.05)]),
        fill: dark,
      },
      {
        d: polygon([at(0.2, 0.57, 0), at(0.52, 0.57, 0), at(0.52, 0.57), at(0.52, 0.4), at(0.2, 0.4), at(0.2, 0.57)]),
        fill: tone('clay', 'left'),
      },
      { d: line([at(0.03, 0.52), at(-0.05, 0.26)]), stroke: dark, width: 1.2 },
    ],
  };
}

/**
 * A donkey in front of a two-wheeled cart, 2.4 grid units long. The position is the minimum corner of the cart on the
 * ground; `load` is the material of the jars.
 */
export function donkeyCart([x, y, z]: Vec3, load: Material = 'rose'): Solid[] {
  const wheel = [
    disc(0.55, -0.1, 0.3, tone('rubber', 'left')),
    disc(0.55, -0.1, 0.22, tone('wood', 'top')),
    disc(0.55, -0.1, 0.07, tone('ink', 'left')),
  ];
  return [
    box({
      name: 'cart',
      at: [x, y, z + 0.34],
      size: [1.1, 0.7, 0.36],
      material: 'wood',
      left: [ribs(2, tone('wood', 'right'), 'level'), ...wheel],
      right: [ribs(2, tone('ink', 'right'), 'level')],
    }),
    ...[0.3, 0.78].map((dx) =>
      cylinder({
        name: 'jar',
        at: [x + dx, y + 0.35, z + 0.7],
        radius: 0.2,
        topRadius: 0.13,
        height: 0.42,
        material: load,
        castsShadow: false,
      }),
    ),
    rod({
      name: 'shaft',
      at: [x + 1.1, y + 0.6, z + 0.42],
      to: [x + 1.9, y + 0.55, z + 0.42],
      paint: tone('wood', 'right'),
      width: 1.6,
    }),
    donkey([x + 1.3, y + 0.2, z]),
  ];
}

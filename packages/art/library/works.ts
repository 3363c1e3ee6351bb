/** Wells, masts, solar panels and server racks. */
import { disc, panel, ribs, type FacePaint } from '#kit/face.ts';
import { ALARM, LAMP, SIGNAL, tone } from '#kit/palette.ts';
import { circle } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, rod, sketch } from '#kit/solids.ts';
import { project, UNIT, type Vec3 } from '#kit/space.ts';
import { assembly, plate } from './parts.ts';

/**
 * A small solar panel on a mast with a box of electronics, 1.8 grid units high. The position is the mast's minimum
 * corner.
 */
export const solarMast = ([x, y, z]: Vec3): Solid =>
  assembly('solar mast', [
    box({ name: 'mast', at: [x, y, z], size: [0.1, 0.1, 1.5], material: 'steel' }),
    box({
      name: 'logger',
      at: [x - 0.1, y + 0.1, z + 0.7],
      size: [0.3, 0.16, 0.4],
      material: 'paper',
      left: [disc(0.15, 0.28, 0.05, SIGNAL)],
    }),
    plate(
      [
        [x - 0.5, y - 0.1, z + 1.8],
        [x + 0.6, y - 0.1, z + 1.8],
        [x + 0.6, y + 0.5, z + 1.35],
        [x - 0.5, y + 0.5, z + 1.35],
      ],
      tone('ink', 'left'),
    ),
    [0.25, 0.5, 0.75].map((share) =>
      rod({
        at: [x - 0.5 + share * 1.1, y - 0.1, z + 1.8],
        to: [x - 0.5 + share * 1.1, y + 0.5, z + 1.35],
        paint: tone('glass', 'right'),
        width: 0.8,
      }),
    ),
    rod({
      at: [x - 0.5, y + 0.2, z + 1.575],
      to: [x + 0.6, y + 0.2, z + 1.575],
      paint: tone('glass', 'right'),
      width: 0.8,
    }),
  ]);

/** A round well with water in it. `at` is the centre of its base; `radius` and `height` in grid units. */
export const well = (at: Vec3, radius = 0.55, height = 0.8): Solid[] => [
  cylinder({ name: 'well', at, radius, height, material: 'stone' }),
  cylinder({
    name: 'mouth',
    at: [at[0], at[1], at[2] + height],
    radius: radius * 0.68,
    height: 0.01,
    material: 'teal',
    lid: tone('teal', 'right'),
    castsShadow: false,
  }),
];

/**
 * A server rack with lights on its left and right faces. `at` is its minimum corner; `size` is width, depth and height
 * in grid units.
 */
export function rack(at: Vec3, size: Vec3 = [0.8, 0.8, 1.7]): Solid {
  const [, , h] = size;
  const rows = Math.max(Math.floor(h / 0.28), 2);
  const units: FacePaint = (face) =>
    Array.from({ length: rows }, (_, index) => 0.12 + (index * (h - 0.2)) / rows).flatMap((v, index) => [
      ...panel(0.1, v, face.width - 0.1, v + 0.16, tone('ink', 'top'))(face),
      ...panel(0.16, v + 0.05, 0.26, v + 0.11, index % 3 === 0 ? LAMP : SIGNAL)(face),
    ]);
  return box({ name: 'rack', at, size, material: 'ink', left: [units], right: [units] });
}

/** A lattice mast with a blinking lamp. `at` is the centre of its base; `height` in grid units. */
export function mast(at: Vec3, height = 3): Solid[] {
  const [x, y, z] = at;
  const paint = tone('steel', 'right');
  const [tx, ty] = project([x, y, z + height]);
  return [
    rod({
      name: 'mast',
      points: [
        [x - 0.22, y, z],
        [x, y, z + height],
        [x + 0.22, y, z],
      ],
      paint,
      width: 1.4,
    }),
    rod({
      name: 'stay',
      points: [
        [x, y - 0.22, z],
        [x, y, z + height],
        [x, y + 0.22, z],
      ],
      paint,
      width: 1.4,
    }),
    sketch({
      name: 'lamp',
      at: [x - 0.1, y - 0.1, z + height],
      size: [0.2, 0.2, 0.2],
      shapes: [{ d: circle((u, v) => [tx + u * 2.2, ty + v * 2.2]), fill: ALARM, motion: 'blink' }],
    }),
  ];
}

/** A solar panel tilted to the lower left, 1.6 by 1 grid units. The position is its minimum corner. */
export function solar([x, y, z]: Vec3): Solid {
  const corner = (u: number, v: number) => project([x + u, y + v, z + 0.75 - v * 0.5]);
  const [a, b, c, d] = [corner(0, 0), corner(1.6, 0), corner(1.6, 1), corner(0, 1)] as const;
  const at = (u: number, v: number) => corner(u, 1 - v);
  const face = { width: 1.6, height: 1, at };
  return sketch({
    name: 'solar',
    at: [x, y, z],
    size: [1.6, 1, 0.8],
    castsShadow: true,
    shapes: [
      {
        d: `M${d.join(' ')}L${c.join(' ')}l0 ${0.25 * UNIT}`.replace(/(\.\d)\d+/g, '$1'),
        stroke: tone('steel', 'right'),
        width: 1.2,
      },
      {
        d: `M${[a, b, c, d].map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}Z`,
        fill: tone('ink', 'left'),
      },
      ...ribs(5, tone('glass', 'right'))(face),
      ...ribs(2, tone('glass', 'right'), 'level')(face),
    ],
  });
}

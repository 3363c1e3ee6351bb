/** Objects around a well without water. */
import { panel, segment, stroke } from '#kit/face.ts';
import { circle, line, polygon, smooth } from '#kit/path.ts';
import { tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod, sketch } from '#kit/solids.ts';
import { project, UNIT, type Vec2, type Vec3 } from '#kit/space.ts';
import { HOLE } from '#library/channels.ts';

/** A well 2 wide with two posts, a drum and a crank: its mouth is dark, a rope hangs into it. */
export const dryWindlass = ([x, y, z]: Vec3): Solid[] => [
  cylinder({
    name: 'curb',
    at: [x, y, z],
    radius: 1,
    height: 0.62,
    material: 'stone',
    bands: [{ from: 0.3, to: 0.33, material: 'sand' }],
  }),
  cylinder({
    name: 'mouth',
    at: [x, y, z + 0.62],
    radius: 0.76,
    height: 0.01,
    material: 'ink',
    lid: HOLE,
    castsShadow: false,
  }),
  ...[-1.26, 1.12].map((dx) =>
    box({ name: 'post', at: [x + dx, y - 0.08, z], size: [0.16, 0.16, 2.2], material: 'wood' }),
  ),
  rod({ name: 'drum', at: [x - 1.1, y, z + 1.95], to: [x + 1.1, y, z + 1.95], paint: tone('wood', 'left'), width: 6 }),
  rod({ name: 'rope', at: [x, y, z + 1.95], to: z + 0.6, paint: tone('sand', 'left'), width: 1.6 }),
  rod({
    name: 'crank',
    points: [
      [x + 1.28, y, z + 1.95],
      [x + 1.5, y, z + 1.95],
      [x + 1.5, y, z + 1.5],
      [x + 1.85, y, z + 1.5],
    ],
    paint: tone('ink', 'left'),
    width: 2.4,
  }),
];

/** A tree without leaves. */
export function dryTree([x, y, z]: Vec3, height = 2.4): Solid {
  const [fx, fy] = project([x, y, z]);
  const p = (u: number, v: number): Vec2 => [fx + u * height * UNIT, fy - v * height * UNIT];
  const branch = (...points: Vec2[]) => smooth(points.map(([u, v]) => p(u, v)));
  return sketch({
    name: 'dry tree',
    at: [x - 0.4, y - 0.4, z],
    size: [0.8, 0.8, height],
    castsShadow: false,
    shapes: [
      { d: branch([0, 0], [0.03, 0.3], [-0.03, 0.55]), stroke: tone('wood', 'right'), width: 5, cap: 'round' },
      {
        d: [
          branch([0.02, 0.34], [0.16, 0.55], [0.2, 0.84]),
          branch([-0.03, 0.52], [-0.16, 0.66], [-0.2, 0.92]),
          branch([-0.03, 0.5], [0.03, 0.74], [0.02, 1]),
        ].join(''),
        stroke: tone('wood', 'right'),
        width: 2.6,
        cap: 'round',
      },
      {
        d: [
          branch([0.13, 0.5], [0.28, 0.58], [0.36, 0.7]),
          branch([-0.12, 0.62], [-0.26, 0.66], [-0.34, 0.78]),
          branch([-0.19, 0.8], [-0.28, 0.9], [-0.3, 1]),
          branch([0.19, 0.72], [0.28, 0.84], [0.28, 0.94]),
          branch([0, 0.72], [-0.07, 0.86], [-0.06, 0.98]),
        ].join(''),
        stroke: tone('wood', 'left'),
        width: 1.6,
        cap: 'round',
      },
    ],
  });
}

/** An empty trough, 1.6 by 2, with cracks in its floor. */
export const thirstyTrough = ([x, y, z]: Vec3): Solid =>
  box({
    name: 'trough',
    at: [x, y, z],
    size: [1.6, 2, 0.45],
    material: 'stone',
    top: [
      panel(0.16, 0.16, 1.44, 1.84, tone('sand', 'right')),
      panel(0.16, 0.16, 1.44, 0.34, tone('stone', 'right')),
      stroke(
        [
          [0.4, 0.36],
          [0.7, 0.8],
          [0.5, 1.2],
          [0.8, 1.84],
        ],
        tone('wood', 'right'),
        1,
      ),
      stroke(
        [
          [0.7, 0.8],
          [1.1, 0.9],
          [1.44, 0.7],
        ],
        tone('wood', 'right'),
        1,
      ),
      segment([0.5, 1.2], [0.16, 1.4], tone('wood', 'right'), 1),
      stroke(
        [
          [0.65, 1.5],
          [1.1, 1.4],
          [1.44, 1.6],
        ],
        tone('wood', 'right'),
        1,
      ),
    ],
  });

/** A signpost with two empty boards that point in opposite directions. */
export const signPost = ([x, y, z]: Vec3): Solid[] => [
  box({ name: 'post', at: [x, y, z], size: [0.14, 0.14, 1.7], material: 'wood' }),
  prism({
    name: 'board',
    at: [x - 0.2, y + 0.14, z + 1.2],
    along: 'y',
    length: 0.08,
    material: 'gold',
    points: [
      [0, 0],
      [1.1, 0],
      [1.35, 0.17],
      [1.1, 0.34],
      [0, 0.34],
    ],
    castsShadow: false,
  }),
  prism({
    name: 'board',
    at: [x - 0.95, y + 0.14, z + 0.78],
    along: 'y',
    length: 0.08,
    material: 'wood',
    points: [
      [0.25, 0],
      [1.2, 0],
      [1.2, 0.3],
      [0.25, 0.3],
      [0, 0.15],
    ],
    castsShadow: false,
  }),
];

/** A lizard, seen from above. */
export function lizard([x, y, z]: Vec3): Solid {
  const p = (u: number, v: number) => project([x + u, y + v, z]);
  const green = tone('palm', 'right');
  return sketch({
    name: 'lizard',
    at: [x - 0.5, y - 0.4, z],
    size: [1.2, 0.8, 0.05],
    shapes: [
      { d: smooth([p(-0.7, 0.3), p(-0.45, 0.1), p(-0.25, 0.02), p(0, 0)]), stroke: green, width: 2, cap: 'round' },
      {
        d: [
          line([p(-0.1, 0), p(-0.2, 0.28)]),
          line([p(-0.1, 0), p(0, -0.28)]),
          line([p(0.3, 0), p(0.2, 0.26)]),
          line([p(0.3, 0), p(0.42, -0.24)]),
        ].join(''),
        stroke: green,
        width: 1.4,
        cap: 'round',
      },
      { d: line([p(-0.15, 0), p(0.35, 0)]), stroke: green, width: 4.4, cap: 'round' },
      {
        d: polygon([p(0.38, -0.1), p(0.66, 0), p(0.38, 0.1)]) + circle((u, v) => p(0.42 + u * 0.1, v * 0.1)),
        fill: tone('palm', 'left'),
      },
    ],
  });
}

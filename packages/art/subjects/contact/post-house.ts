/** A post house with a letter slot, and other objects of the post. */
import { area, disc, panel, segment, stroke, windows, type FacePaint } from '#kit/face.ts';
import { LAMP, tone, WHITE, type Material } from '#kit/palette.ts';
import { circle, line, polygon } from '#kit/path.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, gable, rod, sketch, sphere } from '#kit/solids.ts';
import { project, UNIT, type Vec2, type Vec3 } from '#kit/space.ts';

/** A letter on a face, its middle at (u, v), turned by `turn` radians. */
export const letter =
  (u: number, v: number, turn = 0, size = 0.6): FacePaint =>
  (face) => {
    const p = (a: number, b: number): Vec2 => [
      u + size * (a * Math.cos(turn) - b * Math.sin(turn)),
      v + size * (a * Math.sin(turn) + b * Math.cos(turn)),
    ];
    return [
      ...area([p(-0.5, -0.33), p(0.5, -0.33), p(0.5, 0.33), p(-0.5, 0.33)], WHITE)(face),
      ...area([p(-0.5, 0.33), p(0.5, 0.33), p(0, -0.04)], tone('paper', 'right'))(face),
      ...disc(...p(0, 0), size * 0.1, tone('clay', 'left'))(face),
    ];
  };

/** The post house, 3.6 by 3: a wide letter slot low in its left wall with a letter half in it, a horn above it, a counter window at the right. */
export const postHouse = ([x, y, z]: Vec3): Things => {
  const slot = 1.15;
  return [
    box({
      name: 'post house',
      at: [x, y, z],
      size: [3.6, 3, 2.3],
      material: 'gold',
      left: [
        panel(0, 0, 3.6, 0.16, tone('stone', 'right')),
        panel(slot - 0.75, 0.62, slot + 0.75, 1.2, tone('ink', 'left')),
        panel(slot - 0.62, 0.8, slot + 0.62, 1.02, { day: '#0a1020', night: '#060a14' }),
        area(
          [
            [slot - 0.34, 0.9],
            [slot + 0.34, 0.9],
            [slot + 0.4, 1.34],
            [slot - 0.28, 1.34],
          ],
          WHITE,
        ),
        stroke(
          [
            [slot - 0.28, 1.34],
            [slot + 0.05, 1.1],
            [slot + 0.4, 1.34],
          ],
          tone('paper', 'right'),
          1.2,
        ),
        panel(slot - 0.75, 0.56, slot + 0.75, 0.64, tone('steel', 'top')),
        panel(2.35, 0.16, 3.05, 1.6, tone('wood', 'right')),
        panel(2.45, 0.9, 2.95, 1.5, LAMP),
        disc(2.93, 0.8, 0.05, tone('gold', 'top')),
        disc(slot - 0.1, 1.78, 0.24, tone('clay', 'right')),
        disc(slot - 0.1, 1.78, 0.13, tone('gold', 'left')),
        segment([slot - 0.1, 2.0], [slot + 0.45, 2.02], tone('clay', 'right'), 2),
      ],
      right: [
        panel(0, 0, 3, 0.16, tone('stone', 'right')),
        panel(0.5, 0.7, 2.5, 1.75, tone('wood', 'right')),
        windows({ columns: 3, rows: 1, sides: 0.55, below: 0.75, above: 0.6, lit: 2, pane: [0.84, 0.86] }),
      ],
    }),
    box({
      name: 'sill',
      at: [x + 3.6, y + 0.4, z + 0.6],
      size: [0.35, 2.2, 0.1],
      material: 'wood',
      castsShadow: false,
    }),
    gable({
      at: [x - 0.2, y - 0.2, z + 2.3],
      size: [4, 3.4, 1.3],
      ridge: 'x',
      material: 'clay',
      cap: [disc(1.7, 0.5, 0.24, LAMP)],
    }),
  ];
};

/** A pigeon loft on a pole: holes in two rows, a landing board, two birds. */
export const pigeonLoft = ([x, y, z]: Vec3, pole = 1.5): Things => {
  const holes = (width: number): FacePaint[] =>
    [0.26, 0.62].flatMap((v) => [0.25, 0.75].map((share) => disc(width * share, v, 0.13, tone('ink', 'right'))));
  const bird = (dx: number, dy: number, up: number, coat: Material) =>
    sphere({ name: 'pigeon', at: [x + dx, y + dy, z + up], radius: 0.12, material: coat, castsShadow: false });
  return [
    box({ name: 'pole', at: [x + 0.42, y + 0.42, z], size: [0.16, 0.16, pole], material: 'wood' }),
    box({
      name: 'board',
      at: [x - 0.15, y - 0.15, z + pole],
      size: [1.3, 1.3, 0.07],
      material: 'wood',
      castsShadow: false,
    }),
    box({
      name: 'loft',
      at: [x, y, z + pole + 0.07],
      size: [1, 1, 0.85],
      material: 'paper',
      castsShadow: false,
      left: holes(1),
      right: holes(1),
    }),
    gable({ at: [x - 0.12, y - 0.12, z + pole + 0.92], size: [1.24, 1.24, 0.55], ridge: 'y', material: 'teal' }),
    bird(-0.02, 1.13, pole + 0.07, 'steel'),
    bird(0.5, 0.5, pole + 1.48, 'paper'),
  ];
};

/** A bicycle with a post bag, seen from its left, 1.5 long along x. */
export function postBicycle([x, y, z]: Vec3): Solid {
  const p = (u: number, v: number): Vec2 => project([x + u, y, z + v]);
  const wheel = (u: number) => circle((a, b) => p(u + a * 0.32, 0.32 + b * 0.32));
  const dark = tone('ink', 'left');
  return sketch({
    name: 'bicycle',
    at: [x, y - 0.15, z],
    size: [1.6, 0.3, 1.1],
    shapes: [
      { d: wheel(0.32) + wheel(1.3), stroke: dark, width: 2 },
      {
        d:
          line([p(0.32, 0.32), p(0.55, 0.75), p(1.15, 0.78), p(0.75, 0.32), p(0.55, 0.75)]) +
          line([p(0.32, 0.32), p(0.75, 0.32)]) +
          line([p(1.3, 0.32), p(1.12, 0.95)]),
        stroke: tone('clay', 'left'),
        width: 2.2,
        cap: 'round',
      },
      {
        d: line([p(0.42, 0.86), p(0.66, 0.86)]) + line([p(1.02, 0.98), p(1.24, 0.94)]),
        stroke: dark,
        width: 2.6,
        cap: 'round',
      },
      { d: polygon([p(0.02, 0.44), p(0.42, 0.44), p(0.42, 0.74), p(0.02, 0.74)]), fill: tone('gold', 'left') },
      { d: line([p(0.02, 0.62), p(0.22, 0.54), p(0.42, 0.62)]), stroke: tone('gold', 'right'), width: 1.2 },
    ],
  });
}

/** A folded paper boat in the channel of a left cut face; `at` is its middle. */
export function letterBoat([x, y, z]: Vec3, size = 0.5): Solid {
  const [cx, cy] = project([x, y, z]);
  const p = (u: number, v: number): Vec2 => [cx + u * 0.866 * size * UNIT, cy + (u * 0.5 - v) * size * UNIT];
  return sketch({
    name: 'letter boat',
    at: [x - 0.2, y - 0.02, z - 0.1],
    size: [0.4, 0.02, 0.4],
    shapes: [
      { d: polygon([p(-0.32, 0.12), p(0, 0.72), p(0.32, 0.12)]), fill: tone('paper', 'left') },
      {
        d: polygon([p(-0.75, 0.36), p(-0.42, -0.14), p(0.42, -0.14), p(0.75, 0.36), p(0.3, 0.14), p(-0.3, 0.14)]),
        fill: WHITE,
      },
    ],
  });
}

/** A lamp on a post. */
export const streetLamp = ([x, y, z]: Vec3): Solid[] => [
  rod({ name: 'post', at: [x, y, z], to: z + 1.9, paint: tone('ink', 'left'), width: 2.4 }),
  box({
    name: 'lamp',
    at: [x - 0.14, y - 0.14, z + 1.9],
    size: [0.28, 0.28, 0.34],
    material: 'ink',
    castsShadow: false,
    left: [panel(0.04, 0.05, 0.24, 0.3, LAMP)],
    right: [panel(0.04, 0.05, 0.24, 0.3, LAMP)],
  }),
];

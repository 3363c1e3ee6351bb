/** An office without its roof: its walls and furniture. */
import { panel, ribs, windows, type FacePaint } from '#kit/face.ts';
import { LAMP, tone, WHITE, type Material } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { screen } from '#library/furniture.ts';

/** A wall along x or y, low enough to see over. */
export const lowWall = (
  at: Vec3,
  length: number,
  along: 'x' | 'y',
  height = 0.75,
  material: Material = 'paper',
  glazed = false,
): Solid => {
  const pane: FacePaint[] = glazed
    ? [
        windows({
          columns: Math.max(Math.round(length / 0.7), 1),
          rows: 1,
          sides: 0.1,
          below: 0.3,
          above: 0.16,
          pane: [0.7, 1],
          lit: 3,
        }),
      ]
    : [];
  return box({
    name: 'wall',
    at,
    size: along === 'x' ? [length, 0.14, height] : [0.14, length, height],
    material,
    castsShadow: false,
    ...(along === 'x' ? { left: pane } : { right: pane }),
  });
};

/** A desk with a screen and a chair in front of it; 1.1 by 1.1. */
export const workplace = ([x, y, z]: Vec3, seat: Material = 'clay'): Things => [
  box({
    name: 'desk',
    at: [x, y, z],
    size: [1.1, 0.55, 0.42],
    material: 'wood',
    left: [panel(0.1, 0, 0.75, 0.34, tone('wood', 'right'))],
    top: [panel(0.7, 0.12, 0.98, 0.42, WHITE)],
  }),
  screen([x + 0.2, y + 0.1, z + 0.42]),
  box({ name: 'chair', at: [x + 0.35, y + 0.72, z], size: [0.34, 0.34, 0.26], material: seat, castsShadow: false }),
];

/** A round table with four stools, 1.7 across; `at` is its middle. */
export const roundTable = ([x, y, z]: Vec3, top: Material = 'paper'): Things => [
  ...(
    [
      [-0.85, 0],
      [0.85, 0],
      [0, -0.85],
      [0, 0.85],
    ] as const
  ).map(([dx, dy]) =>
    cylinder({
      name: 'stool',
      at: [x + dx, y + dy, z],
      radius: 0.17,
      height: 0.26,
      material: 'teal',
      castsShadow: false,
    }),
  ),
  cylinder({ name: 'table', at: [x, y, z], radius: 0.56, height: 0.4, material: 'wood', lid: tone(top, 'top') }),
];

/** A kitchen counter along x with a sink and two rings. */
export const kitchen = (at: Vec3, length = 2): Solid =>
  box({
    name: 'kitchen',
    at,
    size: [length, 0.5, 0.5],
    material: 'paper',
    castsShadow: false,
    left: [ribs(4, tone('paper', 'right')), panel(0, 0.42, length, 0.5, tone('teal', 'left'))],
    top: [
      panel(0.2, 0.12, 0.7, 0.38, tone('steel', 'left')),
      panel(length - 0.8, 0.1, length - 0.5, 0.4, tone('ink', 'left')),
      panel(length - 0.4, 0.1, length - 0.1, 0.4, tone('ink', 'left')),
    ],
  });

/** A sofa along x with two cushions and a lamp beside it. */
export const sofa = ([x, y, z]: Vec3, cloth: Material = 'rose'): Things => [
  box({ name: 'back', at: [x, y, z], size: [1.6, 0.2, 0.5], material: cloth, castsShadow: false }),
  box({
    name: 'seat',
    at: [x, y + 0.2, z],
    size: [1.6, 0.5, 0.26],
    material: cloth,
    castsShadow: false,
    top: [panel(0.06, 0.04, 0.76, 0.44, tone(cloth, 'left')), panel(0.84, 0.04, 1.54, 0.44, tone(cloth, 'left'))],
  }),
  box({
    name: 'lamp',
    at: [x + 1.75, y + 0.1, z],
    size: [0.26, 0.26, 0.9],
    material: 'ink',
    castsShadow: false,
    left: [panel(0.03, 0.5, 0.23, 0.86, LAMP)],
    right: [panel(0.03, 0.5, 0.23, 0.86, LAMP)],
  }),
];

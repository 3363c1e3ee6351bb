/** Basins in a top face or on the ground, and water that overflows. */
import { panel, segment, stroke, type FacePaint } from '#kit/face.ts';
import { SURFACES, tone, WHITE, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { cylinder } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { pool } from './channels.ts';

type Level = 'brim' | 'full' | 'dry';

/**
 * Paints a basin into a top face, from (u0, v0) to (u1, v1) in grid units: a stone rim around it, and water or a
 * cracked dry bed.
 */
export const basin = (u0: number, v0: number, u1: number, v1: number, level: Level): FacePaint[] => {
  const rim = 0.12;
  const drop = level === 'brim' ? 0.03 : level === 'full' ? 0.2 : 0.34;
  const across = (share: number) => u0 + (u1 - u0) * share;
  const down = (share: number) => v0 + (v1 - v0) * share;
  const crack = (points: readonly Vec2[]) =>
    stroke(
      points.map(([u, v]) => [across(u), down(v)]),
      tone('wood', 'right'),
      1.1,
    );
  const light = (u: number, v: number) => segment([across(u), down(v)], [across(u) + 0.5, down(v)], WHITE, 1.1);
  return [
    panel(u0 - rim, v0 - rim, u1 + rim, v1 + rim, tone('stone', 'top')),
    pool(
      u0,
      v0,
      u1,
      v1,
      drop,
      level === 'dry' ? 'wood' : 'stone',
      level === 'dry' ? SURFACES.soil : level === 'brim' ? tone('sea', 'top') : SURFACES.sea,
    ),
    ...(level === 'dry'
      ? [
          crack([
            [0.3, 0.95],
            [0.4, 0.7],
            [0.34, 0.5],
            [0.5, 0.36],
          ]),
          crack([
            [0.4, 0.7],
            [0.6, 0.76],
            [0.72, 0.55],
            [0.95, 0.5],
          ]),
          crack([
            [0.72, 0.55],
            [0.66, 0.4],
          ]),
          crack([
            [0.6, 0.76],
            [0.64, 0.97],
          ]),
        ]
      : [light(0.35, 0.5), light(0.6, 0.72)]),
  ];
};

/** Paints water that falls down a left face from height `top` to `foot`, from `u` to `u + width`, in grid units. */
export const overflow = (u: number, width: number, top: number, foot = 0): FacePaint[] => [
  panel(u, foot, u + width, top, tone('sea', 'left')),
  ...Array.from({ length: Math.max(Math.round(width / 0.16), 2) }, (_, index) => u + 0.08 + index * 0.16).map((at) =>
    segment([at, foot + 0.05], [at, top - 0.04 - (Math.round(at * 50) % 3) * 0.1], WHITE, 1),
  ),
];

/**
 * A round basin full of water, on the ground. The position is the centre of its base; `radius` and `height` in grid
 * units.
 */
export const stoneBasin = ([x, y, z]: Vec3, radius: number, height: number, material: Material = 'stone'): Solid[] => [
  cylinder({ name: 'basin', at: [x, y, z], radius, height, material }),
  cylinder({
    name: 'water',
    at: [x, y, z + height],
    radius: radius * 0.76,
    height: 0.01,
    material: 'teal',
    lid: tone('teal', 'left'),
    castsShadow: false,
  }),
];

/** Furniture of an office floor, from old to new. */
import { panel, ribs } from '#kit/face.ts';
import { tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** A desk, 0.95 by 0.6, with a stack of papers. */
export const desk = ([x, y, z]: Vec3, material: Material = 'wood'): Solid[] => [
  box({
    name: 'desk',
    at: [x, y, z],
    size: [0.95, 0.6, 0.4],
    material,
    left: [panel(0.1, 0, 0.58, 0.32, tone('ink', 'right')), panel(0.64, 0.05, 0.9, 0.32, tone(material, 'right'))],
    right: [panel(0.1, 0, 0.5, 0.32, tone('ink', 'right'))],
  }),
  box({
    name: 'papers',
    at: [x + 0.58, y + 0.15, z + 0.4],
    size: [0.28, 0.32, 0.1],
    material: 'paper',
    castsShadow: false,
  }),
];

/** A belt that carries document trays along x. */
export const trayBelt = ([x, y, z]: Vec3, length: number, trays: number): Solid[] => [
  box({
    name: 'belt',
    at: [x, y, z],
    size: [length, 0.4, 0.34],
    material: 'steel',
    left: [ribs(Math.round(length * 4), tone('ink', 'right'))],
  }),
  ...Array.from({ length: trays }, (_, index) =>
    box({
      name: 'tray',
      at: [x + 0.15 + (index * (length - 0.4)) / Math.max(trays - 1, 1), y + 0.06, z + 0.34],
      size: [0.28, 0.28, 0.12],
      material: index % 2 === 0 ? 'paper' : 'gold',
      castsShadow: false,
    }),
  ),
];

/** A long table with chairs along its left side. */
export const meetingTable = ([x, y, z]: Vec3, length = 1.6): Solid[] => [
  box({
    name: 'table',
    at: [x, y, z],
    size: [length, 0.6, 0.38],
    material: 'paper',
    left: [panel(0.1, 0, length - 0.1, 0.3, tone('ink', 'right'))],
  }),
  ...Array.from({ length: Math.floor(length / 0.5) }, (_, index) =>
    cylinder({ name: 'chair', at: [x + 0.3 + index * 0.5, y + 0.85, z], radius: 0.13, height: 0.28, material: 'teal' }),
  ),
];

/** A gate across a water run along y, with a clay plate and a spindle. */
export const gate = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'gate',
    at: [x, y, z],
    size: [0.62, 0.14, 0.5],
    material: 'ink',
    castsShadow: false,
    left: [panel(0.12, 0.14, 0.5, 0.42, tone('clay', 'left'))],
  }),
  rod({ name: 'spindle', at: [x + 0.31, y + 0.07, z + 0.5], to: z + 0.72, paint: tone('gold', 'left'), width: 2 }),
];

/** Objects of a depot: forklifts, trailers, high racks, a gatehouse. */
import { band, panel, ribs, segment } from '#kit/face.ts';
import { ALARM, LAMP, SIGNAL, tone, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, prism, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { pallet } from '#library/cargo.ts';
import { shelves } from '#library/rooms.ts';
import { wheels } from '#library/vehicles.ts';

/** A forklift with its fork to the lower left, 0.7 by 1.9; on the fork a pallet. */
export const forklift = ([x, y, z]: Vec3, goods: Material = 'teal'): Solid[] => [
  box({
    name: 'forklift',
    at: [x, y, z + 0.1],
    size: [0.7, 0.95, 0.42],
    material: 'gold',
    right: [...wheels([0.22, 0.75], 0.16)],
    left: [band(0, 0.1, tone('ink', 'left'))],
  }),
  box({
    name: 'counterweight',
    at: [x + 0.05, y, z + 0.52],
    size: [0.6, 0.3, 0.2],
    material: 'ink',
    castsShadow: false,
  }),
  rod({
    name: 'guard',
    points: [
      [x + 0.66, y + 0.2, z + 0.72],
      [x + 0.66, y + 0.28, z + 1.15],
      [x + 0.66, y + 0.85, z + 1.15],
      [x + 0.66, y + 0.92, z + 0.52],
    ],
    paint: tone('ink', 'left'),
    width: 1.8,
  }),
  box({
    name: 'mast',
    at: [x + 0.08, y + 0.97, z + 0.05],
    size: [0.54, 0.1, 1.45],
    material: 'steel',
    left: [panel(0.12, 0, 0.42, 1.36, tone('ink', 'left'))],
    castsShadow: false,
  }),
  ...pallet([x, y + 1.1, z + 0.3], goods, 0.66),
];

/** A trailer without its tractor, its rear at the lower left; 0.95 by 2.3, 1.5 high. */
export const trailer = ([x, y, z]: Vec3, material: Material = 'paper'): Solid =>
  box({
    name: 'trailer',
    at: [x, y, z],
    size: [0.95, 2.3, 1.5],
    material,
    right: [panel(0, 0, 2.3, 0.24, tone('ink', 'right')), ...wheels([0.3, 0.62])],
    top: [ribs(7, tone(material, 'left'), 'level')],
  });

/** A high rack of `columns` by `rows` bays along x. */
export const highRack = (at: Vec3, size: Vec3, columns: number, rows: number): Solid =>
  box({
    name: 'high rack',
    at,
    size,
    material: 'steel',
    left: [
      shelves(columns, rows, ['wood', 'sand', 'paper', 'gold'], 5),
      ribs(columns - 1, tone('clay', 'left'), 'upright', 1.4),
    ],
    right: [shelves(1, rows, ['wood', 'gold', 'paper'], 9)],
    top: [ribs(columns - 1, tone('steel', 'right'))],
  });

/** A stacker crane: a mast on a rail with a lifting table. */
export const stacker = ([x, y, z]: Vec3, height = 4): Solid[] => [
  box({ name: 'bogie', at: [x, y, z], size: [0.9, 0.5, 0.2], material: 'ink' }),
  box({
    name: 'mast',
    at: [x + 0.1, y + 0.14, z + 0.2],
    size: [0.2, 0.2, height],
    material: 'clay',
    castsShadow: false,
  }),
  box({
    name: 'table',
    at: [x + 0.32, y, z + height * 0.48],
    size: [0.55, 0.5, 0.1],
    material: 'gold',
    castsShadow: false,
  }),
  box({
    name: 'carton',
    at: [x + 0.37, y + 0.05, z + height * 0.48 + 0.1],
    size: [0.42, 0.4, 0.4],
    material: 'wood',
    left: [panel(0.14, 0, 0.26, 0.4, tone('sand', 'left'))],
    castsShadow: false,
  }),
];

/** A dock leveller half raised towards the lower left. */
export const leveller = ([x, y, z]: Vec3): Solid =>
  prism({
    name: 'leveller',
    at: [x, y, z],
    along: 'x',
    points: [
      [0, 0],
      [0.7, 0],
      [0.7, 0.3],
      [0, 0.06],
    ],
    length: 0.95,
    material: 'steel',
    cap: [segment([0.02, 0.1], [0.68, 0.1], LAMP, 1.6)],
    castsShadow: false,
  });

/** A scanner on a post, its beam to the lower left. */
export const scanner = ([x, y, z]: Vec3, reach: Vec3): Solid[] => [
  box({ name: 'post', at: [x, y, z], size: [0.1, 0.1, 1.2], material: 'ink', castsShadow: false }),
  box({
    name: 'head',
    at: [x - 0.08, y - 0.04, z + 1.2],
    size: [0.26, 0.2, 0.22],
    material: 'ink',
    left: [panel(0.05, 0.06, 0.21, 0.16, SIGNAL)],
    castsShadow: false,
  }),
  rod({ name: 'beam', at: [x + 0.05, y + 0.16, z + 1.3], to: reach, paint: ALARM, width: 1.1, motion: 'blink' }),
];

/** A gatehouse with windows all round. */
export const gatehouse = (at: Vec3): Solid[] => [
  box({
    name: 'gatehouse',
    at,
    size: [1.1, 1.1, 1.1],
    material: 'clay',
    left: [panel(0.12, 0.45, 0.98, 0.95, WINDOW_DARK), panel(0.6, 0.5, 0.9, 0.9, LAMP)],
    right: [panel(0.12, 0.45, 0.98, 0.95, WINDOW_DARK)],
  }),
  box({
    name: 'roof',
    at: [at[0] - 0.15, at[1] - 0.15, at[2] + 1.1],
    size: [1.4, 1.4, 0.14],
    material: 'paper',
    castsShadow: false,
  }),
];

/** Pumps and a pump house. */
import { disc, panel, ribs, segment, windows } from '#kit/face.ts';
import { LAMP, tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, gable, sphere } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { cellar } from './cellar.ts';
import { spokes } from './gauges.ts';
import { drum } from './parts.ts';

/**
 * A pump, 1.5 by 0.6 grid units: a motor, a round volute with a wheel on it, and a flange on top. The position is the
 * minimum corner of its base plate.
 */
export const pump = ([x, y, z]: Vec3, motor: Material = 'clay'): Solid[] => [
  box({ name: 'base', at: [x, y, z], size: [1.5, 0.6, 0.1], material: 'ink' }),
  drum({
    name: 'motor',
    at: [x + 0.75, y + 0.32, z + 0.36],
    radius: 0.26,
    length: 0.7,
    along: 'x',
    material: motor,
    isSmooth: true,
    castsShadow: false,
    cap: [disc(0.26, 0.26, 0.14, tone('ink', 'left'))],
  }),
  drum({
    name: 'volute',
    at: [x + 0.36, y + 0.08, z + 0.46],
    radius: 0.36,
    length: 0.44,
    along: 'y',
    material: 'teal',
    isSmooth: true,
    castsShadow: false,
    cap: spokes(0.36, 0.36, 0.2, tone('gold', 'top'), 1.8),
  }),
  cylinder({
    name: 'flange',
    at: [x + 0.36, y + 0.3, z + 0.82],
    radius: 0.16,
    height: 0.2,
    material: 'steel',
    castsShadow: false,
  }),
];

/**
 * A pump house, 3.4 by 2 grid units, with its ridge along x; its open door to the lower left shows the pump inside. The
 * position is its minimum corner.
 */
export function pumpHouse([x, y, z]: Vec3): Solid[] {
  return [
    box({
      name: 'pump house',
      at: [x, y, z],
      size: [3.4, 2, 1.5],
      material: 'paper',
      castsShadow: false,
      left: [
        panel(0, 0, 3.4, 0.16, tone('stone', 'right')),
        cellar({
          at: [x + 0.5, y + 1.5, z],
          size: [1.3, 0.5, 1.2],
          open: 'left',
          wall: 'gold',
          floor: 'wood',
          things: pump([x + 0.5, y + 1.52, z], 'ink'),
        }),
        panel(2.1, 0, 2.14, 1.2, tone('wood', 'right')),
        panel(2.45, 0.5, 3.05, 1.05, LAMP),
        segment([2.75, 0.5], [2.75, 1.05], tone('wood', 'right'), 1.2),
        segment([2.45, 0.78], [3.05, 0.78], tone('wood', 'right'), 1.2),
      ],
      right: [
        panel(0, 0, 2, 0.16, tone('stone', 'right')),
        windows({ columns: 2, rows: 1, below: 0.5, above: 0.45, sides: 0.3, lit: 2 }),
      ],
    }),
    gable({ at: [x - 0.15, y - 0.15, z + 1.5], size: [3.7, 2.3, 0.85], ridge: 'x', material: 'clay' }),
    box({
      name: 'door',
      at: [x + 0.3, y + 2, z],
      size: [0.08, 0.7, 1.15],
      material: 'wood',
      castsShadow: false,
      right: [ribs(2, tone('wood', 'left'))],
    }),
    box({
      name: 'bracket',
      at: [x + 2.05, y + 2, z + 1.2],
      size: [0.1, 0.3, 0.06],
      material: 'ink',
      castsShadow: false,
    }),
    sphere({ name: 'lamp', at: [x + 2.1, y + 2.22, z + 0.94], radius: 0.13, material: 'gold', castsShadow: false }),
  ];
}

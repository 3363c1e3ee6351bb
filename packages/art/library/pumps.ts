/** A pump house and what its keeper needs by night. */
import { disc, panel, ribs, stroke, windows } from '#kit/face.ts';
import { tone, type Material, type Paint } from '#kit/palette.ts';
import { circle } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, gable, rod, sketch, sphere } from '#kit/solids.ts';
import { project, UNIT, type Vec3 } from '#kit/space.ts';
import { cellar } from './cellar.ts';
import { drum, spokes, valveWheel } from './gauges.ts';

const GLOW: Paint = { day: '#f5c659', night: '#ffd777' };

/** A full moon, standing in the sky. */
export function moon(at: Vec3, radius: number): Solid {
  const [x, y] = project(at);
  const spot = (dx: number, dy: number, r: number) =>
    circle((u, v) => [x + (dx + u * r) * UNIT, y + (dy + v * r) * UNIT]);
  return sketch({
    name: 'moon',
    at: [at[0] - 0.1, at[1] - 0.1, at[2] - radius],
    size: [0.2, 0.2, 2 * radius],
    shapes: [
      { d: spot(0, 0, radius), fill: { day: '#f3e2b4', night: '#f6ecd0' } },
      {
        d:
          spot(-radius * 0.3, -radius * 0.2, radius * 0.24) +
          spot(radius * 0.34, radius * 0.3, radius * 0.17) +
          spot(radius * 0.2, -radius * 0.45, radius * 0.11),
        fill: { day: '#e3cda0', night: '#ddcda3' },
      },
    ],
  });
}

/** A pump: a motor, a round volute with a wheel on it and a flange upwards; 1.5 along x. `at` is the corner of its base plate. */
export const pump = ([x, y, z]: Vec3, body: Material = 'teal', motor: Material = 'clay'): Solid[] => [
  box({ name: 'base', at: [x, y, z], size: [1.5, 0.6, 0.1], material: 'ink' }),
  drum({
    name: 'motor',
    at: [x + 0.75, y + 0.32, z + 0.36],
    radius: 0.26,
    length: 0.7,
    along: 'x',
    material: motor,
    castsShadow: false,
    face: [disc(0.26, 0.26, 0.14, tone('ink', 'left'))],
  }),
  drum({
    name: 'volute',
    at: [x + 0.36, y + 0.08, z + 0.46],
    radius: 0.36,
    length: 0.44,
    along: 'y',
    material: body,
    castsShadow: false,
    face: spokes(0.36, 0.36, 0.2, tone('gold', 'top'), 1.8),
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

/** A pump house 3.4 by 2, gable to the lower left, its door open on the pump inside. */
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
          things: pump([x + 0.5, y + 1.52, z], 'teal', 'ink'),
        }),
        panel(2.1, 0, 2.14, 1.2, tone('wood', 'right')),
        panel(2.45, 0.5, 3.05, 1.05, GLOW),
        stroke(
          [
            [2.75, 0.5],
            [2.75, 1.05],
          ],
          tone('wood', 'right'),
          1.2,
        ),
        stroke(
          [
            [2.45, 0.78],
            [3.05, 0.78],
          ],
          tone('wood', 'right'),
          1.2,
        ),
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
    {
      ...sphere({
        name: 'lamp',
        at: [x + 2.1, y + 2.22, z + 0.94],
        radius: 0.13,
        material: 'gold',
        castsShadow: false,
      }),
    },
  ];
}

/** A rack of valve wheels on pipes, facing left; 0.8 wide each. */
export const valveRack = ([x, y, z]: Vec3, count: number): Solid[] => [
  box({
    name: 'manifold',
    at: [x, y, z + 0.1],
    size: [count * 0.8, 0.3, 0.22],
    material: 'steel',
    left: [ribs(count * 2 - 1, tone('steel', 'right'))],
  }),
  ...Array.from({ length: count }, (_, index) => x + 0.4 + index * 0.8).flatMap((middle, index) => [
    box({
      name: 'riser',
      at: [middle - 0.09, y + 0.06, z + 0.32],
      size: [0.18, 0.18, 0.8],
      material: index % 2 === 0 ? 'teal' : 'steel',
      castsShadow: false,
    }),
    valveWheel([middle, y + 0.32, z + 0.82], 0.29),
    box({
      name: 'tag',
      at: [middle + 0.12, y + 0.34, z + 0.34],
      size: [0.16, 0.02, 0.22],
      material: 'paper',
      castsShadow: false,
    }),
  ]),
  box({
    name: 'header',
    at: [x, y + 0.02, z + 1.12],
    size: [count * 0.8, 0.26, 0.2],
    material: 'steel',
    castsShadow: false,
  }),
];

/** A bench with a lantern, a kettle and an open book. */
export const dutyBench = ([x, y, z]: Vec3): Solid[] => [
  ...[0.1, 1.45].map((dx) => box({ name: 'leg', at: [x + dx, y + 0.1, z], size: [0.14, 0.5, 0.4], material: 'wood' })),
  box({
    name: 'bench',
    at: [x, y, z + 0.4],
    size: [1.7, 0.7, 0.12],
    material: 'wood',
    castsShadow: false,
    top: [
      panel(0.6, 0.15, 1.1, 0.55, tone('paper', 'top')),
      stroke(
        [
          [0.85, 0.15],
          [0.85, 0.55],
        ],
        tone('stone', 'right'),
        1,
      ),
    ],
  }),
  box({
    name: 'lantern foot',
    at: [x + 0.14, y + 0.2, z + 0.52],
    size: [0.3, 0.3, 0.08],
    material: 'ink',
    castsShadow: false,
  }),
  box({
    name: 'lantern',
    at: [x + 0.17, y + 0.23, z + 0.6],
    size: [0.24, 0.24, 0.32],
    material: 'gold',
    castsShadow: false,
    left: [panel(0.04, 0.03, 0.2, 0.29, GLOW)],
    right: [panel(0.04, 0.03, 0.2, 0.29, GLOW)],
  }),
  box({
    name: 'lantern cap',
    at: [x + 0.14, y + 0.2, z + 0.92],
    size: [0.3, 0.3, 0.07],
    material: 'ink',
    castsShadow: false,
  }),
  cylinder({
    name: 'kettle',
    at: [x + 1.4, y + 0.35, z + 0.52],
    radius: 0.16,
    topRadius: 0.11,
    height: 0.24,
    material: 'steel',
    castsShadow: false,
  }),
];

/** A low trolley along x; what it carries stands 0.32 above the ground. */
export const trolley = ([x, y, z]: Vec3): Solid[] => [
  ...[0.3, 1.5].map((dx) =>
    drum({
      name: 'axle',
      at: [x + dx, y + 0.06, z + 0.16],
      radius: 0.16,
      length: 0.78,
      along: 'y',
      material: 'rubber',
      face: [disc(0.16, 0.16, 0.07, tone('steel', 'top'))],
    }),
  ),
  box({
    name: 'deck',
    at: [x, y, z + 0.32],
    size: [1.8, 0.9, 0.1],
    material: 'wood',
    castsShadow: true,
    left: [ribs(7, tone('wood', 'right'))],
  }),
  rod({
    name: 'shaft',
    points: [
      [x + 1.8, y + 0.45, z + 0.37],
      [x + 2.35, y + 0.45, z + 0.1],
    ],
    paint: tone('ink', 'left'),
    width: 2.2,
  }),
];

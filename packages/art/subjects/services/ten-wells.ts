/**
 * Ten different wells, one for each discipline, about 1.6 by 1.6 grid units, and the mother well that feeds them. The
 * position is the centre of the base.
 */
import { area, disc, panel, ribs, segment, windows, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, gable, prism, pyramid, rod, sphere } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { arc, assembly, drum } from '#library/parts.ts';

const WATER = tone('teal', 'right');

/** A low round base. */
const foot = ([x, y, z]: Vec3, material: Material, radius = 0.85): Solid =>
  cylinder({ name: 'foot', at: [x, y, z], radius, height: 0.22, material });

/** The mother well: three stone steps, a deep round curb and a lintel with a wheel for the rope. */
export function motherWell([x, y, z]: Vec3): Things {
  const arm = 1.15;
  return [
    cylinder({ name: 'step', at: [x, y, z], radius: 2, height: 0.2, material: 'sand' }),
    cylinder({ name: 'step', at: [x, y, z + 0.2], radius: 1.62, height: 0.2, material: 'sand', castsShadow: false }),
    assembly(
      'mother well',
      [
        cylinder({
          name: 'curb',
          at: [x, y, z + 0.4],
          radius: 1.16,
          height: 0.95,
          material: 'stone',
          bands: [{ from: 0.62, to: 0.74, material: 'teal' }],
        }),
        cylinder({ name: 'mouth', at: [x, y, z + 1.35], radius: 0.86, height: 0.01, material: 'teal', lid: WATER }),
        box({ name: 'post', at: [x - arm - 0.12, y - 0.12, z + 0.4], size: [0.24, 0.24, 2.7], material: 'wood' }),
        rod({ name: 'rope', at: [x, y, z + 2.9], to: z + 1.3, paint: tone('sand', 'top'), width: 1.8 }),
        box({ name: 'post', at: [x + arm - 0.12, y - 0.12, z + 0.4], size: [0.24, 0.24, 2.7], material: 'wood' }),
        box({
          name: 'lintel',
          at: [x - arm - 0.35, y - 0.16, z + 3.1],
          size: [2 * arm + 0.7, 0.32, 0.26],
          material: 'wood',
        }),
        drum({
          name: 'wheel',
          at: [x, y + 0.17, z + 2.88],
          along: 'y',
          radius: 0.42,
          length: 0.12,
          material: 'gold',
          cap: [disc(0.42, 0.42, 0.28, tone('wood', 'right')), disc(0.42, 0.42, 0.1, tone('gold', 'top'))],
        }),
      ],
      false,
    ),
  ];
}

/** Software: three storeys of different size and material on top of one another. */
export const softwareWell = ([x, y, z]: Vec3): Things => [
  foot([x, y, z], 'stone', 1),
  ...(
    [
      ['ink', 0, 1.3, 0.9],
      ['teal', 0.9, 1.12, 0.75],
      ['paper', 1.65, 0.94, 0.7],
    ] as const
  ).map(([material, up, size, height]) =>
    box({
      name: 'storey',
      at: [x - size / 2, y - size / 2, z + 0.22 + up],
      size: [size, size, height],
      material,
      castsShadow: false,
      left: [windows({ columns: 3, rows: 1, below: 0.22, above: 0.2, lit: 2, fill: WINDOW_DARK })],
      right: [windows({ columns: 3, rows: 1, below: 0.22, above: 0.2, lit: 3, fill: WINDOW_DARK })],
    }),
  ),
  pyramid({
    name: 'cap',
    at: [x - 0.55, y - 0.55, z + 2.57],
    size: [1.1, 1.1, 0.5],
    material: 'clay',
    castsShadow: false,
  }),
];

/** Outline of a cloud, from the lower right over its three bumps to the lower left. */
const CLOUD: readonly Vec2[] = [
  ...arc(0.34, -90, 70, 8, [1.56, 0.34]),
  ...arc(0.5, 20, 165, 8, [1, 0.62]),
  ...arc(0.36, 105, 270, 8, [0.36, 0.36]),
];

/** Cloud: a flat cloud on a column of water. */
export const cloudWell = ([x, y, z]: Vec3): Things => [
  foot([x, y, z], 'paper'),
  cylinder({ name: 'column', at: [x, y, z + 0.22], radius: 0.24, height: 1.5, material: 'teal', castsShadow: false }),
  prism({
    name: 'cloud',
    at: [x - 0.95, y - 0.25, z + 1.72],
    along: 'y',
    length: 0.5,
    material: 'glass',
    points: CLOUD,
    castsShadow: false,
    cap: [panel(0.4, 0.14, 1.5, 0.22, WHITE)],
  }),
];

/** Mobile: a handset as tall as a house, its screen lit. */
export const mobileWell = ([x, y, z]: Vec3): Things => {
  const screen: FacePaint[] = [
    panel(0.1, 0.2, 1.1, 1.95, tone('teal', 'top')),
    panel(0.2, 1.35, 1, 1.8, WHITE),
    ...[0, 1, 2].flatMap((column) => [
      panel(0.2 + column * 0.29, 0.95, 0.42 + column * 0.29, 1.2, tone(column === 1 ? 'gold' : 'paper', 'top')),
      panel(0.2 + column * 0.29, 0.6, 0.42 + column * 0.29, 0.85, tone(column === 2 ? 'clay' : 'paper', 'left')),
    ]),
    panel(0.2, 0.32, 1, 0.46, tone('ink', 'left')),
  ];
  return [
    foot([x, y, z], 'clay'),
    box({
      name: 'handset',
      at: [x - 0.6, y - 0.15, z + 0.22],
      size: [1.2, 0.26, 2.15],
      material: 'ink',
      castsShadow: false,
      left: screen,
    }),
  ];
};

/** Intelligence: a glass ball in a cup, with lines between points in it. */
export const mindWell = ([x, y, z]: Vec3): Things => {
  const node = (turn: number, up: number): Vec3 => [x + 0.62 * Math.cos(turn), y + 0.62 * Math.sin(turn), z + up];
  const nodes = [node(0.2, 1.1), node(1.2, 1.75), node(2.4, 1.1), node(3.6, 1.8), node(4.7, 1.2), node(5.6, 1.8)];
  return [
    foot([x, y, z], 'ink'),
    cylinder({
      name: 'cup',
      at: [x, y, z + 0.22],
      radius: 0.36,
      topRadius: 0.6,
      height: 0.4,
      material: 'gold',
      castsShadow: false,
    }),
    assembly(
      'mind',
      [
        sphere({ name: 'ball', at: [x, y, z + 0.56], radius: 0.74, material: 'glass' }),
        rod({ points: [...nodes, nodes[0]!, nodes[2]!, nodes[4]!, nodes[1]!], paint: tone('ink', 'top'), width: 1 }),
        ...nodes.map((place, index) =>
          sphere({
            name: 'node',
            at: [place[0], place[1], place[2] - 0.1],
            radius: 0.11,
            material: index % 2 === 0 ? 'clay' : 'teal',
          }),
        ),
      ],
      false,
      true,
    ),
  ];
};

/** Electric vehicles: a charging post with a cable. */
export const chargeWell = ([x, y, z]: Vec3): Things => [
  foot([x, y, z], 'field'),
  box({
    name: 'post',
    at: [x - 0.4, y - 0.3, z + 0.22],
    size: [0.8, 0.5, 1.4],
    material: 'teal',
    castsShadow: false,
    left: [
      panel(0.14, 0.7, 0.66, 1.2, tone('ink', 'left')),
      area(
        [
          [0.44, 1.12],
          [0.28, 0.92],
          [0.39, 0.92],
          [0.34, 0.78],
          [0.53, 0.99],
          [0.42, 0.99],
        ],
        LAMP,
      ),
      panel(0.14, 0.14, 0.66, 0.24, SIGNAL),
    ],
    right: [ribs(4, tone('teal', 'left'), 'level')],
  }),
  rod({
    name: 'lead',
    points: [
      [x + 0.4, y, z + 1.2],
      [x + 0.75, y + 0.1, z + 1.05],
      [x + 0.8, y + 0.25, z + 0.5],
      [x + 0.55, y + 0.5, z + 0.3],
      [x + 0.2, y + 0.62, z + 0.4],
    ],
    paint: tone('ink', 'right'),
    width: 2.4,
  }),
];

/** Blockchain: gold cubes joined by links. */
export const chainWell = ([x, y, z]: Vec3): Things => {
  const cube = (dx: number, dy: number, dz: number, material: Material) =>
    box({
      name: 'cube',
      at: [x + dx, y + dy, z + dz],
      size: [0.62, 0.62, 0.62],
      material,
      castsShadow: false,
      left: [panel(0.14, 0.14, 0.48, 0.48, tone(material, 'right'))],
      right: [panel(0.14, 0.14, 0.48, 0.48, tone(material, 'left'))],
    });
  const link = (from: Vec3, to: Vec3) =>
    rod({
      name: 'link',
      at: [x + from[0], y + from[1], z + from[2]],
      to: [x + to[0], y + to[1], z + to[2]],
      paint: tone('teal', 'top'),
      width: 3,
    });
  return [
    foot([x, y, z], 'ink', 0.95),
    cube(-0.72, -0.31, 0.22, 'gold'),
    cube(0.1, -0.31, 0.22, 'gold'),
    cube(-0.31, -0.31, 1.02, 'gold'),
    link([0, 0.31, 0.53], [0.2, 0.31, 0.53]),
    link([-0.31, 0.31, 0.84], [-0.05, 0.31, 1.1]),
    link([0.31, 0.31, 0.84], [0.1, 0.31, 1.1]),
  ];
};

/** Operations: a pipe in the form of a figure of eight, with flowing water. */
export const loopWell = ([x, y, z]: Vec3): Things => {
  const loop = Array.from({ length: 41 }, (_, step): Vec3 => {
    const turn = (step / 40) * 2 * Math.PI;
    return [x + 0.85 * Math.sin(turn), y + 0.1, z + 0.95 + 0.5 * Math.sin(2 * turn)];
  });
  return [
    foot([x, y, z], 'steel', 0.95),
    rod({ name: 'stand', at: [x, y + 0.1, z + 0.22], to: z + 0.9, paint: tone('ink', 'left'), width: 4 }),
    rod({ name: 'loop', points: loop, paint: tone('ink', 'left'), width: 7 }),
    rod({ name: 'water', points: loop, paint: SIGNAL, width: 4.4 }),
    {
      ...rod({ name: 'light', points: loop, paint: WHITE, width: 1.2 }),
      shapes: rod({ points: loop, paint: WHITE, width: 1.2 }).shapes.map((shape) => ({
        ...shape,
        dash: '6 10',
        cap: 'butt' as const,
        motion: 'flow' as const,
      })),
    },
  ];
};

/** Studio: a sheet on an easel with the plan of a well, a pencil in front. */
export const studioWell = ([x, y, z]: Vec3): Things => [
  foot([x, y, z], 'rose'),
  box({
    name: 'easel',
    at: [x - 0.6, y - 0.1, z + 0.22],
    size: [1.2, 0.14, 1.3],
    material: 'wood',
    castsShadow: false,
    left: [
      panel(0.08, 0.22, 1.12, 1.22, tone('paper', 'top')),
      disc(0.6, 0.74, 0.32, tone('teal', 'top')),
      disc(0.6, 0.74, 0.19, tone('paper', 'top')),
      segment([0.2, 0.4], [1, 0.4], tone('clay', 'left'), 1.4),
      segment([0.6, 0.3], [0.6, 1.15], tone('clay', 'left'), 1),
    ],
  }),
  prism({
    name: 'pencil',
    at: [x - 0.5, y + 0.3, z + 0.22],
    along: 'x',
    length: 0.9,
    material: 'gold',
    points: [
      [0, 0],
      [0.14, 0],
      [0.14, 0.12],
      [0, 0.12],
    ],
    castsShadow: false,
  }),
  pyramid({
    name: 'tip',
    at: [x + 0.4, y + 0.3, z + 0.22],
    size: [0.16, 0.14, 0.12],
    material: 'ink',
    castsShadow: false,
  }),
];

/** Future shift: half of it old, half new. */
export const shiftWell = ([x, y, z]: Vec3): Things => [
  foot([x, y, z], 'sand', 0.95),
  box({
    name: 'old half',
    at: [x - 0.7, y - 0.45, z + 0.22],
    size: [0.66, 0.9, 0.9],
    material: 'wood',
    castsShadow: false,
    left: [ribs(4, tone('wood', 'right'), 'level'), panel(0.2, 0, 0.46, 0.5, tone('ink', 'right'))],
  }),
  gable({ at: [x - 0.76, y - 0.5, z + 1.12], size: [0.72, 1, 0.4], ridge: 'x', material: 'clay' }),
  box({
    name: 'new half',
    at: [x - 0.04, y - 0.45, z + 0.22],
    size: [0.74, 0.9, 1.5],
    material: 'glass',
    castsShadow: false,
    left: [windows({ columns: 2, rows: 3, lit: 2, fill: WINDOW_DARK, sides: 0.08 })],
    right: [windows({ columns: 2, rows: 3, lit: 3, fill: WINDOW_DARK, sides: 0.08 })],
  }),
];

/** Strategy: a compass rose on a column. */
export const strategyWell = ([x, y, z]: Vec3): Things => [
  foot([x, y, z], 'wood'),
  cylinder({
    name: 'column',
    at: [x, y, z + 0.22],
    radius: 0.2,
    topRadius: 0.3,
    height: 0.55,
    material: 'stone',
    castsShadow: false,
  }),
  cylinder({
    name: 'rose',
    at: [x, y, z + 0.77],
    radius: 0.72,
    height: 0.12,
    material: 'gold',
    lid: tone('paper', 'top'),
    castsShadow: false,
  }),
  box({
    name: 'star',
    at: [x - 0.5, y - 0.5, z + 0.89],
    size: [1, 1, 0.01],
    material: 'paper',
    castsShadow: false,
    top: [
      area(
        [
          [0.5, 0.02],
          [0.6, 0.5],
          [0.5, 0.98],
          [0.4, 0.5],
        ],
        tone('ink', 'left'),
      ),
      area(
        [
          [0.02, 0.5],
          [0.5, 0.4],
          [0.98, 0.5],
          [0.5, 0.6],
        ],
        tone('clay', 'left'),
      ),
    ],
  }),
];

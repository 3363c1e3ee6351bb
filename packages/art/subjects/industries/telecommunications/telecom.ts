/** Telecommunications: the mast and its antennas, the street cabinet, pole and pit, the rocks under the mast. */
import { disc, panel, ribs, segment, stroke, windows } from '#kit/face.ts';
import { circle, line } from '#kit/path.ts';
import { ALARM, LAMP, SIGNAL, tone, WHITE, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { arc, assembly, between, drum } from '#library/parts.ts';
import { pylon } from '#library/grid.ts';

const FIBRES: readonly Material[] = ['teal', 'clay', 'gold', 'palm', 'rose'];

/** A layer of rock with an irregular outline. */
export const rock = (at: Vec3, points: readonly Vec2[], height: number, material: Material = 'sand'): Solid =>
  prism({ name: 'rock', at, along: 'z', points, length: height, material });

/** A dish that faces the lower left, on a short arm. */
const dish = ([x, y, z]: Vec3, radius: number): Solid =>
  assembly(
    'dish',
    [
      drum({
        at: [x, y, z],
        radius,
        length: 0.16,
        along: 'y',
        material: 'paper',
        cap: [
          disc(radius, radius, radius * 0.9, tone('paper', 'right')),
          disc(radius * 0.92, radius * 1.05, radius * 0.66, tone('paper', 'left')),
        ],
      }),
      rod({
        points: [
          [x - radius * 0.6, y + 0.16, z - radius * 0.5],
          [x, y + 0.55, z],
          [x + radius * 0.7, y + 0.16, z + radius * 0.4],
        ],
        paint: tone('steel', 'right'),
        width: 1.2,
      }),
      box({ name: 'feed', at: [x - 0.06, y + 0.5, z - 0.06], size: [0.12, 0.1, 0.12], material: 'ink' }),
    ],
    false,
  );

/** A lattice mast with three sector antennas, radio units, a dish and a warning lamp that blinks. */
export function antennaMast([x, y, z]: Vec3, height: number): Solid {
  const top = z + height;
  const sector = (dx: number, dy: number) =>
    box({
      name: 'sector',
      at: [x + dx, y + dy, top - 1.35],
      size: [0.26, 0.2, 1.2],
      material: 'paper',
      left: [
        panel(0, 0, 0.26, 0.08, tone('ink', 'left')),
        segment([0.13, 0.15], [0.13, 1.1], tone('stone', 'right'), 0.8),
      ],
      right: [panel(0, 0, 0.2, 0.08, tone('ink', 'right'))],
    });
  const unit = (dx: number, dy: number) =>
    box({
      name: 'radio',
      at: [x + dx, y + dy, top - 1.9],
      size: [0.22, 0.2, 0.4],
      material: 'steel',
      left: [ribs(3, tone('steel', 'right'))],
    });
  const [tx, ty] = project([x, y, top + 0.35]);
  return assembly(
    'antenna mast',
    [
      box({ name: 'footing', at: [x - 0.75, y - 0.75, z], size: [1.5, 1.5, 0.14], material: 'stone' }),
      sector(-0.62, -0.5),
      { ...pylon({ at: [x, y, z + 0.14], height: height - 0.14, base: 0.6, arms: [] }) },
      rod({
        points: [
          [x - 0.5, y - 0.3, top - 0.75],
          [x, y, top - 0.7],
          [x + 0.55, y - 0.35, top - 0.75],
        ],
        paint: tone('steel', 'right'),
        width: 2,
      }),
      rod({ at: [x, y, top - 0.7], to: [x - 0.1, y + 0.5, top - 0.75], paint: tone('steel', 'right'), width: 2 }),
      unit(0.2, -0.1),
      unit(-0.35, 0.2),
      sector(0.5, -0.45),
      sector(-0.25, 0.5),
      dish([x + 0.1, y + 0.4, z + height * 0.5], 0.5),
      rod({ at: [x, y, top], to: top + 0.35, paint: tone('steel', 'right'), width: 1.6 }),
      sketch({
        name: 'lamp',
        at: [x, y, top],
        size: [0.1, 0.1, 0.35],
        shapes: [{ d: circle((u, v) => [tx + u * 2.6, ty + v * 2.6]), fill: ALARM, motion: 'blink' }],
      }),
    ],
    true,
    true,
  );
}

/** A guy wire from the mast to its anchor block; its place in the painting order is that of the anchor. One in three has a turnbuckle. */
export const guy = (from: Vec3, to: Vec3, hasTurnbuckle = false): Solid[] => {
  const top: Vec3 = [to[0], to[1], to[2] + 0.2];
  return [
    box({ name: 'anchor', at: [to[0] - 0.2, to[1] - 0.2, to[2]], size: [0.4, 0.4, 0.2], material: 'stone' }),
    sketch({
      name: 'guy',
      at: top,
      size: [0.05, 0.05, 0.05],
      shapes: [
        { d: line([project(from), project(top)]), stroke: tone('steel', 'right'), width: 1 },
        ...(hasTurnbuckle
          ? [
              {
                d: line([project(between(top, from, 0.08)), project(between(top, from, 0.15))]),
                stroke: tone('gold', 'left'),
                width: 3.6,
                cap: 'round' as const,
              },
            ]
          : []),
      ],
    }),
  ];
};

/** A telephone exchange with few windows: a door, louvres, coolers on the roof. */
export const exchange = ([x, y, z]: Vec3, [w, d, h]: Vec3): Solid[] => [
  box({
    name: 'exchange',
    at: [x, y, z],
    size: [w, d, h],
    material: 'paper',
    left: [
      panel(0, h * 0.78, w, h * 0.9, tone('teal', 'left')),
      panel(w * 0.12, 0, w * 0.34, h * 0.66, tone('ink', 'left')),
      ...[0.5, 0.74].flatMap((share) => [
        panel(w * share, h * 0.28, w * (share + 0.18), h * 0.62, tone('stone', 'right')),
      ]),
      disc(w * 0.23, h * 0.72, 0.06, LAMP),
    ],
    right: [
      panel(0, h * 0.78, d, h * 0.9, tone('teal', 'right')),
      windows({ columns: 3, rows: 1, below: h * 0.3, above: h * 0.38, lit: 1 }),
    ],
    top: [panel(0.14, 0.14, w - 0.14, d - 0.14, tone('paper', 'left'))],
  }),
  ...[0.15, 0.58].map((share) =>
    box({
      name: 'cooler',
      at: [x + w * share, y + d * 0.3, z + h],
      size: [0.7, 0.7, 0.35],
      material: 'steel',
      castsShadow: false,
      left: [ribs(3, tone('ink', 'left'), 'level')],
      right: [ribs(3, tone('ink', 'left'), 'level')],
      top: [disc(0.35, 0.35, 0.26, tone('ink', 'left')), disc(0.35, 0.35, 0.08, tone('steel', 'top'))],
    }),
  ),
];

/** An open street cabinet: splice trays, patch cables, the door turned to the right. */
export const streetCabinet = ([x, y, z]: Vec3): Solid =>
  assembly('street cabinet', [
    box({ name: 'base', at: [x - 0.05, y - 0.05, z], size: [1.5, 0.7, 0.2], material: 'stone' }),
    box({
      name: 'cabinet',
      at: [x, y, z + 0.2],
      size: [1.4, 0.6, 1.4],
      material: 'teal',
      left: [
        panel(0.08, 0.08, 1.32, 1.32, tone('ink', 'right')),
        ...[0.16, 0.36, 0.56, 0.76, 0.96, 1.16].map((v, index) =>
          panel(0.14, v, 0.8, v + 0.12, tone(index % 3 === 1 ? 'gold' : 'paper', 'left')),
        ),
        ...FIBRES.slice(0, 4).map((material, index) =>
          stroke(
            [
              [0.8, 1.22 - index * 0.2],
              [0.92 + index * 0.08, 1.1 - index * 0.16],
              [0.92 + index * 0.08, 0.1],
            ],
            tone(material, 'top'),
            1.6,
          ),
        ),
      ],
    }),
    box({ name: 'roof', at: [x - 0.08, y - 0.08, z + 1.6], size: [1.56, 0.76, 0.1], material: 'paper' }),
    box({
      name: 'door',
      at: [x + 1.36, y + 0.6, z + 0.24],
      size: [0.06, 1, 1.32],
      material: 'teal',
      right: [ribs(4, tone('ink', 'right'), 'level', 1), panel(0.1, 0.6, 0.18, 0.8, tone('gold', 'top'))],
    }),
  ]);

/** A coil of spare cable on the ground. */
export const coil = ([x, y, z]: Vec3, radius = 0.45): Solid =>
  assembly('coil', [
    cylinder({
      name: 'coil',
      at: [x, y, z],
      radius,
      height: 0.26,
      material: 'ink',
      bands: [
        { from: 0.06, to: 0.1, material: 'teal' },
        { from: 0.15, to: 0.19, material: 'clay' },
      ],
    }),
    cylinder({
      name: 'middle',
      at: [x, y, z + 0.26],
      radius: radius * 0.6,
      height: 0.005,
      material: 'sand',
      lid: tone('sand', 'right'),
    }),
  ]);

/** A wooden pole with cross-arm and a ladder that leans against it from the lower right. */
export const ladderPole = ([x, y, z]: Vec3, height: number): Solid => {
  const [foot, head]: readonly [Vec3, Vec3] = [
    [x + 0.8, y + 0.1, z],
    [x + 0.12, y + 0.1, z + height * 0.82],
  ];
  return assembly(
    'pole',
    [
      cylinder({ name: 'pole', at: [x, y, z], radius: 0.09, topRadius: 0.07, height, material: 'wood' }),
      box({ name: 'cross-arm', at: [x - 0.06, y - 0.6, z + height - 0.4], size: [0.1, 1.2, 0.1], material: 'wood' }),
      [-0.5, -0.25, 0.25, 0.5].map((dy) =>
        cylinder({ name: 'cup', at: [x, y + dy, z + height - 0.3], radius: 0.05, height: 0.16, material: 'teal' }),
      ),
      [0, 0.36].map((dy) =>
        rod({
          at: [foot[0], foot[1] + dy, foot[2]],
          to: [head[0], head[1] + dy, head[2]],
          paint: tone('steel', 'left'),
          width: 1.8,
        }),
      ),
      Array.from({ length: 8 }, (_, index) => between(foot, head, 0.08 + index * 0.115)).map(([rx, ry, rz]) =>
        rod({ at: [rx, ry, rz], to: [rx, ry + 0.36, rz], paint: tone('steel', 'left'), width: 1.2 }),
      ),
    ],
    true,
    true,
  );
};

/** Bundles of fibre in a cut face: level lines in the colours of their tubes, the highest at `v`. */
export const ductBank = (from: number, to: number, v: number) =>
  FIBRES.flatMap((material, index) => {
    const points = [from, to].map((u): Vec2 => [u, v - index * 0.15]);
    return [stroke(points, tone('ink', 'left'), 2.3), stroke(points, tone(material, 'top'), 1.2)];
  });

/** A tray of splices seen from above: fibres from both sides meet in sleeves. */
export const spliceTray = ([x, y, z]: Vec3): Solid =>
  assembly('splice tray', [
    box({
      name: 'tray',
      at: [x, y, z],
      size: [2.3, 1.8, 0.2],
      material: 'paper',
      top: [panel(0.1, 0.1, 2.2, 1.7, tone('stone', 'left'))],
    }),
    FIBRES.flatMap((material, index) => {
      const row = y + 0.35 + index * 0.28;
      return [
        rod({
          points: [
            [x, y + 0.5 + index * 0.2, z + 0.24],
            [x + 0.5, row, z + 0.26],
            [x + 1.8, row, z + 0.26],
            [x + 2.3, y + 0.5 + index * 0.2, z + 0.24],
          ],
          paint: tone(material, 'left'),
          width: 2.4,
        }),
        rod({
          at: [x + 0.9, row, z + 0.28],
          to: [x + 1.4, row, z + 0.28],
          paint: index === 2 ? SIGNAL : tone('steel', 'top'),
          width: 4,
        }),
      ];
    }),
  ]);

/** A pager on a stand: a display with two lines, and a lamp. */
export const pager = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'base',
    at: [x - 0.95, y - 0.75, z],
    size: [1.9, 1.5, 0.3],
    material: 'wood',
    left: [ribs(2, tone('wood', 'right'), 'level')],
    right: [ribs(2, tone('ink', 'right'), 'level')],
  }),
  box({
    name: 'case',
    at: [x - 0.75, y - 0.55, z + 0.3],
    size: [1.5, 1.1, 0.7],
    material: 'ink',
    castsShadow: false,
    left: [
      panel(0.15, 0.2, 1.05, 0.55, WINDOW_DARK),
      panel(0.22, 0.32, 0.8, 0.38, SIGNAL),
      panel(0.22, 0.44, 0.55, 0.49, SIGNAL),
      disc(1.25, 0.37, 0.11, LAMP),
    ],
    right: [ribs(4, WHITE, 'level')],
  }),
];

/** The arcs of a signal, upright and facing left. */
export const waves = ([x, y, z]: Vec3, radii: readonly number[]): Solid[] =>
  radii.map((radius) =>
    rod({
      name: 'wave',
      points: arc(radius, 40, 140, 8).map(([u, v]): Vec3 => [x + u, y, z + v]),
      paint: SIGNAL,
      width: 2,
    }),
  );

/** Objects that guard a compound: cameras, a watchtower, walls, a gate with its readers, a control room. */
import { band, disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { ALARM, CHANNEL, LAMP, SIGNAL, tone, WHITE, WINDOW_DARK, type Paint } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, dome, prism, pyramid, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { assembly, drum } from '#library/parts.ts';
import { hubWheel } from '#library/vehicles.ts';

/** A camera in its housing that faces the lower left: sunshield, lens, lamps round it, a wiper across the glass. 1.9 long at scale 1. */
const wiperCamera = ([x, y, z]: Vec3, s = 1): Solid =>
  assembly(
    'camera',
    [
      box({
        name: 'housing',
        at: [x, y, z],
        size: [0.86 * s, 1.7 * s, 0.8 * s],
        material: 'paper',
        left: [panel(0.05 * s, 0.05 * s, 0.81 * s, 0.75 * s, tone('ink', 'left'))],
        right: [band(0.16 * s, 0.26 * s, tone('teal', 'right')), ribs(3, tone('paper', 'left'))],
      }),
      drum({
        name: 'lens',
        corner: [x + 0.13 * s, y + 1.7 * s, z + 0.1 * s],
        along: 'y',
        radius: 0.3 * s,
        length: 0.14 * s,
        material: 'steel',
        cap: [
          disc(0.3 * s, 0.3 * s, 0.25 * s, tone('ink', 'right')),
          disc(0.3 * s, 0.3 * s, 0.19 * s, tone('teal', 'left')),
          disc(0.3 * s, 0.3 * s, 0.1 * s, tone('ink', 'right')),
          disc(0.24 * s, 0.37 * s, 0.045 * s, WHITE),
          segment([0.08 * s, 0.06 * s], [0.42 * s, 0.4 * s], tone('clay', 'left'), 2.2 * s),
        ],
      }),
      box({
        name: 'sunshield',
        at: [x - 0.07 * s, y - 0.1 * s, z + 0.8 * s],
        size: [1 * s, 2.1 * s, 0.09 * s],
        material: 'paper',
      }),
    ],
    false,
  );

/** A tall pole with a bracket that carries a wiper camera; the box at its foot has a lamp. */
export const cameraPole = ([x, y, z]: Vec3, height: number, s = 1): Things => [
  box({
    name: 'pole cabinet',
    at: [x - 0.3, y + 0.2, z],
    size: [0.6, 0.4, 0.9],
    material: 'steel',
    left: [panel(0.08, 0.08, 0.52, 0.82, tone('steel', 'top')), disc(0.42, 0.5, 0.05, SIGNAL)],
  }),
  cylinder({ name: 'pole', at: [x, y, z], radius: 0.15, topRadius: 0.11, height, material: 'steel' }),
  cylinder({ name: 'head', at: [x, y, z + height], radius: 0.26, height: 0.22, material: 'ink', castsShadow: false }),
  wiperCamera([x - 0.43 * s, y - 0.6 * s, z + height + 0.22], s),
];

/** A watchtower: a tapering shaft with a riser in its side, a glazed cab, a roof, a searchlight. `height` of the shaft. */
export const watchtower = ([x, y, z]: Vec3, height: number): Things => [
  pyramid({ name: 'foot', at: [x, y, z], size: [2.2, 2.2, 0.7], material: 'stone', top: [1.7, 1.7] }),
  box({
    name: 'shaft',
    at: [x + 0.25, y + 0.25, z + 0.7],
    size: [1.7, 1.7, height - 0.7],
    material: 'paper',
    castsShadow: false,
    left: [
      panel(0.3, 0, 0.48, height - 0.7, CHANNEL.wall),
      panel(0.34, 0, 0.44, height - 0.7, CHANNEL.water),
      ...[0.3, 0.6].map((share) => panel(0.95, height * share, 1.25, height * share + 0.6, WINDOW_DARK)),
    ],
    right: [
      ribs(3, tone('paper', 'left'), 'level'),
      ...[0.35, 0.65].map((share) => panel(0.7, height * share - 0.3, 1, height * share + 0.3, WINDOW_DARK)),
    ],
  }),
  box({ name: 'gallery', at: [x, y, z + height], size: [2.2, 2.2, 0.16], material: 'ink', castsShadow: false }),
  box({
    name: 'cab',
    at: [x + 0.2, y + 0.2, z + height + 0.16],
    size: [1.8, 1.8, 0.85],
    material: 'glass',
    castsShadow: false,
    left: [
      panel(0, 0, 1.8, 0.2, tone('ink', 'left')),
      ...[0.06, 0.64, 1.22].map((u, index) =>
        panel(u, 0.26, u + 0.52, 0.8, index === 1 ? LAMP : tone('glass', 'left')),
      ),
      ribs(2, tone('ink', 'left')),
    ],
    right: [
      panel(0, 0, 1.8, 0.2, tone('ink', 'right')),
      panel(0.06, 0.26, 0.58, 0.8, LAMP),
      ribs(2, tone('ink', 'right')),
    ],
  }),
  pyramid({
    name: 'roof',
    at: [x - 0.05, y - 0.05, z + height + 1.01],
    size: [2.3, 2.3, 0.5],
    material: 'teal',
    top: [1.2, 1.2],
    castsShadow: false,
  }),
  cylinder({
    name: 'searchlight',
    at: [x + 1.1, y + 1.1, z + height + 1.51],
    radius: 0.2,
    height: 0.3,
    material: 'gold',
    castsShadow: false,
  }),
];

/** A stretch of wall with a coping, lamps at even spacing and a camera dome under the coping. Its long side faces left or right. */
export const guardedWall = (at: Vec3, [w, d, h]: Vec3, lamps: number): Things => {
  const [x, y, z] = at;
  const isAlongX = w > d;
  const long = isAlongX ? w : d;
  const side: FacePaint[] = [
    ribs(Math.round(long / 1.2) - 1, tone('sand', 'right')),
    ...Array.from({ length: lamps }, (_, index) => ((index + 0.5) * long) / lamps).map((u) =>
      panel(u - 0.1, h * 0.66, u + 0.1, h * 0.8, LAMP),
    ),
  ];
  return [
    box({
      name: 'wall',
      at,
      size: [w, d, h],
      material: 'sand',
      left: isAlongX ? side : [],
      right: isAlongX ? [] : side,
    }),
    box({
      name: 'coping',
      at: [x - 0.05, y - 0.05, z + h],
      size: [w + 0.1, d + 0.1, 0.1],
      material: 'stone',
      castsShadow: false,
    }),
  ];
};

/** A camera dome on a bracket. */
export const domeOnPost = ([x, y, z]: Vec3, height = 1.6): Things => [
  cylinder({ name: 'dome post', at: [x, y, z], radius: 0.06, height, material: 'steel' }),
  cylinder({
    name: 'dome cap',
    at: [x, y, z + height],
    radius: 0.22,
    height: 0.1,
    material: 'paper',
    castsShadow: false,
  }),
  dome({ name: 'dome', at: [x, y, z + height + 0.1], radius: 0.2, material: 'ink', castsShadow: false }),
];

/** A sliding gate of bars, `length` long along y. */
export const slidingGate = ([x, y, z]: Vec3, length: number): Solid =>
  box({
    name: 'sliding gate',
    at: [x, y, z],
    size: [0.1, length, 1.1],
    material: 'ink',
    castsShadow: false,
    right: [
      panel(0.06, 0.1, length - 0.06, 1.02, tone('steel', 'top')),
      ribs(Math.round(length * 7), tone('ink', 'right'), 'upright', 1.6),
      band(0.5, 0.6, tone('clay', 'right')),
    ],
  });

const PICTURES: readonly Paint[] = [
  tone('teal', 'left'),
  tone('glass', 'left'),
  tone('sand', 'left'),
  SIGNAL,
  tone('sea', 'top'),
  tone('stone', 'left'),
];

/** A wall of screens for a face: one of them shows an alarm. */
export const screenWall = (
  u: number,
  v: number,
  columns: number,
  rows: number,
  [w, h]: readonly [number, number] = [0.62, 0.42],
): FacePaint[] =>
  Array.from({ length: columns * rows }, (_, index): FacePaint[] => {
    const [left, low] = [u + (index % columns) * w, v + Math.floor(index / columns) * h];
    const fill =
      index === columns + 2 ? ALARM : (PICTURES[(index * 5 + Math.floor(index / columns)) % PICTURES.length] ?? SIGNAL);
    return [
      panel(left + 0.03, low + 0.03, left + w - 0.03, low + h - 0.03, fill),
      panel(left + 0.03, low + 0.03, left + w - 0.03, low + h * 0.4, tone('ink', index % 2 ? 'top' : 'left')),
    ];
  }).flat();

/** An operator's desk with two screens, seen from behind: 1.4 by 0.6. */
export const consoleDesk = ([x, y, z]: Vec3): Things => [
  box({
    name: 'console',
    at: [x, y, z],
    size: [1.4, 0.5, 0.42],
    material: 'steel',
    castsShadow: false,
    left: [panel(0.1, 0, 1.3, 0.32, tone('ink', 'right'))],
    top: [
      panel(0.2, 0.1, 0.6, 0.24, tone('ink', 'left')),
      panel(0.8, 0.1, 1.2, 0.24, tone('ink', 'left')),
      disc(0.7, 0.36, 0.06, tone('clay', 'left')),
    ],
  }),
  ...[0.12, 0.76].map((dx) =>
    box({
      name: 'monitor',
      at: [x + dx, y + 0.04, z + 0.42],
      size: [0.52, 0.06, 0.32],
      material: 'ink',
      castsShadow: false,
      left: [panel(0.04, 0.04, 0.48, 0.28, SIGNAL)],
    }),
  ),
];

/** A card reader on a pedestal, its face to the left. */
export const cardReader = ([x, y, z]: Vec3, s = 1): Solid =>
  assembly('card reader', [
    box({ name: 'foot', at: [x, y, z], size: [0.44 * s, 0.4 * s, 0.08 * s], material: 'ink' }),
    box({
      name: 'pedestal',
      at: [x + 0.12 * s, y + 0.1 * s, z + 0.08 * s],
      size: [0.2 * s, 0.18 * s, 0.6 * s],
      material: 'steel',
    }),
    box({
      name: 'reader',
      at: [x + 0.04 * s, y + 0.06 * s, z + 0.68 * s],
      size: [0.36 * s, 0.22 * s, 0.46 * s],
      material: 'ink',
      left: [
        panel(0.06 * s, 0.26 * s, 0.3 * s, 0.4 * s, SIGNAL),
        ...[0, 1, 2].flatMap((row) =>
          [0, 1, 2].map((column) =>
            panel(
              (0.07 + column * 0.08) * s,
              (0.04 + row * 0.07) * s,
              (0.12 + column * 0.08) * s,
              (0.08 + row * 0.07) * s,
              tone('steel', 'top'),
            ),
          ),
        ),
      ],
    }),
  ]);

/** A mantrap: a booth of glass between two doors, seen from its side. */
export const mantrap = ([x, y, z]: Vec3): Things => [
  box({
    name: 'mantrap',
    at: [x, y, z],
    size: [1, 1.3, 1.3],
    material: 'glass',
    left: [panel(0.12, 0, 0.88, 1.16, tone('teal', 'left')), panel(0.2, 0.1, 0.8, 1.06, tone('glass', 'top'))],
    right: [ribs(2, tone('steel', 'left')), band(0, 0.16, tone('steel', 'right'))],
  }),
  box({
    name: 'mantrap roof',
    at: [x - 0.06, y - 0.06, z + 1.3],
    size: [1.12, 1.42, 0.14],
    material: 'ink',
    castsShadow: false,
    left: [panel(0.2, 0.03, 0.5, 0.1, ALARM), panel(0.6, 0.03, 0.9, 0.1, SIGNAL)],
  }),
];

/** A riser in a locked cage. */
export const riserCage = ([x, y, z]: Vec3): Solid =>
  box({
    name: 'riser cage',
    at: [x, y, z],
    size: [0.6, 0.5, 1],
    material: 'steel',
    left: [
      panel(0.06, 0.05, 0.54, 0.95, tone('ink', 'left')),
      panel(0.24, 0, 0.36, 0.95, CHANNEL.water),
      ribs(5, tone('steel', 'top'), 'upright', 1.2),
      panel(0.24, 0.4, 0.36, 0.55, tone('gold', 'left')),
    ],
    right: [panel(0.06, 0.05, 0.44, 0.95, tone('ink', 'right')), ribs(4, tone('steel', 'left'), 'upright', 1.2)],
  });

/** A patrol cart along x: a body with a seat, under a roof on posts. */
export const patrolCart = ([x, y, z]: Vec3): Things => [
  assembly('patrol cart', [
    prism({
      name: 'body',
      at: [x, y, z + 0.14],
      along: 'y',
      points: [
        [0, 0],
        [1.4, 0],
        [1.4, 0.26],
        [1.1, 0.4],
        [0.95, 0.2],
        [0.3, 0.2],
        [0.25, 0.5],
        [0, 0.5],
      ],
      length: 0.75,
      material: 'paper',
      cap: [panel(0, 0.06, 1.4, 0.16, tone('teal', 'left'))],
    }),
    [0.14, 0.98].map((dx) => hubWheel([x + dx, y + 0.64, z], 0.16, 0.12, 0.08)),
    [
      [0.05, 0.7],
      [1.15, 0.7],
      [1.15, 0.05],
    ].map(([dx = 0, dy = 0]) =>
      rod({ name: 'post', at: [x + dx, y + dy, z + 0.5], to: z + 1.1, paint: tone('ink', 'left'), width: 1.8 }),
    ),
    box({ name: 'roof', at: [x - 0.02, y - 0.02, z + 1.1], size: [1.24, 0.8, 0.08], material: 'ink' }),
  ]),
];

/** Batteries in a rack for a cut face: rows of cells with their charge levels. */
export const cellRows = (u: number, v: number, columns: number, rows: number): FacePaint[] =>
  Array.from({ length: columns * rows }, (_, index): FacePaint[] => {
    const [left, low] = [u + (index % columns) * 0.3, v + Math.floor(index / columns) * 0.42];
    return [
      panel(left, low, left + 0.24, low + 0.32, tone('ink', 'left')),
      panel(left + 0.04, low + 0.05, left + 0.2, low + 0.14 + (index % 3) * 0.05, SIGNAL),
    ];
  }).flat();

/** Objects of an office: a desk, a chair, a plant, a reception, a clock. */
import { band, disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { SIGNAL, tone, WHITE, type Material } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { assembly, drum } from '#library/parts.ts';

/** An office chair with its back to the lower left: star foot, column, seat, back. 0.5 wide at scale 1. */
export const officeChair = ([x, y, z]: Vec3, material: Material = 'teal', s = 1): Solid =>
  assembly('chair', [
    [
      [-0.24, 0],
      [0.24, 0],
      [0, 0.24],
      [0, -0.24],
    ].map(([dx = 0, dy = 0]) =>
      rod({
        name: 'foot',
        at: [x + 0.25 * s, y + 0.25 * s, z + 0.08 * s],
        to: [x + (0.25 + dx) * s, y + (0.25 + dy) * s, z + 0.03 * s],
        paint: tone('ink', 'left'),
        width: 2.4 * s,
      }),
    ),
    cylinder({
      name: 'column',
      at: [x + 0.25 * s, y + 0.25 * s, z + 0.06 * s],
      radius: 0.05 * s,
      height: 0.2 * s,
      material: 'steel',
    }),
    box({
      name: 'seat',
      at: [x + 0.03 * s, y + 0.03 * s, z + 0.26 * s],
      size: [0.44 * s, 0.42 * s, 0.08 * s],
      material,
    }),
    box({
      name: 'back',
      at: [x + 0.06 * s, y + 0.42 * s, z + 0.36 * s],
      size: [0.38 * s, 0.07 * s, 0.36 * s],
      material,
      left: [panel(0.05 * s, 0.06 * s, 0.33 * s, 0.12 * s, tone(material, 'top'))],
    }),
  ]);

/** A chair seen from the front, its back at the smaller y. */
export const frontChair = ([x, y, z]: Vec3, material: Material = 'teal', s = 1): Solid =>
  assembly('chair', [
    [
      [-0.3, 0],
      [0.3, 0],
      [0, 0.3],
      [0, -0.3],
    ].map(([dx = 0, dy = 0]) =>
      rod({
        name: 'foot',
        at: [x + 0.3 * s, y + 0.3 * s, z + 0.1 * s],
        to: [x + (0.3 + dx) * s, y + (0.3 + dy) * s, z + 0.04 * s],
        paint: tone('ink', 'left'),
        width: 2.8 * s,
      }),
    ),
    cylinder({
      name: 'column',
      at: [x + 0.3 * s, y + 0.3 * s, z + 0.08 * s],
      radius: 0.06 * s,
      height: 0.3 * s,
      material: 'steel',
    }),
    box({
      name: 'back',
      at: [x + 0.05 * s, y, z + 0.5 * s],
      size: [0.5 * s, 0.1 * s, 0.6 * s],
      material,
      left: [panel(0.06 * s, 0.08 * s, 0.44 * s, 0.52 * s, tone(material, 'top'))],
    }),
    box({ name: 'seat', at: [x, y + 0.06 * s, z + 0.38 * s], size: [0.6 * s, 0.54 * s, 0.12 * s], material }),
    [x + 0.6 * s, x].map((side) =>
      rod({
        name: 'arm',
        points: [
          [side, y + 0.1 * s, z + 0.5 * s],
          [side, y + 0.1 * s, z + 0.68 * s],
          [side, y + 0.46 * s, z + 0.68 * s],
        ],
        paint: tone('ink', 'left'),
        width: 2.6 * s,
      }),
    ),
  ]);

/** A desk, 1.3 by 0.6, open below, with a screen that faces the lower left unless `isBare`. */
export const workDesk = ([x, y, z]: Vec3, isBare = false): Things => [
  box({
    name: 'desk',
    at: [x, y, z],
    size: [1.3, 0.6, 0.5],
    material: 'wood',
    castsShadow: false,
    left: [
      panel(0.08, 0, 1, 0.42, tone('ink', 'right')),
      ...[0.06, 0.24].map((v) => panel(1.04, v, 1.26, v + 0.14, tone('wood', 'right'))),
    ],
    right: [panel(0.08, 0, 0.52, 0.42, tone('ink', 'right'))],
  }),
  isBare
    ? []
    : box({
        name: 'screen',
        at: [x + 0.2, y + 0.12, z + 0.5],
        size: [0.6, 0.08, 0.42],
        material: 'ink',
        castsShadow: false,
        left: [
          panel(0.05, 0.1, 0.55, 0.37, SIGNAL),
          segment([0.1, 0.28], [0.4, 0.28], WHITE, 1.2),
          segment([0.1, 0.2], [0.3, 0.2], WHITE, 1.2),
        ],
      }),
  box({
    name: 'papers',
    at: [x + 0.92, y + 0.16, z + 0.5],
    size: [0.26, 0.32, 0.07],
    material: 'paper',
    castsShadow: false,
  }),
];

/** A plant in a round pot. */
export const plant = ([x, y, z]: Vec3, s = 1): Solid =>
  assembly('plant', [
    cylinder({ name: 'pot', at: [x, y, z], radius: 0.11 * s, topRadius: 0.15 * s, height: 0.2 * s, material: 'clay' }),
    [
      [-0.22, 0, 0.34],
      [0.2, 0.06, 0.36],
      [0.02, 0.2, 0.3],
      [0.06, -0.18, 0.44],
      [0, 0, 0.52],
    ].map(([dx = 0, dy = 0, up = 0]) =>
      rod({
        name: 'leaf',
        points: [
          [x, y, z + 0.2 * s],
          [x + dx * s * 0.6, y + dy * s * 0.6, z + (0.2 + up * 0.7) * s],
          [x + dx * s, y + dy * s, z + (0.2 + up * 0.85) * s],
        ],
        paint: tone('palm', dx > 0 ? 'right' : 'left'),
        width: 3.6 * s,
      }),
    ),
  ]);

/** A reception counter with a badge printer and a printed badge. 1.6 long along y, its front to the right. */
export const reception = ([x, y, z]: Vec3): Things => [
  box({
    name: 'counter',
    at: [x, y, z],
    size: [0.5, 1.6, 0.7],
    material: 'wood',
    castsShadow: false,
    right: [ribs(9, tone('wood', 'left')), band(0.58, 0.7, tone('teal', 'right'))],
    left: [band(0.58, 0.7, tone('teal', 'left'))],
  }),
  box({
    name: 'badge printer',
    at: [x + 0.06, y + 0.9, z + 0.7],
    size: [0.36, 0.46, 0.28],
    material: 'ink',
    castsShadow: false,
    left: [panel(0.06, 0.06, 0.3, 0.1, WHITE)],
    right: [disc(0.12, 0.18, 0.04, SIGNAL)],
    top: [panel(0.08, 0.06, 0.28, 0.3, tone('steel', 'right'))],
  }),
  box({
    name: 'badge',
    at: [x + 0.12, y + 1.36, z + 0.76],
    size: [0.24, 0.2, 0.02],
    material: 'paper',
    castsShadow: false,
    top: [panel(0.02, 0.02, 0.22, 0.07, tone('teal', 'left'))],
  }),
];

/** A row of coat hooks on a face at height `v`, coats on all pegs but the last. */
export const coatHooks = (u: number, v: number, count: number): FacePaint[] => [
  panel(u - 0.12, v - 0.04, u + (count - 1) * 0.32 + 0.12, v + 0.04, tone('wood', 'left')),
  ...Array.from({ length: count }, (_, index): FacePaint[] => {
    const at = u + index * 0.32;
    const coat = tone((['clay', 'ink', 'teal', 'gold'] as const)[index % 4] ?? 'clay', 'left');
    return [
      ...(index < count - 1 ? [panel(at - 0.11, v - 0.6, at + 0.11, v - 0.04, coat)] : []),
      disc(at, v, 0.04, tone('gold', 'top')),
    ];
  }).flat(),
];

/** A clock on a post, facing left; it has hands and no numbers. */
export const clockPost = ([x, y, z]: Vec3, height = 1.9): Things => [
  cylinder({ name: 'clock post', at: [x, y, z], radius: 0.06, height, material: 'ink' }),
  drum({
    name: 'clock',
    corner: [x - 0.32, y - 0.09, z + height],
    along: 'y',
    radius: 0.32,
    length: 0.18,
    material: 'ink',
    cap: [
      disc(0.32, 0.32, 0.27, WHITE),
      segment([0.32, 0.32], [0.32, 0.52], tone('ink', 'left'), 1.6),
      segment([0.32, 0.32], [0.46, 0.28], tone('ink', 'left'), 1.6),
      disc(0.32, 0.32, 0.03, tone('clay', 'left')),
    ],
  }),
];

/** Hanging folders in the open drawer of a low cabinet, to the left. */
export const openDrawer = ([x, y, z]: Vec3): Solid =>
  assembly('drawer', [
    box({
      name: 'cabinet',
      at: [x, y, z],
      size: [0.7, 0.5, 0.8],
      material: 'steel',
      left: [
        panel(0.05, 0.05, 0.65, 0.36, tone('steel', 'top')),
        disc(0.35, 0.28, 0.05, tone('gold', 'left')),
        panel(0.05, 0.42, 0.65, 0.75, tone('ink', 'left')),
      ],
    }),
    box({
      name: 'tray',
      at: [x + 0.06, y + 0.5, z + 0.44],
      size: [0.58, 0.46, 0.26],
      material: 'steel',
      left: [disc(0.29, 0.14, 0.05, tone('gold', 'left'))],
      top: [
        panel(0.04, 0.03, 0.54, 0.42, tone('ink', 'left')),
        ...[0.08, 0.16, 0.24, 0.32].map((v, index) =>
          panel(0.06, v, 0.52, v + 0.05, tone((['paper', 'gold', 'teal', 'paper'] as const)[index] ?? 'paper', 'top')),
        ),
      ],
    }),
  ]);

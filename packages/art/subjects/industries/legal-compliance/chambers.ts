/** Objects of the law: a reading tower in section, a courthouse, bundles, a seal press, a cage for evidence. */
import { area, band, disc, panel, ribs, windows, type FacePaint } from '#kit/face.ts';
import { LAMP, tone, type Material } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, gable, rod, sphere } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { diameters } from '#library/gauges.ts';
import { assembly, CELLAR, drum } from '#library/parts.ts';
import { shelves } from '#library/rooms.ts';

const BINDINGS: readonly Material[] = ['wood', 'clay', 'ink', 'teal', 'wood', 'sand', 'ink'];

/** Sheets tied both ways with a ribbon. */
export const bundle = (
  [x, y, z]: Vec3,
  [w, d, h]: Vec3 = [0.5, 0.4, 0.2],
  ribbon: Material = 'clay',
  paper: Material = 'paper',
): Solid =>
  box({
    name: 'bundle',
    at: [x, y, z],
    size: [w, d, h],
    material: paper,
    castsShadow: false,
    left: [
      ribs(Math.max(Math.round(h * 12), 2), tone('stone', 'right'), 'level', 0.6),
      panel(w * 0.43, 0, w * 0.57, h, tone(ribbon, 'left')),
    ],
    right: [
      ribs(Math.max(Math.round(h * 12), 2), tone('stone', 'right'), 'level', 0.6),
      panel(d * 0.42, 0, d * 0.58, h, tone(ribbon, 'right')),
    ],
    top: [
      panel(w * 0.43, 0, w * 0.57, d, tone(ribbon, 'top')),
      panel(0, d * 0.42, w, d * 0.58, tone(ribbon, 'top')),
      disc(w / 2, d / 2, Math.min(w, d) * 0.14, tone(ribbon, 'left')),
    ],
  });

interface Tower {
  at: Vec3;
  /** Width along x, depth of the closed part, depth of the galleries in front of it. */
  size: Vec3;
  storeys: number;
  storey: number;
}

/** A reading tower open to the lower left: shelves behind galleries, a double door at its foot. */
export function readingTower({ at: [x, y, z], size: [w, back, deep], storeys, storey }: Tower): Things {
  const height = storeys * storey;
  const levels = Array.from({ length: storeys }, (_, index) => index * storey);
  const stack: FacePaint[] = levels
    .slice(1)
    .flatMap((level): FacePaint[] => [
      panel(0.14, level, w, level + storey, CELLAR),
      ({ at: on }) =>
        shelves(
          13,
          3,
          BINDINGS,
          9,
        )({ width: w - 0.5, height: storey * 0.78, at: (u, v) => on(u + 0.3, v + level + 0.14) }),
    ]);
  const door: FacePaint[] = [
    panel(0.14, 0, w, storey, CELLAR),
    panel(w * 0.3, 0, w * 0.7, storey * 0.86, tone('ink', 'left')),
    ...[0.32, 0.51].flatMap((u) => [
      panel(w * u, 0.04, w * (u + 0.17), storey * 0.82, tone('wood', 'left')),
      panel(w * (u + 0.03), 0.16, w * (u + 0.14), storey * 0.36, tone('wood', 'right')),
      panel(w * (u + 0.03), storey * 0.44, w * (u + 0.14), storey * 0.74, tone('wood', 'right')),
    ]),
    disc(w * 0.475, storey * 0.42, 0.06, tone('gold', 'top')),
    disc(w * 0.525, storey * 0.42, 0.06, tone('gold', 'top')),
  ];
  return [
    box({
      name: 'tower',
      at: [x, y, z],
      size: [w, back, height],
      material: 'sand',
      left: [...door, ...stack],
      right: [
        windows({ columns: 2, rows: storeys * 2, below: 0.5, above: 0.3, pane: [0.4, 0.66], lit: 3 }),
        ...levels.slice(1).map((level) => band(level - 0.05, level + 0.05, tone('sand', 'left'))),
      ],
    }),
    levels.map((level, index) => [
      index === 0
        ? []
        : box({
            name: 'gallery',
            at: [x, y + back, z + level - 0.12],
            size: [w, deep, 0.12],
            material: 'wood',
            castsShadow: false,
          }),
      box({
        name: 'side wall',
        at: [x, y + back, z + level],
        size: [0.16, deep, storey - (index === storeys - 1 ? 0 : 0.12)],
        material: 'sand',
        castsShadow: false,
        right: [panel(0, 0, deep, storey, CELLAR), panel(deep * 0.3, 0.5, deep * 0.7, 1.1, LAMP)],
      }),
      index === 0
        ? []
        : rod({
            name: 'rail',
            at: [x + 0.16, y + back + deep - 0.02, z + level + 0.3],
            to: [x + w, y + back + deep - 0.02, z + level + 0.3],
            paint: tone('gold', 'left'),
            width: 1.4,
          }),
    ]),
  ];
}

/** A reading desk with a lamp that has a green shade. */
export const readingDesk = ([x, y, z]: Vec3): Things => [
  box({
    name: 'desk',
    at: [x, y, z],
    size: [0.95, 0.42, 0.36],
    material: 'wood',
    castsShadow: false,
    left: [panel(0.1, 0, 0.85, 0.27, tone('ink', 'right'))],
  }),
  rod({ name: 'stem', at: [x + 0.18, y + 0.18, z + 0.36], to: z + 0.6, paint: tone('gold', 'left'), width: 1.4 }),
  cylinder({
    name: 'shade',
    at: [x + 0.18, y + 0.18, z + 0.58],
    radius: 0.15,
    topRadius: 0.06,
    height: 0.12,
    material: 'palm',
    castsShadow: false,
  }),
];

/** A courthouse: wide steps, columns and a pediment; `size` of the hall, its front to the left. */
export function courthouse([x, y, z]: Vec3, [w, d, h]: Vec3): Things {
  const base = 0.6;
  const porch = 0.8;
  const columns = 6;
  return [
    [0, 1, 2].map((step) =>
      box({
        name: 'step',
        at: [x, y + d + porch + 0.3 * (2 - step), z],
        size: [w, 0.3, base - (2 - step) * 0.2],
        material: 'stone',
        castsShadow: step === 2,
      }),
    ),
    box({
      name: 'podium',
      at: [x, y, z],
      size: [w, d + porch, base],
      material: 'stone',
      right: [ribs(2, tone('stone', 'left'), 'level')],
    }),
    box({
      name: 'hall',
      at: [x + 0.25, y + 0.15, z + base],
      size: [w - 0.5, d - 0.15, h],
      material: 'paper',
      castsShadow: false,
      left: [panel(w * 0.39, 0, w * 0.5, h * 0.8, LAMP), panel(w * 0.4, 0, w * 0.445, h * 0.76, tone('wood', 'left'))],
      right: [windows({ columns: 3, rows: 1, below: 0.4, above: 0.35, pane: [0.44, 0.9], lit: 2 })],
    }),
    Array.from({ length: columns }, (_, index) =>
      cylinder({
        name: 'column',
        at: [x + 0.45 + (index * (w - 0.9)) / (columns - 1), y + d + porch * 0.55, z + base],
        radius: 0.19,
        topRadius: 0.16,
        height: h,
        material: 'paper',
        castsShadow: false,
        bands: [
          { from: 0, to: 0.12, material: 'stone' },
          { from: h - 0.12, to: h, material: 'stone' },
        ],
      }),
    ),
    box({
      name: 'architrave',
      at: [x, y, z + base + h],
      size: [w, d + porch, 0.3],
      material: 'paper',
      castsShadow: false,
      left: [band(0.1, 0.2, tone('teal', 'left'))],
      right: [band(0.1, 0.2, tone('teal', 'right'))],
    }),
    gable({
      at: [x, y, z + base + h + 0.3],
      size: [w, d + porch, 0.95],
      ridge: 'y',
      material: 'stone',
      cap: [
        area(
          [
            [w * 0.13, 0.1],
            [w * 0.87, 0.1],
            [w * 0.5, 0.82],
          ],
          tone('paper', 'top'),
        ),
        disc(w * 0.5, 0.36, 0.2, tone('gold', 'left')),
      ],
    }),
  ];
}

/** A cage with a barred front and a lock, crates of evidence behind the bars. */
export const cage = ([x, y, z]: Vec3, [w, d, h]: Vec3): Solid => {
  const bars = (length: number): FacePaint[] => [
    ribs(Math.round(length * 6), tone('steel', 'top'), 'upright', 1.6),
    band(0, 0.06, tone('steel', 'top')),
    band(h - 0.08, h, tone('steel', 'top')),
  ];
  return box({
    name: 'cage',
    at: [x, y, z],
    size: [w, d, h],
    material: 'ink',
    left: [
      panel(0.12, 0, w * 0.45, h * 0.4, tone('wood', 'left')),
      panel(w * 0.5, 0, w * 0.86, h * 0.55, tone('wood', 'top')),
      ...bars(w),
      panel(w * 0.42, h * 0.38, w * 0.58, h * 0.6, tone('gold', 'left')),
      disc(w * 0.5, h * 0.49, 0.04, tone('ink', 'left')),
    ],
    right: [panel(0.15, 0, d * 0.7, h * 0.45, tone('wood', 'right')), ...bars(d)],
    top: [ribs(4, tone('steel', 'left')), ribs(3, tone('steel', 'left'), 'level')],
  });
};

/** A screw press for seals: yoke, screw, a bar with weights. 0.9 wide at scale 1. */
export const sealPress = ([x, y, z]: Vec3, s = 1): Solid =>
  assembly('seal press', [
    box({ name: 'bed', at: [x, y, z], size: [0.9 * s, 0.6 * s, 0.16 * s], material: 'ink' }),
    box({
      name: 'far post',
      at: [x + 0.02 * s, y + 0.2 * s, z + 0.16 * s],
      size: [0.14 * s, 0.22 * s, 0.72 * s],
      material: 'ink',
    }),
    cylinder({
      name: 'wax',
      at: [x + 0.45 * s, y + 0.34 * s, z + 0.16 * s],
      radius: 0.19 * s,
      height: 0.06 * s,
      material: 'clay',
    }),
    cylinder({
      name: 'die',
      at: [x + 0.45 * s, y + 0.32 * s, z + 0.34 * s],
      radius: 0.17 * s,
      height: 0.22 * s,
      material: 'gold',
    }),
    cylinder({
      name: 'screw',
      at: [x + 0.45 * s, y + 0.32 * s, z + 0.56 * s],
      radius: 0.07 * s,
      height: 0.34 * s,
      material: 'steel',
    }),
    box({
      name: 'near post',
      at: [x + 0.74 * s, y + 0.2 * s, z + 0.16 * s],
      size: [0.14 * s, 0.22 * s, 0.72 * s],
      material: 'ink',
    }),
    box({
      name: 'yoke',
      at: [x, y + 0.16 * s, z + 0.88 * s],
      size: [0.9 * s, 0.3 * s, 0.18 * s],
      material: 'ink',
      left: [disc(0.45 * s, 0.09 * s, 0.06 * s, tone('gold', 'top'))],
    }),
    cylinder({
      name: 'screw',
      at: [x + 0.45 * s, y + 0.32 * s, z + 1.06 * s],
      radius: 0.07 * s,
      height: 0.16 * s,
      material: 'steel',
    }),
    rod({
      name: 'bar',
      at: [x - 0.16 * s, y + 0.32 * s, z + 1.26 * s],
      to: [x + 1.06 * s, y + 0.32 * s, z + 1.26 * s],
      paint: tone('gold', 'left'),
      width: 3.2 * s,
    }),
    sphere({ name: 'weight', at: [x - 0.16 * s, y + 0.32 * s, z + 1.14 * s], radius: 0.12 * s, material: 'gold' }),
    sphere({ name: 'weight', at: [x + 1.06 * s, y + 0.32 * s, z + 1.14 * s], radius: 0.12 * s, material: 'gold' }),
  ]);

/** A pulley over a shaft, facing left: wheel, frame and the rope that goes down. */
export const pulley = ([x, y, z]: Vec3, radius = 0.36): Solid =>
  assembly(
    'pulley',
    [
      drum({
        at: [x, y, z + radius],
        radius,
        length: 0.14,
        along: 'y',
        material: 'gold',
        cap: [
          disc(radius, radius, radius * 0.78, tone('ink', 'left')),
          ...diameters(radius, radius, radius * 0.78, tone('gold', 'left'), 1.6),
          disc(radius, radius, radius * 0.2, tone('gold', 'top')),
        ],
      }),
    ],
    false,
  );

/** A street lamp with a round globe. */
export const globeLamp = ([x, y, z]: Vec3, height = 1.2): Solid[] => [
  cylinder({ name: 'lamp post', at: [x, y, z], radius: 0.05, height, material: 'ink' }),
  sphere({ name: 'globe', at: [x, y, z + height], radius: 0.13, material: 'gold', castsShadow: false }),
];

/** A box for evidence: a label, two seals across its lid. */
export const evidenceBox = (at: Vec3, [w, d, h]: Vec3 = [0.6, 0.5, 0.42], material: Material = 'wood'): Solid =>
  box({
    name: 'evidence box',
    at,
    size: [w, d, h],
    material,
    castsShadow: false,
    left: [
      panel(w * 0.2, h * 0.2, w * 0.8, h * 0.6, tone('paper', 'left')),
      panel(w * 0.42, h * 0.66, w * 0.58, h, tone('clay', 'left')),
    ],
    right: [band(h * 0.72, h * 0.8, tone(material, 'left'))],
    top: [panel(w * 0.42, 0, w * 0.58, d, tone('clay', 'top'))],
  });

/** Objects of a residential tower: furnished rooms, balconies, the plant room, the pool deck. */
import { disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { SIGNAL, tone, WHITE, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { drum } from '#library/parts.ts';

/** The room whose furniture is drawn. */
export type Furniture = 'lounge' | 'bedroom' | 'kitchen' | 'dining' | 'study' | 'nursery';

/** Furniture for a corner of about 1.3 by 1.3. */
export const furniture = ([x, y, z]: Vec3, kind: Furniture): Solid[] => {
  const piece = (
    dx: number,
    dy: number,
    dz: number,
    size: Vec3,
    material: Material,
    top: readonly FacePaint[] = [],
    left: readonly FacePaint[] = [],
  ): Solid => box({ name: kind, at: [x + dx, y + dy, z + dz], size, material, castsShadow: false, top, left });
  switch (kind) {
    case 'lounge':
      return [
        piece(0.1, 0.25, 0, [0.9, 0.42, 0.28], 'clay', [panel(0.05, 0, 0.85, 0.1, tone('clay', 'right'))]),
        piece(0.35, 0.95, 0, [0.5, 0.28, 0.16], 'wood'),
      ];
    case 'bedroom':
      return [
        piece(0.15, 0.2, 0, [0.75, 1, 0.26], 'paper', [
          panel(0.08, 0.06, 0.67, 0.28, WHITE),
          panel(0, 0.4, 0.75, 1, tone('teal', 'top')),
        ]),
      ];
    case 'kitchen':
      return [
        piece(
          0.05,
          0.1,
          0,
          [1.2, 0.4, 0.5],
          'paper',
          [panel(0.7, 0.1, 1.05, 0.32, tone('steel', 'right')), disc(0.25, 0.2, 0.1, tone('ink', 'left'))],
          [ribs(3, tone('stone', 'right'))],
        ),
        piece(0.4, 0.85, 0, [0.6, 0.4, 0.4], 'wood'),
      ];
    case 'dining':
      return [
        cylinder({
          name: kind,
          at: [x + 0.65, y + 0.7, z],
          radius: 0.36,
          height: 0.36,
          material: 'wood',
          lid: tone('wood', 'top'),
          castsShadow: false,
        }),
        piece(0.95, 1.05, 0, [0.2, 0.2, 0.24], 'teal'),
        piece(0.1, 0.5, 0, [0.18, 0.2, 0.24], 'teal'),
      ];
    case 'study':
      return [
        piece(0.1, 0.25, 0, [0.9, 0.4, 0.4], 'wood'),
        piece(0.35, 0.3, 0.4, [0.4, 0.06, 0.26], 'ink', [], [panel(0.04, 0.04, 0.36, 0.22, SIGNAL)]),
        cylinder({
          name: kind,
          at: [x + 0.55, y + 1, z],
          radius: 0.15,
          height: 0.26,
          material: 'clay',
          castsShadow: false,
        }),
      ];
    case 'nursery':
      return [
        piece(0.15, 0.25, 0, [0.6, 0.4, 0.36], 'gold', [panel(0.06, 0.06, 0.54, 0.34, WHITE)]),
        cylinder({
          name: kind,
          at: [x + 0.95, y + 0.8, z],
          radius: 0.16,
          height: 0.14,
          material: 'rose',
          castsShadow: false,
        }),
      ];
  }
};

/** A balcony with a glass front, on a face that points left. */
export const balcony = ([x, y, z]: Vec3): Solid[] => [
  box({ name: 'balcony', at: [x, y, z], size: [0.95, 0.4, 0.08], material: 'stone', castsShadow: false }),
  box({
    name: 'balustrade',
    at: [x, y + 0.34, z + 0.08],
    size: [0.95, 0.06, 0.34],
    material: 'glass',
    castsShadow: false,
  }),
];

/** A small meter with a dial, facing left. */
export const meter = (at: Vec3): Solid =>
  box({
    name: 'meter',
    at,
    size: [0.26, 0.12, 0.26],
    material: 'gold',
    castsShadow: false,
    left: [disc(0.13, 0.13, 0.1, WHITE), segment([0.13, 0.13], [0.18, 0.19], tone('clay', 'left'), 1)],
  });

/** A pump with its motor along x, 1.1 long. */
export const smallPump = ([x, y, z]: Vec3, material: Material = 'teal'): Solid[] => [
  box({ name: 'plinth', at: [x, y, z], size: [1.1, 0.5, 0.12], material: 'stone', castsShadow: false }),
  drum({
    name: 'motor',
    corner: [x + 0.05, y + 0.06, z + 0.14],
    along: 'x',
    radius: 0.19,
    length: 0.55,
    material: 'ink',
  }),
  drum({
    name: 'casing',
    corner: [x + 0.62, y, z + 0.12],
    along: 'x',
    radius: 0.25,
    length: 0.3,
    material,
    cap: [disc(0.25, 0.25, 0.14, tone('ink', 'right'))],
  }),
  cylinder({
    name: 'outlet',
    at: [x + 0.77, y + 0.25, z + 0.62],
    radius: 0.1,
    height: 0.5,
    material,
    castsShadow: false,
  }),
];

/** A plate heat exchanger: a stack of sheets between two frames. */
export const heatExchanger = ([x, y, z]: Vec3): Solid =>
  box({
    name: 'heat exchanger',
    at: [x, y, z],
    size: [1.1, 0.5, 1.15],
    material: 'steel',
    castsShadow: false,
    left: [
      panel(0, 0, 0.14, 1.15, tone('clay', 'left')),
      panel(0.96, 0, 1.1, 1.15, tone('clay', 'left')),
      ...Array.from({ length: 9 }, (_, index) =>
        segment(
          [0.2 + index * 0.088, 0.08],
          [0.2 + index * 0.088, 1.07],
          tone(index % 2 ? 'teal' : 'steel', 'right'),
          1.6,
        ),
      ),
      segment([0.04, 0.95], [1.06, 0.95], tone('ink', 'left'), 1.4),
      segment([0.04, 0.2], [1.06, 0.2], tone('ink', 'left'), 1.4),
    ],
    right: [
      panel(0, 0, 0.5, 1.15, tone('clay', 'right')),
      ...[0.22, 0.92].flatMap((v) => [
        disc(0.14, v, 0.09, tone('ink', 'right')),
        disc(0.36, v, 0.09, tone('teal', 'right')),
      ]),
    ],
  });

/** A ladder on a wall that faces left. */
export const ladder = ([x, y, z]: Vec3, height: number): Solid => {
  const rails = rod({ name: 'ladder', at: [x, y, z], to: z + height, paint: tone('gold', 'left'), width: 1.6 });
  const other = rod({ at: [x + 0.32, y, z], to: z + height, paint: tone('gold', 'left'), width: 1.6 });
  const rungs = Array.from({ length: Math.floor(height / 0.22) }, (_, index) =>
    rod({
      at: [x, y, z + 0.12 + index * 0.22],
      to: [x + 0.32, y, z + 0.12 + index * 0.22],
      paint: tone('gold', 'left'),
      width: 1.2,
    }),
  );
  return {
    ...rails,
    box: { min: [x, y, z], max: [x + 0.32, y, z + height] },
    shapes: [rails, other, ...rungs].flatMap(({ shapes }) => shapes),
  };
};

/** A sun bed, its head to the back. */
export const sunBed = ([x, y, z]: Vec3, material: Material = 'paper'): Solid =>
  box({
    name: 'sun bed',
    at: [x, y, z],
    size: [0.42, 0.95, 0.16],
    material,
    top: [panel(0.04, 0.04, 0.38, 0.26, tone('clay', 'top')), ribs(4, tone(material, 'right'), 'level')],
  });

/** A parasol. */
export const parasol = ([x, y, z]: Vec3): Solid[] => [
  rod({ name: 'pole', at: [x, y, z], to: z + 0.95, paint: tone('wood', 'left'), width: 1.8 }),
  cylinder({
    name: 'parasol',
    at: [x, y, z + 0.95],
    radius: 0.65,
    topRadius: 0.03,
    height: 0.35,
    material: 'clay',
    castsShadow: false,
  }),
];

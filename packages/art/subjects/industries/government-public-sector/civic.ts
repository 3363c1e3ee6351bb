/** Objects of a public hall: columns, counters, ticket post, stamp press, records. */
import { disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { LAMP, tone, WHITE, WINDOW_DARK, type Material } from '#kit/palette.ts';
import { line, polygon } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, dome, rod, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { arches } from '#library/arcades.ts';
import { assembly, drum } from '#library/parts.ts';

/** A hall with columns in front of lit doors, an architrave with a teal band, a drum and a dome; [w, d, h] is the size of the hall. */
export function columnHall([x, y, z]: Vec3, [w, d, h]: Vec3, columns: number): Solid[] {
  const step = (w - 0.8) / (columns - 1);
  const counter: FacePaint = panel(w * 0.62, 0.7, w * 0.8, 1.5, LAMP);
  return [
    box({
      name: 'hall',
      at: [x + 0.3, y, z],
      size: [w - 0.6, d - 1.2, h],
      material: 'sand',
      castsShadow: false,
      left: [arches(5, { height: 0.74, fill: LAMP }), counter],
      right: [arches(3, { height: 0.6 })],
    }),
    ...Array.from({ length: columns }, (_, index) => x + 0.4 + index * step).map((cx) =>
      cylinder({
        name: 'column',
        at: [cx, y + d - 0.4, z],
        radius: 0.22,
        topRadius: 0.18,
        height: h,
        material: 'paper',
        castsShadow: false,
        bands: [
          { from: 0, to: 0.16, material: 'stone' },
          { from: h - 0.2, to: h, material: 'sand' },
        ],
      }),
    ),
    box({
      name: 'architrave',
      at: [x, y - 0.1, z + h],
      size: [w, d + 0.2, 0.5],
      material: 'paper',
      castsShadow: false,
      left: [panel(0, 0.16, w, 0.3, tone('teal', 'left'))],
      right: [panel(0, 0.16, d + 0.2, 0.3, tone('teal', 'right'))],
      top: [panel(0.2, 0.2, w - 0.2, d, tone('paper', 'left'))],
    }),
    cylinder({
      name: 'drum',
      at: [x + w / 2, y + d / 2, z + h + 0.5],
      radius: 1.25,
      height: 0.55,
      material: 'sand',
      castsShadow: false,
      bands: [{ from: 0.14, to: 0.4, material: 'ink' }],
    }),
    dome({ name: 'dome', at: [x + w / 2, y + d / 2, z + h + 1.05], radius: 1.2, material: 'gold', castsShadow: false }),
    cylinder({
      name: 'finial',
      at: [x + w / 2, y + d / 2, z + h + 2.4],
      radius: 0.09,
      topRadius: 0.01,
      height: 0.5,
      material: 'gold',
      castsShadow: false,
    }),
  ];
}

/** A low wing with arches along both faces and small lights in its roof. */
export const archiveWing = (at: Vec3, [w, d, h]: Vec3): Solid[] => [
  box({
    name: 'archive wing',
    at,
    size: [w, d, h],
    material: 'sand',
    left: [arches(3, { height: 0.7, lit: 2 })],
    right: [arches(5, { height: 0.7, lit: 3 })],
    top: [panel(0.14, 0.14, w - 0.14, d - 0.14, tone('sand', 'left'))],
  }),
  ...[0.2, 0.5, 0.8].map((share) =>
    box({
      name: 'rooflight',
      at: [at[0] + w * 0.3, at[1] + d * share - 0.25, at[2] + h],
      size: [w * 0.4, 0.5, 0.16],
      material: 'glass',
      castsShadow: false,
    }),
  ),
];

/** A counter outdoors: a high part with glass and a low part at wheelchair height, facing left. 2 long. */
export const serviceDesk = ([x, y, z]: Vec3, material: Material = 'teal'): Solid =>
  assembly('service desk', [
    box({
      name: 'high part',
      at: [x, y, z],
      size: [1.2, 0.55, 0.85],
      material: 'paper',
      left: [ribs(5, tone('paper', 'right')), panel(0, 0.7, 1.2, 0.85, tone(material, 'left'))],
      right: [panel(0, 0.7, 0.55, 0.85, tone(material, 'right'))],
      top: [panel(0.1, 0.1, 0.5, 0.4, WHITE)],
    }),
    box({
      name: 'pane',
      at: [x + 0.05, y + 0.2, z + 0.85],
      size: [1.1, 0.05, 0.6],
      material: 'glass',
      left: [panel(0.35, 0, 0.75, 0.16, tone('ink', 'left'))],
    }),
    box({
      name: 'low part',
      at: [x + 1.2, y, z],
      size: [0.8, 0.55, 0.52],
      material: 'paper',
      left: [panel(0.1, 0, 0.7, 0.4, tone('ink', 'left'))],
      right: [panel(0, 0.4, 0.55, 0.52, tone(material, 'right'))],
      top: [panel(0.1, 0.15, 0.4, 0.42, WHITE)],
    }),
  ]);

/** A stamp press on a base. */
export const stampPress = ([x, y, z]: Vec3, s = 1): Solid =>
  assembly('stamp press', [
    box({ name: 'base', at: [x, y, z], size: [0.5 * s, 0.6 * s, 0.1 * s], material: 'ink' }),
    box({ name: 'back', at: [x + 0.15 * s, y, z + 0.1 * s], size: [0.2 * s, 0.2 * s, 0.5 * s], material: 'ink' }),
    box({ name: 'neck', at: [x + 0.15 * s, y, z + 0.6 * s], size: [0.2 * s, 0.55 * s, 0.14 * s], material: 'ink' }),
    cylinder({
      name: 'die',
      at: [x + 0.25 * s, y + 0.42 * s, z + 0.25 * s],
      radius: 0.12 * s,
      height: 0.35 * s,
      material: 'gold',
    }),
    rod({
      at: [x + 0.25 * s, y + 0.4 * s, z + 0.74 * s],
      to: [x + 0.25 * s, y + 0.95 * s, z + 1 * s],
      paint: tone('clay', 'left'),
      width: 4 * s,
    }),
  ]);

/** A post that gives out tickets for the queue. */
export const ticketPost = ([x, y, z]: Vec3): Solid[] => [
  cylinder({ name: 'post', at: [x, y, z], radius: 0.08, height: 0.6, material: 'steel' }),
  box({
    name: 'ticket box',
    at: [x - 0.2, y - 0.15, z + 0.6],
    size: [0.4, 0.3, 0.42],
    material: 'clay',
    castsShadow: false,
    left: [panel(0.08, 0.22, 0.32, 0.36, WINDOW_DARK), panel(0.12, 0.02, 0.28, 0.12, WHITE)],
  }),
];

/** A flag that sways on a pole. */
export function flag([x, y, z]: Vec3, height: number, material: Material = 'teal'): Solid[] {
  const corner = (u: number, v: number) => project([x + u, y, z + height - v]);
  return [
    cylinder({ name: 'flagpole', at: [x, y, z], radius: 0.05, topRadius: 0.03, height, material: 'steel' }),
    sketch({
      name: 'flag',
      at: [x + 0.06, y, z + height - 0.7],
      size: [1, 0.05, 0.7],
      shapes: [
        {
          d: polygon([
            corner(0.05, 0.02),
            corner(0.4, -0.04),
            corner(0.75, 0.08),
            corner(1.05, 0.02),
            corner(1.05, 0.62),
            corner(0.75, 0.68),
            corner(0.4, 0.56),
            corner(0.05, 0.62),
          ]),
          fill: tone(material, 'left'),
          motion: 'sway',
        },
        {
          d: line([corner(0.05, 0.32), corner(0.4, 0.26), corner(0.75, 0.38), corner(1.05, 0.32)]),
          stroke: WHITE,
          width: 2.4,
          motion: 'sway',
        },
      ],
    }),
  ];
}

/** Rolling shelves of files on a face, each with its hand wheel; from (u, v), `count` of them. */
export const rollingShelves = (u: number, v: number, count: number, [w, h]: Vec2): FacePaint[] =>
  Array.from({ length: count }, (_, index) => u + index * (w + 0.06)).flatMap((left, index) => [
    panel(left, v, left + w, v + h, tone(index % 3 === 1 ? 'teal' : 'steel', 'left')),
    segment([left + w * 0.2, v + h * 0.86], [left + w * 0.8, v + h * 0.86], WHITE, 1.6),
    disc(left + w / 2, v + h * 0.45, w * 0.3, tone('ink', 'left')),
    disc(left + w / 2, v + h * 0.45, w * 0.18, tone('steel', 'top')),
  ]);

/** A filing cabinet with one drawer open, facing left. */
export const filingCabinet = ([x, y, z]: Vec3): Solid =>
  assembly('filing cabinet', [
    box({
      name: 'cabinet',
      at: [x, y, z],
      size: [1.4, 1.1, 2.2],
      material: 'teal',
      left: [0.1, 0.8, 1.5].flatMap((v) => [
        panel(0.1, v, 1.3, v + 0.6, tone('teal', 'right')),
        panel(0.14, v + 0.04, 1.26, v + 0.56, tone('teal', 'top')),
        panel(0.45, v + 0.36, 0.95, v + 0.48, WHITE),
        panel(0.5, v + 0.2, 0.9, v + 0.26, tone('ink', 'left')),
      ]),
      right: [ribs(2, tone('ink', 'right'), 'level')],
    }),
    box({
      name: 'drawer',
      at: [x + 0.14, y + 1.1, z + 0.84],
      size: [1.12, 0.8, 0.5],
      material: 'teal',
      left: [panel(0.32, 0.3, 0.82, 0.42, WHITE), panel(0.36, 0.14, 0.76, 0.2, tone('ink', 'left'))],
      top: [
        panel(0.06, 0.06, 1.06, 0.74, tone('ink', 'left')),
        ...[0.12, 0.26, 0.4, 0.54].map((v, index) =>
          panel(0.1, v, 1.02, v + 0.08, tone(index === 2 ? 'clay' : 'paper', 'top')),
        ),
      ],
    }),
    ...[0.2, 0.55].map((dy, index) =>
      box({
        name: 'file',
        at: [x + 0.24, y + 1.2 + dy, z + 1.34],
        size: [0.9, 0.06, 0.3],
        material: index ? 'gold' : 'paper',
      }),
    ),
  ]);

/** An upright round seal or coin, facing left. */
export const standingCoin = (at: Vec3, radius: number): Solid =>
  drum({
    name: 'coin',
    at,
    radius,
    length: 0.1,
    along: 'y',
    material: 'gold',
    castsShadow: false,
    cap: [
      disc(radius, radius, radius * 0.74, tone('gold', 'right')),
      disc(radius, radius, radius * 0.66, tone('gold', 'top')),
    ],
  });

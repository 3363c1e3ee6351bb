/** Machines in the field: a cabinet on a pole, a pump house, a cistern with its float valve. */
import { band, disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WINDOW_DARK } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { circle, line } from '#kit/path.ts';
import { box, cylinder, rod, sketch, sphere } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { mouth } from '#library/channels.ts';

const STEEL = tone('steel', 'right');

/** A paint drawn `by` times larger. */
const scaled =
  (by: number, paints: readonly FacePaint[]): FacePaint =>
  ({ width, height, at }) =>
    paints.flatMap((paint) => paint({ width: width / by, height: height / by, at: (u, v) => at(u * by, v * by) }));

/** A fanless computer on a shelf, with two lamps. */
const fanless = (v: number): FacePaint[] => [
  panel(0.2, v, 1.3, v + 0.36, tone('teal', 'left')),
  panel(0.2, v + 0.3, 1.3, v + 0.36, tone('teal', 'top')),
  panel(0.3, v + 0.1, 0.7, v + 0.2, tone('ink', 'left')),
  disc(0.88, v + 0.15, 0.07, LAMP),
  disc(1.1, v + 0.15, 0.07, SIGNAL),
];

const INNARDS: readonly FacePaint[] = [
  panel(0.08, 0.1, 1.42, 2.1, WINDOW_DARK),
  panel(0.2, 1.42, 1.3, 2, tone('ink', 'right')),
  ...Array.from({ length: 8 }, (_, index) =>
    panel(0.22 + index * 0.135, 1.46, 0.29 + index * 0.135, 1.96, tone('steel', 'top')),
  ),
  ...fanless(0.98),
  ...fanless(0.56),
  panel(0.2, 0.16, 1.3, 0.24, tone('steel', 'left')),
  ...[0.22, 0.6, 0.98].flatMap((u) => [
    panel(u, 0.24, u + 0.3, 0.44, tone('gold', 'left')),
    panel(u + 0.04, 0.44, u + 0.1, 0.49, tone('clay', 'left')),
    panel(u + 0.2, 0.44, u + 0.26, 0.49, tone('steel', 'top')),
  ]),
];

/**
 * A field cabinet on a pole, its door open to the lower left: a finned heat sink, two stacked boxes, a battery tray; a hood
 * against the sun, a small dish and a clock antenna on top.
 */
export function fieldCabinet([x, y, z]: Vec3): Solid[] {
  const pole = 1.2;
  const low = z + pole;
  const [w, d, h] = [2.1, 1.3, 3.08];
  return [
    cylinder({ name: 'footing', at: [x + w / 2, y + d / 2, z], radius: 0.5, height: 0.16, material: 'stone' }),
    cylinder({
      name: 'pole',
      at: [x + w / 2, y + d / 2, z + 0.16],
      radius: 0.2,
      height: pole - 0.16,
      material: 'steel',
    }),
    box({
      name: 'cabinet',
      at: [x, y, low],
      size: [w, d, h],
      material: 'paper',
      left: [scaled(1.4, INNARDS)],
      right: [
        ribs(9, tone('stone', 'right'), 'level'),
        panel(0.35, h - 0.75, 0.95, h - 0.4, tone('ink', 'left')),
        disc(0.65, h - 1.2, 0.12, tone('gold', 'left')),
      ],
    }),
    box({
      name: 'door',
      at: [x - 0.08, y + d, low],
      size: [0.08, 1.25, h],
      material: 'paper',
      castsShadow: false,
      right: [
        panel(0.15, 0.2, 1.1, h - 0.2, tone('stone', 'left')),
        panel(0.3, 1.7, 0.95, 2.6, tone('paper', 'top')),
        ...[1.9, 2.1, 2.3].map((v) => segment([0.42, v], [0.83, v], tone('steel', 'right'), 1.2)),
      ],
    }),
    ...(
      [
        [0.1, 0.1],
        [w - 0.22, 0.1],
        [0.1, d - 0.22],
        [w - 0.22, d - 0.22],
      ] as const
    ).map(([dx, dy]) =>
      box({
        name: 'stud',
        at: [x + dx, y + dy, low + h],
        size: [0.12, 0.12, 0.28],
        material: 'steel',
        castsShadow: false,
      }),
    ),
    box({
      name: 'hood',
      at: [x - 0.3, y - 0.25, low + h + 0.28],
      size: [w + 0.6, d + 0.6, 0.14],
      material: 'gold',
      castsShadow: false,
      top: [ribs(6, tone('gold', 'right'))],
    }),
    dish([x + 0.6, y + 0.6, low + h + 0.42]),
    cylinder({
      name: 'clock antenna',
      at: [x + w - 0.3, y + 0.4, low + h + 0.42],
      radius: 0.17,
      height: 0.2,
      material: 'paper',
      castsShadow: false,
    }),
  ];
}

/** A small dish on an arm, facing up to the lower left. */
function dish([x, y, z]: Vec3): Solid {
  const plane = (u: number, v: number) => project([x + u * 0.5, y - v * 0.3 + 0.1, z + 0.75 + v * 0.46]);
  const [fx, fy] = plane(0.1, 0.1);
  return sketch({
    name: 'dish',
    at: [x - 0.5, y - 0.3, z],
    size: [1, 0.6, 1.2],
    shapes: [
      { d: line([project([x, y, z]), project([x, y, z + 0.6])]), stroke: STEEL, width: 3 },
      {
        d: circle((u, v) => {
          const [px, py] = plane(u, v);
          return [px + 1.6, py - 0.6];
        }),
        fill: tone('stone', 'right'),
      },
      { d: circle(plane), fill: tone('paper', 'top') },
      { d: circle((u, v) => plane(u * 0.8 + 0.06, v * 0.8 - 0.04)), fill: tone('paper', 'left') },
      { d: circle((u, v) => plane(u * 0.5 + 0.1, v * 0.5 - 0.06)), fill: tone('stone', 'left') },
      {
        d: [-0.85, 0.1, 0.9]
          .map((turn) => line([plane(Math.sin(turn * 2.4) * 0.95, -Math.cos(turn * 2.4) * 0.95), [fx - 5, fy + 3]]))
          .join(''),
        stroke: STEEL,
        width: 1.1,
      },
      { d: circle((u, v) => [fx - 5 + u * 1.7, fy + 3 + v * 1.7]), fill: tone('clay', 'left') },
    ],
  });
}

/** A pump house with a header tank on its flat roof; 2 by 1.8. */
export const pumpHouse = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'pump house',
    at: [x, y, z],
    size: [2, 1.8, 1.3],
    material: 'clay',
    left: [
      panel(0.25, 0, 0.8, 0.95, tone('ink', 'left')),
      disc(0.7, 0.5, 0.05, LAMP),
      panel(1.1, 0.45, 1.75, 0.95, WINDOW_DARK),
      ...[0.55, 0.68, 0.81].map((v) => segment([1.1, v], [1.75, v], tone('steel', 'top'), 1.1)),
    ],
    right: [panel(0.5, 0.5, 1.3, 0.95, LAMP)],
  }),
  box({
    name: 'roof',
    at: [x - 0.15, y - 0.15, z + 1.3],
    size: [2.3, 2.1, 0.16],
    material: 'paper',
    castsShadow: false,
    top: [panel(0.12, 0.12, 2.18, 1.98, tone('stone', 'top'))],
  }),
  cylinder({
    name: 'header tank',
    at: [x + 0.6, y + 0.7, z + 1.46],
    radius: 0.42,
    height: 0.6,
    material: 'teal',
    castsShadow: false,
    lid: tone('teal', 'right'),
    bands: [{ from: 0.1, to: 0.18, material: 'ink' }],
  }),
  box({
    name: 'vent',
    at: [x + 1.35, y + 0.9, z + 1.46],
    size: [0.45, 0.5, 0.3],
    material: 'steel',
    castsShadow: false,
    left: [ribs(3, tone('ink', 'left'), 'level')],
  }),
];

/** A round cistern with two steel rings, open on top, with a float on its arm. */
export const floatCistern = ([x, y, z]: Vec3, radius = 1, height = 1.2): Solid[] => [
  cylinder({
    name: 'cistern',
    at: [x, y, z],
    radius,
    height,
    material: 'stone',
    bands: [
      { from: height * 0.14, to: height * 0.22, material: 'steel' },
      { from: height * 0.76, to: height * 0.84, material: 'steel' },
    ],
  }),
  mouth([x, y, z + height], radius * 0.84, 0.16, 'stone', tone('teal', 'top')),
  rod({
    name: 'float arm',
    at: [x + radius * 0.95, y - radius * 0.1, z + height + 0.28],
    to: [x + 0.1, y + 0.1, z + height + 0.12],
    paint: tone('gold', 'right'),
    width: 2,
  }),
  sphere({ name: 'float', at: [x + 0.05, y + 0.1, z + height], radius: 0.2, material: 'clay', castsShadow: false }),
];

/** A sluice across a ditch that runs along x: two posts, a beam, a wheel; its board is down. */
export const shutSluice = ([x, y, z]: Vec3, width = 1.2): Solid[] => [
  box({ name: 'post', at: [x, y, z], size: [0.24, 0.24, 1.5], material: 'stone' }),
  box({
    name: 'board',
    at: [x + 0.05, y + 0.24, z],
    size: [0.14, width - 0.48, 0.75],
    material: 'clay',
    right: [band(0.5, 0.58, tone('ink', 'left')), band(0.2, 0.28, tone('ink', 'left'))],
  }),
  box({ name: 'post', at: [x, y + width - 0.24, z], size: [0.24, 0.24, 1.5], material: 'stone' }),
  box({ name: 'beam', at: [x, y, z + 1.5], size: [0.24, width, 0.18], material: 'wood', castsShadow: false }),
  rod({ name: 'spindle', at: [x + 0.12, y + width / 2, z + 0.75], to: z + 1.5, paint: STEEL, width: 2 }),
  cylinder({
    name: 'wheel',
    at: [x + 0.12, y + width / 2, z + 1.68],
    radius: 0.3,
    height: 0.1,
    material: 'ink',
    lid: tone('gold', 'left'),
    castsShadow: false,
  }),
];

/** Furrows with crops over a top of `w` by `d`. */
export const crops = (w: number, d: number, rows: number, inset = 0.22): FacePaint[] => [
  panel(inset, inset, w - inset, d - inset, tone('field', 'top')),
  ...Array.from({ length: rows }, (_, index) => inset + ((index + 0.5) * (d - 2 * inset)) / rows).map((v, index) =>
    segment([inset + 0.15, v], [w - inset - 0.15, v], tone('palm', index % 2 ? 'left' : 'top'), 3.6),
  ),
];

/** Objects to train with: rowing machine, treadmill, weight rack, kettlebells, starting blocks; and the grandstand. */
import { area, band, disc, panel, ribs, type Face, type FacePaint } from '#kit/face.ts';
import { line } from '#kit/path.ts';
import { ALARM, LAMP, SIGNAL, SURFACES, tone, WHITE, type Material, type Paint } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, leftFace, prism, rod, sphere, topFace } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { layer } from '#library/channels.ts';
import { diameters } from '#library/gauges.ts';
import { arc, assembly, drum } from '#library/parts.ts';

/** A rowing machine along x, its flywheel cage at the left: rail, sliding seat, handle on its chain. 2.2 long at scale 1. */
export const rower = ([x, y, z]: Vec3, s = 1, seat: Material = 'clay'): Solid => {
  const r = 0.46 * s;
  return assembly('rowing machine', [
    box({ name: 'foot', at: [x + 0.1 * s, y, z], size: [0.3 * s, 0.6 * s, 0.1 * s], material: 'ink' }),
    drum({
      at: [x + r, y + 0.14 * s, z + 0.1 * s + r],
      radius: r,
      length: 0.3 * s,
      along: 'y',
      material: 'ink',
      cap: [
        disc(r, r, r * 0.8, tone('teal', 'right')),
        ...diameters(r, r, r * 0.72, tone('steel', 'top'), 1.4, 0, 4),
        disc(r, r, r * 0.24, tone('gold', 'left')),
      ],
    }),
    rod({
      name: 'mast',
      at: [x + 0.7 * s, y + 0.3 * s, z + 0.7 * s],
      to: [x + 0.6 * s, y + 0.3 * s, z + 1.3 * s],
      paint: tone('ink', 'left'),
      width: 2.4 * s,
    }),
    box({
      name: 'monitor',
      at: [x + 0.5 * s, y + 0.14 * s, z + 1.3 * s],
      size: [0.1 * s, 0.36 * s, 0.28 * s],
      material: 'ink',
      right: [panel(0.04 * s, 0.05 * s, 0.32 * s, 0.23 * s, SIGNAL)],
    }),
    prism({
      name: 'rail',
      at: [x + 0.8 * s, y + 0.22 * s, z + 0.22 * s],
      along: 'y',
      points: [
        [0, 0],
        [1.5 * s, 0.1 * s],
        [1.5 * s, 0.2 * s],
        [0, 0.12 * s],
      ],
      length: 0.16 * s,
      material: 'steel',
    }),
    box({ name: 'tail foot', at: [x + 2.1 * s, y + 0.05 * s, z], size: [0.14 * s, 0.5 * s, 0.3 * s], material: 'ink' }),
    box({
      name: 'seat',
      at: [x + 1.5 * s, y + 0.1 * s, z + 0.4 * s],
      size: [0.36 * s, 0.4 * s, 0.1 * s],
      material: seat,
    }),
    rod({
      name: 'chain',
      at: [x + 0.86 * s, y + 0.3 * s, z + 0.62 * s],
      to: [x + 1.3 * s, y + 0.3 * s, z + 0.7 * s],
      paint: tone('steel', 'right'),
      width: 1.2,
    }),
    rod({
      name: 'handle',
      at: [x + 1.3 * s, y + 0.08 * s, z + 0.7 * s],
      to: [x + 1.3 * s, y + 0.52 * s, z + 0.7 * s],
      paint: tone('clay', 'left'),
      width: 3 * s,
    }),
  ]);
};

/** A treadmill along x, its screen at the right end. 1.9 long. */
export const treadmill = ([x, y, z]: Vec3): Solid =>
  assembly('treadmill', [
    box({
      name: 'deck',
      at: [x, y, z],
      size: [1.7, 0.75, 0.18],
      material: 'ink',
      top: [panel(0.06, 0.1, 1.64, 0.65, tone('rubber', 'left')), ribs(8, tone('rubber', 'top'))],
      left: [band(0.1, 0.18, tone('teal', 'left'))],
    }),
    [0.08, 0.68].map((dy) =>
      rod({
        name: 'upright',
        at: [x + 1.5, y + dy, z + 0.18],
        to: [x + 1.62, y + dy, z + 1.05],
        paint: tone('steel', 'left'),
        width: 3,
      }),
    ),
    rod({
      name: 'rail',
      at: [x + 0.9, y + 0.68, z + 0.72],
      to: [x + 1.58, y + 0.68, z + 0.76],
      paint: tone('clay', 'left'),
      width: 2.6,
    }),
    box({
      name: 'console',
      at: [x + 1.5, y + 0.04, z + 1.02],
      size: [0.24, 0.68, 0.24],
      material: 'ink',
      left: [panel(0.05, 0.06, 0.19, 0.18, SIGNAL)],
      right: [panel(0.1, 0.06, 0.58, 0.18, tone('steel', 'right'))],
    }),
  ]);

const PLATES: readonly Material[] = ['clay', 'ink', 'gold', 'teal'];

/** A weight rack of two uprights with a loaded bar across, plates on pegs below; 2.2 along x. */
export const weightRack = ([x, y, z]: Vec3): Solid => {
  const plates = (at: number, from: number, level: number) =>
    [0, 1].map((index) =>
      drum({
        at: [at + index * 0.1, y + 0.3, z + level],
        radius: from - index * 0.08,
        length: 0.09,
        along: 'x',
        material: PLATES[index + (level > 1 ? 0 : 2)] ?? 'clay',
        cap: [disc(from - index * 0.08, from - index * 0.08, 0.08, tone('steel', 'right'))],
      }),
    );
  return assembly('weight rack', [
    box({ name: 'base', at: [x + 0.3, y, z], size: [1.5, 0.8, 0.08], material: 'rubber' }),
    box({ name: 'upright', at: [x + 0.45, y + 0.1, z + 0.08], size: [0.12, 0.14, 1.6], material: 'clay' }),
    box({ name: 'upright', at: [x + 1.55, y + 0.1, z + 0.08], size: [0.12, 0.14, 1.6], material: 'clay' }),
    box({ name: 'cross', at: [x + 0.45, y + 0.1, z + 1.68], size: [1.22, 0.14, 0.12], material: 'clay' }),
    plates(x + 0.1, 0.42, 1.2),
    rod({
      name: 'bar',
      at: [x, y + 0.3, z + 1.2],
      to: [x + 2.15, y + 0.3, z + 1.2],
      paint: tone('steel', 'left'),
      width: 2.4,
    }),
    plates(x + 1.8, 0.42, 1.2),
    [0.7, 1, 1.3].map((dx, index) =>
      drum({
        at: [x + dx, y + 0.2, z + 0.36],
        radius: 0.26,
        length: 0.12,
        along: 'x',
        material: PLATES[index] ?? 'ink',
        cap: [disc(0.26, 0.26, 0.07, tone('steel', 'right'))],
      }),
    ),
  ]);
};

/** A kettlebell. */
export const kettlebell = ([x, y, z]: Vec3, radius = 0.15, material: Material = 'ink'): Solid =>
  assembly('kettlebell', [
    rod({
      name: 'grip',
      points: [
        [x - radius * 0.6, y, z + radius * 1.6],
        [x - radius * 0.5, y, z + radius * 2.6],
        [x + radius * 0.5, y, z + radius * 2.6],
        [x + radius * 0.6, y, z + radius * 1.6],
      ],
      paint: tone(material, 'right'),
      width: radius * 16,
    }),
    sphere({ name: 'bell', at: [x, y, z], radius, material }),
  ]);

/** A bowl of chalk on a stand. */
export const chalkBowl = ([x, y, z]: Vec3): Solid[] => [
  cylinder({ name: 'stand', at: [x, y, z], radius: 0.16, topRadius: 0.08, height: 0.5, material: 'ink' }),
  cylinder({
    name: 'bowl',
    at: [x, y, z + 0.5],
    radius: 0.14,
    topRadius: 0.3,
    height: 0.16,
    material: 'steel',
    lid: WHITE,
    castsShadow: false,
  }),
];

/** Starting blocks: a spine with two pedals, for a runner who starts towards the far left. */
export const startingBlocks = ([x, y, z]: Vec3): Solid =>
  assembly('starting blocks', [
    box({ name: 'spine', at: [x + 0.18, y, z], size: [0.12, 0.8, 0.06], material: 'steel' }),
    [
      [0, 0.2],
      [0.3, 0.46],
    ].map(([dx = 0, dy = 0]) =>
      prism({
        name: 'pedal',
        at: [x + dx, y + dy, z + 0.02],
        along: 'x',
        points: [
          [0, 0],
          [0.26, 0],
          [0.26, 0.26],
        ],
        length: 0.18,
        material: 'teal',
      }),
    ),
  ]);

/** A floodlight tower: a mast and a head of lamps that faces left. */
export const floodlight = ([x, y, z]: Vec3, height = 5): Things => [
  cylinder({ name: 'mast', at: [x, y, z], radius: 0.16, topRadius: 0.1, height, material: 'steel' }),
  box({
    name: 'lamps',
    at: [x - 0.85, y - 0.1, z + height],
    size: [1.7, 0.2, 1.1],
    material: 'ink',
    castsShadow: false,
    left: [0, 1, 2].flatMap((column) => [0, 1].map((row) => disc(0.31 + column * 0.54, 0.3 + row * 0.5, 0.2, LAMP))),
  }),
];

/** A grandstand along y, its rows lower towards the right, folded seats in every row. */
export const stand = ([x, y, z]: Vec3, rows: number, length: number): Solid => {
  const run = 0.62;
  return assembly(
    'stand',
    Array.from({ length: rows }, (_, index) => {
      const [px, level] = [x + index * run, 0.25 + (rows - 1 - index) * 0.4];
      const seat: FacePaint[] = Array.from({ length: Math.floor(length / 0.44) }, (_row, place) =>
        panel(
          0.1 + place * 0.44,
          0.05,
          0.44 + place * 0.44,
          0.3,
          tone((place * 3 + index) % 11 === 4 ? 'gold' : 'teal', 'right'),
        ),
      );
      return [
        box({
          name: 'row',
          at: [px, y, z],
          size: [run, length, level],
          material: 'stone',
          right: [band(level - 0.06, level, tone('stone', 'left'))],
          top: [panel(0.3, 0, run, length, tone('paper', 'left'))],
        }),
        box({
          name: 'seats',
          at: [px + 0.12, y, z + level],
          size: [0.12, length, 0.32],
          material: 'stone',
          right: [panel(0, 0, length, 0.32, tone('stone', 'right')), ...seat],
          top: [panel(0, 0, 0.12, length, tone('teal', 'top'))],
        }),
      ];
    }),
  );
};

/** A running track seen from above on a patch: lanes round the far end of a field, and two straights towards the viewer. */
export const horseshoe = (
  [u, v]: Vec2,
  inner: number,
  outer: number,
  length: number,
  lanes: number,
  fill: Paint,
): FacePaint => {
  const bend = (radius: number): Vec2[] => [
    [u - radius, v + length],
    ...arc(radius, 180, 360, 28, [u, v]),
    [u + radius, v + length],
  ];
  return ({ at }: Face) => {
    const to = (points: readonly Vec2[]) => line(points.map(([a, b]) => at(a, b)));
    const ring = [...bend(outer), ...bend(inner).toReversed()];
    return [
      { d: `${to(ring)}Z`, fill },
      ...Array.from({ length: lanes + 1 }, (_, index) => inner + ((outer - inner) * index) / lanes).map((radius) => ({
        d: to(bend(radius)),
        stroke: WHITE,
        width: 0.9,
        opacity: 0.9,
      })),
    ];
  };
};

/** A finish post with a lamp. */
export const finishPost = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'finish post',
    at: [x, y, z],
    size: [0.16, 0.16, 0.9],
    material: 'paper',
    left: [panel(0, 0.5, 0.16, 0.7, ALARM)],
    right: [panel(0, 0.5, 0.16, 0.7, ALARM)],
  }),
];

interface Tier {
  at: Vec3;
  /** Width along x up to the pit's right rim, depth, height. */
  size: Vec3;
  /** Height of the near right rim of the pit above the tier's foot: what lies behind the rim is not drawn. */
  drop: number;
  top?: readonly FacePaint[];
}

/** A tier of ground in a pit, cut off where the pit's near right rim hides it. */
export function tier({ at: [x, y, z], size: [w, d, h], drop, top = [] }: Tier): Solid {
  const hidden = drop - h;
  const front: FacePaint[] = [
    area(
      [
        [0, 0],
        [w - drop, 0],
        [w - hidden, h],
        [0, h],
      ],
      layer(1),
    ),
    area(
      [
        [0, h - 0.24],
        [w - hidden - 0.24, h - 0.24],
        [w - hidden, h],
        [0, h],
      ],
      layer(0),
    ),
  ];
  const [left, upper] = [leftFace(x, y + d, z, w, h), topFace(x, y, z + h, w, d)];
  return {
    name: 'tier',
    box: { min: [x, y, z], max: [x + w - hidden, y + d, z + h] },
    castsShadow: false,
    shapes: [
      ...front.flatMap((paint) => paint(left)),
      ...[panel(0, 0, w - hidden, d, SURFACES.plaza), ...top].flatMap((paint) => paint(upper)),
    ],
  };
}

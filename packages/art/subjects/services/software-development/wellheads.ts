/** Eight different well heads, each about 1.5 square, and the derrick that drills the next one. */
import { disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, type Material } from '#kit/palette.ts';
import { line } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, pyramid, rod, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { sensorPost } from '#library/sensor-post.ts';
import { awning } from '#library/town.ts';

const WATER = tone('teal', 'top');
const at = ([x, y, z]: Vec3, dx: number, dy: number, dz = 0): Vec3 => [x + dx, y + dy, z + dz];

/** A head with an irregular outline, with water of a similar outline. */
export const oddHead = (place: Vec3): Solid[] => [
  prism({
    name: 'odd head',
    at: place,
    along: 'z',
    points: [
      [0.3, 0],
      [1.3, 0.15],
      [1.5, 0.8],
      [0.95, 1.4],
      [0.1, 1.1],
      [0, 0.4],
    ],
    length: 0.75,
    material: 'clay',
  }),
  prism({
    name: 'water',
    at: at(place, 0.2, 0.17, 0.75),
    along: 'z',
    points: [
      [0.22, 0],
      [0.9, 0.1],
      [1.05, 0.55],
      [0.65, 1],
      [0.08, 0.78],
      [0, 0.28],
    ],
    length: 0.01,
    material: 'teal',
    castsShadow: false,
  }),
];

/** Four rings on top of one another, each with its own colour. */
export const storeyedHead = (place: Vec3): Solid[] =>
  (['teal', 'gold', 'rose', 'paper'] as const).map((material, index) =>
    cylinder({
      name: 'ring',
      at: at(place, 0.75, 0.75, index * 0.42),
      radius: 0.68 - index * 0.07,
      height: 0.42,
      material,
      lid: index === 3 ? tone('teal', 'right') : tone(material, 'top'),
      castsShadow: index === 0,
    }),
  );

/** A trough under a striped awning. */
export const marketHead = (place: Vec3): Solid[] => [
  box({ name: 'back', at: at(place, 0, 0, 0), size: [1.5, 0.14, 1.4], material: 'wood' }),
  box({
    name: 'counter',
    at: at(place, 0.1, 0.5, 0),
    size: [1.3, 0.7, 0.55],
    material: 'wood',
    left: [ribs(6, tone('wood', 'right'))],
    top: [panel(0.12, 0.12, 1.18, 0.58, WATER)],
  }),
  ...[0, 1, 2, 3, 4].map((index) =>
    awning({
      at: at(place, index * 0.3, 0.14, 1.12),
      along: 'x',
      width: 0.3,
      depth: 0.9,
      drop: 0.3,
      material: index % 2 === 0 ? 'clay' : 'paper',
    }),
  ),
];

/** Four small wells on one plate. */
export const clusterHead = (place: Vec3): Solid[] => [
  box({ name: 'plate', at: place, size: [1.6, 1.6, 0.14], material: 'stone' }),
  ...(
    [
      [0.35, 0.35, 0.7, 'teal'],
      [1.2, 0.4, 0.45, 'gold'],
      [0.4, 1.2, 0.4, 'clay'],
      [1.2, 1.2, 0.6, 'ink'],
    ] as const
  ).map(([dx, dy, height, material]) =>
    cylinder({
      name: 'small well',
      at: at(place, dx, dy, 0.14),
      radius: 0.28,
      height,
      material,
      lid: WATER,
      castsShadow: false,
    }),
  ),
];

/** A tall tower with a gate at each level. */
export const towerHead = (place: Vec3): Solid[] => {
  const gates: FacePaint[] = [0.3, 0.95, 1.6].flatMap((v) => [
    panel(0.3, v, 0.8, v + 0.42, tone('ink', 'left')),
    panel(0.38, v, 0.72, v + 0.26, tone('teal', 'left')),
  ]);
  return [
    box({
      name: 'tower head',
      at: at(place, 0.2, 0.2),
      size: [1.1, 1.1, 2.2],
      material: 'paper',
      left: gates,
      right: gates,
    }),
    pyramid({
      name: 'roof',
      at: at(place, 0.1, 0.1, 2.2),
      size: [1.3, 1.3, 0.6],
      material: 'clay',
      castsShadow: false,
    }),
  ];
};

/** A ring of stone with a sensor post beside it. */
export const sensedHead = (place: Vec3): Solid[] => [
  cylinder({ name: 'ring', at: at(place, 0.6, 0.7), radius: 0.55, height: 0.4, material: 'stone', lid: WATER }),
  ...sensorPost(at(place, 1.4, 0.7), 0.8),
];

/** A ring of stone under a dome of thin lines. */
export const drawnHead = (place: Vec3): Solid[] => {
  const [x, y, z] = at(place, 0.75, 0.75);
  const R = 0.66;
  const on = (turn: number, rise: number): Vec3 => [
    x + R * Math.cos(rise) * Math.cos(turn),
    y + R * Math.cos(rise) * Math.sin(turn),
    z + 0.4 + 1.1 * Math.sin(rise),
  ];
  const quarter = Math.PI / 2;
  const meridian = (turn: number): Vec3[] =>
    Array.from({ length: 13 }, (_, index) =>
      index < 7 ? on(turn, (index / 6) * quarter) : on(turn + Math.PI, ((12 - index) / 6) * quarter),
    );
  const ring = (rise: number): Vec3[] => Array.from({ length: 17 }, (_, index) => on((index / 16) * 2 * Math.PI, rise));
  const drawn = (points: Vec3[]) => rod({ name: 'drawn dome', points, paint: SIGNAL, width: 1.5 });
  return [
    cylinder({
      name: 'ring',
      at: [x, y, z],
      radius: R + 0.06,
      height: 0.4,
      material: 'sand',
      lid: tone('ink', 'right'),
    }),
    ...[0, 0.25, 0.5, 0.75].map((share) => drawn(meridian(share * Math.PI))),
    drawn(ring(0.55)),
    drawn(ring(0)),
  ];
};

/** A chest of small drawers with water in its top. */
export const orderedHead = (place: Vec3): Solid[] => {
  const drawers: FacePaint = (face) =>
    [0, 1, 2].flatMap((row) =>
      [0, 1, 2].flatMap((column) => [
        ...panel(
          0.08 + column * 0.38,
          0.08 + row * 0.32,
          0.4 + column * 0.38,
          0.34 + row * 0.32,
          row === 1 && column === 2 ? LAMP : tone('wood', 'left'),
        )(face),
        ...disc(0.24 + column * 0.38, 0.21 + row * 0.32, 0.035, tone('ink', 'left'))(face),
      ]),
    );
  return [
    box({
      name: 'drawers',
      at: at(place, 0.15, 0.15),
      size: [1.2, 1.2, 1.05],
      material: 'gold',
      left: [drawers],
      right: [ribs(2, tone('gold', 'left'), 'level')],
      top: [panel(0.15, 0.15, 1.05, 1.05, tone('gold', 'left')), panel(0.25, 0.25, 0.95, 0.95, WATER)],
    }),
  ];
};

/** A drilling derrick 2 square at its foot: four legs, braces, a platform and the drill string. */
export function derrick([x, y, z]: Vec3, height = 5.4): Solid[] {
  const paint = tone('clay', 'left');
  const dark = tone('clay', 'right');
  const narrow = (share: number) => 1 - 0.82 * share;
  const corner = (share: number, dx: -1 | 1, dy: -1 | 1): Vec3 => [
    x + dx * narrow(share),
    y + dy * narrow(share),
    z + 0.5 + (height - 0.5) * share,
  ];
  const levels = [0, 0.2, 0.38, 0.54, 0.68, 0.8, 0.9, 1];
  const zigzag = (from: readonly [-1 | 1, -1 | 1], to: readonly [-1 | 1, -1 | 1]): Vec3[] =>
    levels.flatMap((share, index) =>
      index % 2 === 0 ? [corner(share, ...from), corner(share, ...to)] : [corner(share, ...to), corner(share, ...from)],
    );
  return [
    box({
      name: 'platform',
      at: [x - 1.15, y - 1.15, z],
      size: [2.3, 2.3, 0.5],
      material: 'ink',
      left: [ribs(5, tone('ink', 'top'))],
      right: [ribs(5, tone('ink', 'top'))],
      top: [disc(1.15, 1.15, 0.45, tone('teal', 'top'))],
    }),
    rod({ name: 'far bracing', points: zigzag([-1, -1], [1, -1]), paint: dark, width: 1 }),
    rod({ name: 'far bracing', points: zigzag([-1, -1], [-1, 1]), paint: dark, width: 1 }),
    rod({ name: 'leg', at: corner(0, -1, -1), to: corner(1, -1, -1), paint: dark, width: 2.4 }),
    rod({ name: 'string', at: [x, y, z + 0.5], to: z + height - 0.2, paint: tone('teal', 'left'), width: 3.4 }),
    rod({ name: 'leg', at: corner(0, -1, 1), to: corner(1, -1, 1), paint, width: 2.6 }),
    rod({ name: 'leg', at: corner(0, 1, -1), to: corner(1, 1, -1), paint: dark, width: 2.6 }),
    rod({ name: 'bracing', points: zigzag([-1, 1], [1, 1]), paint, width: 1.3 }),
    rod({ name: 'bracing', points: zigzag([1, 1], [1, -1]), paint: dark, width: 1.3 }),
    rod({ name: 'leg', at: corner(0, 1, 1), to: corner(1, 1, 1), paint, width: 2.8 }),
    box({
      name: 'crown',
      at: [x - 0.32, y - 0.32, z + height],
      size: [0.64, 0.64, 0.3],
      material: 'gold',
      castsShadow: false,
    }),
  ];
}

/** A ladder that leans against a step of the given height. */
export const ladder = ([x, y, z]: Vec3, height: number): Solid => {
  const rail = (dx: number) => line([project([x + dx, y + 0.4, z]), project([x + dx, y, z + height])]);
  const rungs = [0.15, 0.35, 0.55, 0.75, 0.95].map((share) =>
    line([
      project([x, y + 0.4 * (1 - share), z + height * share]),
      project([x + 0.4, y + 0.4 * (1 - share), z + height * share]),
    ]),
  );
  return sketch({
    name: 'ladder',
    at: [x, y, z],
    size: [0.4, 0.4, height],
    shapes: [{ d: [rail(0), rail(0.4), ...rungs].join(''), stroke: tone('wood', 'right'), width: 1.6, cap: 'round' }],
  });
};

/** A toolbox with its handle up. */
export const toolbox = ([x, y, z]: Vec3, material: Material = 'clay'): Solid[] => [
  box({
    name: 'toolbox',
    at: [x, y, z],
    size: [0.55, 0.3, 0.28],
    material,
    left: [segment([0.05, 0.18], [0.5, 0.18], tone(material, 'right'), 1), disc(0.27, 0.18, 0.04, LAMP)],
  }),
  rod({
    name: 'handle',
    points: [
      [x + 0.15, y + 0.15, z + 0.28],
      [x + 0.15, y + 0.15, z + 0.38],
      [x + 0.4, y + 0.15, z + 0.38],
      [x + 0.4, y + 0.15, z + 0.28],
    ],
    paint: tone('ink', 'left'),
    width: 1.2,
  }),
];

/** Objects of a farm: tractor and trailer, drip rings, sensors, gates in the runnel. */
import { disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { SIGNAL, tone, WHITE, WINDOW_DARK, type Material } from '#kit/palette.ts';
import { smooth } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, gable, rod, sphere } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { arc, assembly, plate, wheel } from '#library/parts.ts';

/** A ring of drip line on the ground round a trunk. */
export const dripRing = ([x, y, z]: Vec3): Solid =>
  rod({
    name: 'drip ring',
    points: arc(0.6, -60, 300, 20).map(([u, v]): Vec3 => [x + u, y + v, z + 0.04]),
    paint: tone('ink', 'left'),
    width: 1.8,
  });

/** A sensor strapped round the trunk of a palm at [x, y, z], and a probe in the ground beside it. */
export const palmSensor = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'sensor',
    at: [x + 0.26, y + 0.26, z + 0.5],
    size: [0.24, 0.2, 0.34],
    material: 'paper',
    castsShadow: false,
    left: [disc(0.12, 0.22, 0.06, SIGNAL)],
    right: [ribs(2, tone('steel', 'right'), 'level')],
  }),
  cylinder({
    name: 'probe',
    at: [x + 0.75, y + 0.75, z],
    radius: 0.07,
    height: 0.55,
    material: 'steel',
    bands: [{ from: 0.36, to: 0.46, material: 'teal' }],
  }),
];

/** A gate across x in a runnel: two posts, a lintel and a board with a gap below for the water. */
export const runnelGate = ([x, y, z]: Vec3): Solid =>
  assembly('gate', [
    box({ name: 'post', at: [x - 0.36, y, z], size: [0.12, 0.14, 0.6], material: 'wood' }),
    box({
      name: 'board',
      at: [x - 0.24, y + 0.03, z + 0.16],
      size: [0.48, 0.08, 0.36],
      material: 'clay',
      left: [ribs(2, tone('clay', 'right'), 'level')],
    }),
    box({ name: 'post', at: [x + 0.24, y, z], size: [0.12, 0.14, 0.6], material: 'wood' }),
    box({ name: 'lintel', at: [x - 0.44, y, z + 0.6], size: [0.88, 0.14, 0.1], material: 'wood' }),
  ]);

/** A sundial on a post; the water is shared by the hours it shows. */
export const sundial = ([x, y, z]: Vec3): Solid =>
  assembly('sundial', [
    cylinder({ name: 'post', at: [x, y, z], radius: 0.14, height: 0.55, material: 'stone' }),
    cylinder({ name: 'dial', at: [x, y, z + 0.55], radius: 0.36, height: 0.1, material: 'paper' }),
    arc(0.26, 20, 250, 5).map(([u, v]) =>
      rod({
        at: [x + u * 0.8, y + v * 0.8, z + 0.66],
        to: [x + u * 1.15, y + v * 1.15, z + 0.66],
        paint: tone('ink', 'left'),
        width: 0.9,
      }),
    ),
    plate(
      [
        [x, y - 0.05, z + 0.66],
        [x, y + 0.22, z + 0.66],
        [x, y - 0.05, z + 1],
      ],
      tone('gold', 'left'),
    ),
  ]);

/** A tractor that drives along x, 2.2 long. */
export const tractor = ([x, y, z]: Vec3): Solid =>
  assembly('tractor', [
    wheel([x + 0.55, y, z + 0.52], 0.52, 0.3),
    wheel([x + 1.85, y + 0.05, z + 0.32], 0.32, 0.22),
    box({ name: 'frame', at: [x + 0.3, y + 0.3, z + 0.3], size: [1.6, 0.5, 0.28], material: 'ink' }),
    box({
      name: 'bonnet',
      at: [x + 1.05, y + 0.26, z + 0.55],
      size: [1.1, 0.58, 0.48],
      material: 'clay',
      left: [segment([0.1, 0.36], [1, 0.36], WHITE, 1.6)],
      right: [ribs(4, tone('ink', 'right'), 'level')],
      top: [ribs(1, tone('clay', 'right'), 'level')],
    }),
    box({
      name: 'cab',
      at: [x + 0.2, y + 0.18, z + 0.6],
      size: [0.85, 0.74, 0.95],
      material: 'clay',
      left: [panel(0.1, 0.34, 0.76, 0.9, WINDOW_DARK)],
      right: [panel(0.08, 0.46, 0.66, 0.9, WINDOW_DARK)],
    }),
    box({ name: 'cab roof', at: [x + 0.12, y + 0.1, z + 1.55], size: [1.02, 0.9, 0.1], material: 'paper' }),
    rod({ at: [x + 1.5, y + 0.4, z + 1.03], to: z + 1.45, paint: tone('ink', 'left'), width: 2.4 }),
    wheel([x + 1.85, y + 0.83, z + 0.32], 0.32, 0.22),
    wheel([x + 0.55, y + 0.8, z + 0.52], 0.52, 0.3),
  ]);

/** A trailer with crates of dates, 1.8 long. */
export const trailer = ([x, y, z]: Vec3): Solid =>
  assembly('trailer', [
    rod({
      at: [x + 1.7, y + 0.45, z + 0.35],
      to: [x + 2.2, y + 0.45, z + 0.4],
      paint: tone('ink', 'left'),
      width: 2.4,
    }),
    box({ name: 'bed', at: [x, y, z + 0.32], size: [1.8, 0.9, 0.14], material: 'wood' }),
    [0.08, 0.64, 1.2].map((dx, index) =>
      box({
        name: 'crate',
        at: [x + dx, y + 0.1, z + 0.46],
        size: [0.5, 0.7, 0.4],
        material: 'sand',
        left: [ribs(2, tone('wood', 'right'), 'level')],
        right: [ribs(2, tone('wood', 'right'), 'level')],
        top: [panel(0.06, 0.06, 0.44, 0.64, tone(index === 1 ? 'gold' : 'wood', 'right'))],
      }),
    ),
    wheel([x + 0.6, y + 0.74, z + 0.26], 0.26, 0.18),
    wheel([x + 1.2, y + 0.74, z + 0.26], 0.26, 0.18),
  ]);

/** A root that goes down from (u, v) on a cut face, with side roots; `reach` is its depth. */
export const root =
  (u: number, v: number, reach: number): FacePaint =>
  ({ at }) => {
    const strand = (points: readonly Vec2[], width: number) => ({
      d: smooth(points.map(([a, b]) => at(a, b))),
      stroke: tone('wood', 'top'),
      width,
      cap: 'round' as const,
    });
    return [
      strand(
        [
          [u, v],
          [u + 0.08, v - reach * 0.4],
          [u - 0.05, v - reach],
        ],
        2,
      ),
      strand(
        [
          [u, v - 0.05],
          [u + 0.3, v - reach * 0.3],
          [u + 0.42, v - reach * 0.75],
        ],
        1.3,
      ),
      strand(
        [
          [u, v - 0.05],
          [u - 0.28, v - reach * 0.25],
          [u - 0.4, v - reach * 0.65],
        ],
        1.3,
      ),
      strand(
        [
          [u + 0.03, v - reach * 0.4],
          [u + 0.22, v - reach * 0.6],
          [u + 0.2, v - reach * 0.9],
        ],
        1,
      ),
      strand(
        [
          [u, v - reach * 0.5],
          [u - 0.2, v - reach * 0.7],
          [u - 0.2, v - reach * 0.95],
        ],
        1,
      ),
    ];
  };

/** A soil probe in a cut face with sensors at three depths. */
export const soilProbe = (u: number, v: number, reach: number): FacePaint[] => [
  panel(u - 0.05, v - reach, u + 0.05, v, tone('steel', 'top')),
  ...[0.3, 0.62, 0.94].map((share) => panel(u - 0.09, v - reach * share, u + 0.09, v - reach * share + 0.1, SIGNAL)),
];

/** A ripe date. */
export const date = (at: Vec3, radius = 0.16, material: Material = 'wood'): Solid =>
  sphere({ name: 'date', at, radius, material, castsShadow: false });

/** A glasshouse with a ridge along y: glazed faces with thin bars. */
export const glasshouse = ([x, y, z]: Vec3, [w, d, h]: Vec3, rise: number): Solid[] => [
  box({
    name: 'glass walls',
    at: [x, y, z],
    size: [w, d, h],
    material: 'glass',
    left: [panel(w * 0.4, 0, w * 0.6, h * 0.8, tone('teal', 'left')), ribs(5, WHITE)],
    right: [
      ...[0.2, 0.5, 0.8].map((share) => disc(d * share, h * 0.2, h * 0.16, tone('palm', 'right'))),
      ribs(6, WHITE),
    ],
  }),
  assembly(
    'glass roof',
    [
      gable({
        name: 'roof',
        at: [x - 0.05, y - 0.05, z + h],
        size: [w + 0.1, d + 0.1, rise],
        ridge: 'y',
        material: 'glass',
        cap: [segment([w / 2 + 0.05, 0], [w / 2 + 0.05, rise], WHITE, 1)],
      }),
      Array.from({ length: 7 }, (_, index) => y + (d * index) / 6).map((py) =>
        rod({ at: [x + w / 2, py, z + h + rise], to: [x + w + 0.05, py, z + h], paint: WHITE, width: 0.8 }),
      ),
      rod({
        at: [x + w / 2, y - 0.05, z + h + rise],
        to: [x + w / 2, y + d + 0.05, z + h + rise],
        paint: tone('steel', 'top'),
        width: 1.6,
      }),
    ],
    false,
  ),
];

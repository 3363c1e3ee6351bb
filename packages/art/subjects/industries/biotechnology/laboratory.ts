/** Objects of a laboratory: well plates, pipettes, dewars, fermenters. */
import { band, disc, panel, ribs, segment, stroke, type FacePaint } from '#kit/face.ts';
import { SIGNAL, tone, WHITE, type Fill, type Material } from '#kit/palette.ts';
import { round } from '#kit/path.ts';
import type { Shape, Solid } from '#kit/shape.ts';
import { box, cylinder, dome, rod } from '#kit/solids.ts';
import { levelCircle, type Vec2, type Vec3 } from '#kit/space.ts';

/** Equal round basins in rows on a top, each a rim and its water; only those that `pick` accepts are drawn. */
export const basins =
  (
    [columns, rows]: Vec2,
    [u0, v0]: Vec2,
    pitch: number,
    radius: number,
    fill: Fill,
    pick: (column: number, row: number) => boolean = () => true,
  ): FacePaint =>
  ({ at }): Shape[] => {
    const ring = (r: number) => {
      const [wide, deep] = levelCircle(r);
      const [rx, ry, width] = [round(wide), round(deep), round(2 * wide)];
      return Array.from(
        { length: columns * rows },
        (_, index) => [index % columns, Math.floor(index / columns)] as const,
      )
        .filter(([column, row]) => pick(column, row))
        .map(([column, row]) => {
          const [x, y] = at(u0 + column * pitch, v0 + row * pitch);
          return `M${round(x - wide)} ${round(y)}a${rx} ${ry} 0 1 0 ${width} 0a${rx} ${ry} 0 1 0-${width} 0`;
        })
        .join('');
    };
    return [
      { d: ring(radius), fill: tone('steel', 'right') },
      { d: ring(radius * 0.82), fill },
    ];
  };

/** A pipetting head of eight tips hanging along y under a carriage; 0.5 by `length`. */
export const pipettes = ([x, y, z]: Vec3, pitch: number, drop: number): Solid[] => [
  box({
    name: 'head',
    at: [x, y, z],
    size: [0.6, pitch * 8, 0.6],
    material: 'paper',
    castsShadow: false,
    left: [panel(0.12, 0.2, 0.48, 0.42, SIGNAL)],
    right: [band(0.1, 0.24, tone('teal', 'right')), ribs(7, tone('stone', 'right'))],
  }),
  ...Array.from({ length: 8 }, (_, index) =>
    cylinder({
      name: 'tip',
      at: [x + 0.3, y + pitch * (index + 0.5), z - drop],
      radius: 0.02,
      topRadius: 0.13,
      height: drop,
      material: index === 7 ? 'teal' : 'glass',
      castsShadow: false,
    }),
  ),
];

/** A liquid-nitrogen dewar with frost round its rim; its lid is lifted and a rack of cryoboxes hangs out. */
export const dewar = ([x, y, z]: Vec3, radius = 0.75): Solid[] => [
  cylinder({
    name: 'dewar',
    at: [x, y, z],
    radius,
    height: 1.5,
    material: 'steel',
    bands: [{ from: 0.15, to: 0.3, material: 'teal' }],
  }),
  cylinder({
    name: 'shoulder',
    at: [x, y, z + 1.5],
    radius,
    topRadius: radius * 0.6,
    height: 0.3,
    material: 'steel',
    castsShadow: false,
  }),
  cylinder({
    name: 'frost',
    at: [x, y, z + 1.8],
    radius: radius * 0.62,
    height: 0.14,
    material: 'paper',
    lid: tone('glass', 'top'),
    castsShadow: false,
  }),
  cryoRack([x - 0.22, y - 0.22, z + 1.95]),
  rod({ name: 'hanger', at: [x, y, z + 3.2], to: z + 3.75, paint: tone('ink', 'left'), width: 1.6 }),
  cylinder({
    name: 'lid',
    at: [x, y, z + 3.75],
    radius: radius * 0.6,
    height: 0.2,
    material: 'ink',
    castsShadow: false,
  }),
];

/** Four cryoboxes one above the other in their rack. */
const cryoRack = (at: Vec3): Solid =>
  box({
    name: 'cryo rack',
    at,
    size: [0.44, 0.44, 1.25],
    material: 'steel',
    castsShadow: false,
    left: [0, 1, 2, 3].flatMap((row) => [
      panel(0.04, 0.04 + row * 0.3, 0.4, 0.28 + row * 0.3, tone(row === 1 ? 'gold' : 'paper', 'left')),
      panel(0.1, 0.12 + row * 0.3, 0.24, 0.2 + row * 0.3, tone(row === 1 ? 'clay' : 'teal', 'left')),
    ]),
    right: [0, 1, 2, 3].map((row) =>
      panel(0.04, 0.04 + row * 0.3, 0.4, 0.28 + row * 0.3, tone(row === 1 ? 'gold' : 'paper', 'right')),
    ),
  });

/** A steel fermenter on a skirt, with a motor on its head. */
export const fermenter = ([x, y, z]: Vec3, radius = 0.6, height = 2): Solid[] => [
  cylinder({ name: 'skirt', at: [x, y, z], radius: radius * 0.7, topRadius: radius, height: 0.4, material: 'steel' }),
  cylinder({
    name: 'vessel',
    at: [x, y, z + 0.4],
    radius,
    height,
    material: 'steel',
    castsShadow: false,
    bands: [
      { from: height * 0.3, to: height * 0.36, material: 'ink' },
      { from: height * 0.7, to: height * 0.76, material: 'ink' },
      { from: height * 0.45, to: height * 0.62, material: 'teal' },
    ],
  }),
  cylinder({
    name: 'head',
    at: [x, y, z + 0.4 + height],
    radius,
    topRadius: radius * 0.4,
    height: 0.25,
    material: 'steel',
    castsShadow: false,
  }),
  cylinder({
    name: 'motor',
    at: [x, y, z + 0.65 + height],
    radius: radius * 0.26,
    height: 0.42,
    material: 'clay',
    castsShadow: false,
  }),
];

/** A fume hood over a bench, its sash half open, facing left. */
export const hood = ([x, y, z]: Vec3): Solid =>
  box({
    name: 'hood',
    at: [x, y, z],
    size: [1.2, 0.7, 1.5],
    material: 'paper',
    castsShadow: false,
    left: [
      panel(0.1, 0.5, 1.1, 1.34, tone('ink', 'left')),
      panel(0.1, 0.86, 1.1, 1.34, tone('glass', 'left')),
      disc(0.35, 0.62, 0.08, tone('clay', 'top')),
      panel(0.6, 0.5, 0.74, 0.72, tone('teal', 'top')),
      panel(0.1, 0.1, 1.1, 0.4, tone('stone', 'left')),
    ],
  });

/** A double helix on a cut face between two heights. */
export const helix = (u: number, v0: number, v1: number, width: number, turns: number): FacePaint[] => {
  const steps = turns * 12;
  const strand = (phase: number): Vec2[] =>
    Array.from({ length: steps + 1 }, (_, step): Vec2 => [
      u + width * Math.sin((step / 12) * 2 * Math.PI + phase),
      v0 + ((v1 - v0) * step) / steps,
    ]);
  const [first, second] = [strand(0), strand(Math.PI)];
  const rungs = first.flatMap((point, step) =>
    step % 2 === 1 ? [segment(point, second[step] ?? point, tone('gold', 'top'), 1)] : [],
  );
  return [...rungs, stroke(first, SIGNAL, 2.2), stroke(second, tone('clay', 'top'), 2.2)];
};

/** A flask filled with the colour of `material`. */
export const flask = ([x, y, z]: Vec3, material: Material = 'teal', radius = 0.16): Solid[] => [
  cylinder({
    name: 'flask',
    at: [x, y, z],
    radius,
    topRadius: radius * 0.4,
    height: radius * 1.6,
    material,
    castsShadow: false,
  }),
  cylinder({
    name: 'neck',
    at: [x, y, z + radius * 1.6],
    radius: radius * 0.36,
    height: radius,
    material: 'glass',
    lid: WHITE,
    castsShadow: false,
  }),
];

/** A glasshouse dome on a low ring. */
export const glasshouse = ([x, y, z]: Vec3, radius: number): Solid[] => [
  cylinder({ name: 'ring', at: [x, y, z], radius, height: 0.2, material: 'paper' }),
  dome({ name: 'glasshouse', at: [x, y, z + 0.2], radius: radius * 0.94, material: 'glass', castsShadow: false }),
];

/**
 * The power grid: lines, a converter hall, switchgear, and cut pipes. Positions are minimum corners, unless a comment
 * names another point; lengths in grid units.
 */
import { band, disc, panel, ribs, segment, windows, type FacePaint } from '#kit/face.ts';
import { ALARM, LAMP, SIGNAL, tone, type Fill, type Material, type Paint } from '#kit/palette.ts';
import { smooth } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { assembly, between, drum } from '#library/parts.ts';

/** Colour of a power line: dark by day, light by night, to contrast with the sky. */
const LINE: Paint = { day: '#1a284d', night: '#8fa0bd' };

/** A conductor between two points; in its middle it hangs `sag` below the straight line. */
export function conductor(from: Vec3, to: Vec3, sag = 0.5): Solid {
  const points = Array.from({ length: 7 }, (_, index) => between(from, to, index / 6, sag));
  const cable = rod({ name: 'conductor', points, paint: LINE, width: 1 });
  return { ...cable, shapes: [{ d: smooth(points.map(project)), stroke: LINE, width: 1 }] };
}

/** An upright ribbed insulator. The position is the centre of its base. */
const bushing = ([x, y, z]: Vec3, height = 0.8): Solid =>
  cylinder({
    name: 'bushing',
    at: [x, y, z],
    radius: 0.13,
    topRadius: 0.08,
    height,
    material: 'clay',
    castsShadow: false,
    bands: [0.15, 0.4, 0.65].map((share) => ({
      from: height * share,
      to: height * (share + 0.1),
      material: 'paper' as const,
    })),
  });

/** A converter hall without windows: a strip of light, doors for the valves, vents and bushings on its roof. */
export function converterHall([x, y, z]: Vec3, [w, d, h]: Vec3): Solid[] {
  const doors: FacePaint[] = [0.28, 0.72].flatMap((share) => [
    panel(w * share - 0.5, 0, w * share + 0.5, h * 0.56, tone('teal', 'left')),
    segment([w * share, 0], [w * share, h * 0.56], tone('teal', 'right'), 1.2),
  ]);
  return [
    box({
      name: 'hall',
      at: [x, y, z],
      size: [w, d, h],
      material: 'paper',
      left: [
        ribs(17, tone('paper', 'right')),
        band(0, 0.18, tone('stone', 'right')),
        ...doors,
        windows({ columns: 9, rows: 1, below: h * 0.74, above: h * 0.1, pane: [0.8, 0.9], lit: 2 }),
      ],
      right: [
        ribs(9, tone('stone', 'right')),
        panel(d * 0.38, 0, d * 0.62, 0.9, tone('ink', 'right')),
        windows({ columns: 5, rows: 1, below: h * 0.74, above: h * 0.1, pane: [0.8, 0.9], lit: 2 }),
      ],
      top: [ribs(5, tone('paper', 'left'))],
    }),
    box({
      name: 'vent',
      at: [x + w * 0.42, y + d * 0.3, z + h],
      size: [w * 0.16, d * 0.4, 0.3],
      material: 'steel',
      castsShadow: false,
      left: [ribs(4, tone('ink', 'left'), 'level')],
      right: [ribs(4, tone('ink', 'left'), 'level')],
    }),
    ...[0.14, 0.86].flatMap((share) => [0.2, 0.5, 0.8].map((deep) => bushing([x + w * share, y + d * deep, z + h]))),
  ];
}

/**
 * A power transformer: tank, cooling fins towards the left, bushings and the oil vessel on top. The position is the far
 * corner of the tank, on the ground.
 */
export const powerTransformer = ([x, y, z]: Vec3): Solid =>
  assembly('transformer', [
    box({ name: 'plinth', at: [x - 0.15, y - 0.1, z], size: [2.1, 1.8, 0.14], material: 'stone' }),
    box({
      name: 'tank',
      at: [x, y + 0.1, z + 0.14],
      size: [1.8, 1, 1.1],
      material: 'steel',
      right: [
        ribs(3, tone('ink', 'right')),
        disc(0.5, 0.75, 0.13, tone('paper', 'top')),
        segment([0.5, 0.75], [0.57, 0.83], ALARM, 1),
      ],
    }),
    ...[0.12, 0.36, 0.6, 0.84, 1.08, 1.32, 1.56].map((dx) =>
      box({ name: 'fin', at: [x + dx, y + 1.1, z + 0.24], size: [0.12, 0.4, 0.9], material: 'teal' }),
    ),
    drum({
      at: [x + 0.2, y + 0.25, z + 1.6],
      radius: 0.2,
      length: 1.4,
      along: 'x',
      material: 'steel',
      cap: [disc(0.2, 0.2, 0.09, tone('gold', 'left'))],
    }),
    ...[0.35, 0.9, 1.45].map((dx) => bushing([x + dx, y + 0.75, z + 1.24], 0.75)),
  ]);

/**
 * A disconnector with its arm raised: two insulators on one frame. The position is the minimum corner of its left post.
 */
export const disconnector = ([x, y, z]: Vec3): Solid =>
  assembly('disconnector', [
    box({ name: 'stand', at: [x, y, z], size: [0.16, 0.16, 0.7], material: 'steel' }),
    box({ name: 'stand', at: [x + 1.1, y, z], size: [0.16, 0.16, 0.7], material: 'steel' }),
    box({ name: 'frame', at: [x - 0.1, y - 0.05, z + 0.7], size: [1.46, 0.26, 0.12], material: 'steel' }),
    bushing([x + 0.08, y + 0.08, z + 0.82], 0.6),
    bushing([x + 1.18, y + 0.08, z + 0.82], 0.6),
    rod({
      at: [x + 0.08, y + 0.08, z + 1.45],
      to: [x + 0.7, y + 0.08, z + 2.35],
      paint: tone('gold', 'left'),
      width: 2.6,
    }),
    box({ name: 'jaw', at: [x + 1.08, y, z + 1.42], size: [0.2, 0.16, 0.14], material: 'gold' }),
  ]);

/** A relay cabinet with its door open, lamps inside and a padlock on the handle. */
export const relayCabinet = ([x, y, z]: Vec3): Solid =>
  assembly('relay cabinet', [
    box({
      name: 'cabinet',
      at: [x, y, z],
      size: [0.9, 0.5, 1.35],
      material: 'stone',
      left: [
        panel(0.08, 0.1, 0.82, 1.25, tone('ink', 'right')),
        ...[0.3, 0.65, 1].flatMap((v) => [
          panel(0.14, v, 0.76, v + 0.2, tone('steel', 'left')),
          disc(0.26, v + 0.1, 0.05, SIGNAL),
          disc(0.42, v + 0.1, 0.05, LAMP),
          disc(0.62, v + 0.1, 0.06, tone('ink', 'left')),
        ]),
      ],
    }),
    box({
      name: 'door',
      at: [x + 0.86, y + 0.5, z + 0.06],
      size: [0.06, 0.8, 1.25],
      material: 'teal',
      right: [panel(0.1, 0.55, 0.2, 0.85, tone('ink', 'right')), panel(0.06, 0.4, 0.24, 0.56, tone('gold', 'top'))],
    }),
  ]);

/**
 * Paints the cross section of a pipe on a face: wall, lining and content. Its centre is at (u, v), `radius` in grid
 * units.
 */
export const pipeEnd = (
  u: number,
  v: number,
  radius: number,
  material: Material,
  inside: Fill = tone('ink', 'right'),
): FacePaint[] => [
  disc(u, v, radius, tone(material, 'right')),
  disc(u, v, radius * 0.88, tone(material, 'top')),
  disc(u, v, radius * 0.62, inside),
];

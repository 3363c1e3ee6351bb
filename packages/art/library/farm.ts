/** What works on a farm: the tractor, date palms with fruit and sensors, gates in the runnel, a goat. */
import { disc, type FacePaint } from '#kit/face.ts';
import { type Material, type Paint, SIGNAL, tone } from '#kit/palette.ts';
import { circle, line } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, rod, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { palm } from './nature.ts';
import { assembly, plate } from './parts.ts';

/** A date palm in fruit: bunches hang under its crown. */
export function datePalm(at: Vec3, height = 2): Solid[] {
  const [x, y, z] = at;
  const [cx, cy] = project([x, y, z + height]);
  const bunch = (dx: number) =>
    circle((u, v) => [cx + dx * height + u * 1.1 * height, cy + 2.6 * height + v * 1.7 * height]);
  return [
    palm(at, height),
    sketch({
      name: 'dates',
      at: [x - 0.2, y - 0.2, z + height - 0.4],
      size: [0.45, 0.45, 0.85],
      shapes: [
        { d: bunch(-1.9), fill: tone('clay', 'left') },
        { d: bunch(1.7), fill: tone('gold', 'left') },
      ],
    }),
  ];
}

/** A small solar panel on a mast with a box of electronics. */
export const solarMast = ([x, y, z]: Vec3): Solid =>
  assembly('solar mast', [
    box({ name: 'mast', at: [x, y, z], size: [0.1, 0.1, 1.5], material: 'steel' }),
    box({
      name: 'logger',
      at: [x - 0.1, y + 0.1, z + 0.7],
      size: [0.3, 0.16, 0.4],
      material: 'paper',
      left: [disc(0.15, 0.28, 0.05, SIGNAL)],
    }),
    plate(
      [
        [x - 0.5, y - 0.1, z + 1.8],
        [x + 0.6, y - 0.1, z + 1.8],
        [x + 0.6, y + 0.5, z + 1.35],
        [x - 0.5, y + 0.5, z + 1.35],
      ],
      tone('ink', 'left'),
    ),
    [0.25, 0.5, 0.75].map((share) =>
      rod({
        points: [
          [x - 0.5 + share * 1.1, y - 0.1, z + 1.8],
          [x - 0.5 + share * 1.1, y + 0.5, z + 1.35],
        ],
        paint: tone('glass', 'right'),
        width: 0.8,
      }),
    ),
    rod({
      points: [
        [x - 0.5, y + 0.2, z + 1.575],
        [x + 0.6, y + 0.2, z + 1.575],
      ],
      paint: tone('glass', 'right'),
      width: 0.8,
    }),
  ]);

/** A goat that looks to the left. */
export const goat = ([x, y, z]: Vec3, material: Material = 'paper'): Solid =>
  assembly('goat', [
    [
      [0.06, 0.06],
      [0.5, 0.06],
      [0.06, 0.2],
      [0.5, 0.2],
    ].map(([dx = 0, dy = 0]) => box({ name: 'leg', at: [x + dx, y + dy, z], size: [0.07, 0.07, 0.24], material })),
    box({ name: 'body', at: [x, y, z + 0.22], size: [0.62, 0.3, 0.28], material }),
    box({ name: 'head', at: [x - 0.16, y + 0.06, z + 0.42], size: [0.22, 0.18, 0.22], material: 'wood' }),
    rod({
      points: [
        [x - 0.02, y + 0.15, z + 0.64],
        [x + 0.1, y + 0.15, z + 0.78],
      ],
      paint: tone('ink', 'left'),
      width: 1.6,
    }),
  ]);

/** Rows of green on a bed; `count` rows along u. */
export const greens =
  (count: number, paint: Paint = tone('palm', 'left')): FacePaint =>
  ({ width, height, at }) =>
    Array.from({ length: count }, (_, index) => ((index + 0.5) * height) / count).flatMap((v) => [
      {
        d: line([at(0.2, v), at(width - 0.2, v)]),
        stroke: tone('palm', 'right'),
        width: 3.4,
        dash: '5 2.4',
        cap: 'round' as const,
      },
      {
        d: line([at(0.2, v - 0.05), at(width - 0.2, v - 0.05)]),
        stroke: paint,
        width: 1.8,
        dash: '5 2.4',
        cap: 'round' as const,
      },
    ]);

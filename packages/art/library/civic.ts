/** Objects of public halls: a ramp, a sealed door, an open book. */
import { disc, panel, type FacePaint } from '#kit/face.ts';
import { ALARM, SIGNAL, tone } from '#kit/palette.ts';
import { line, polygon } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { prism, rod, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { diameters } from './gauges.ts';
import { assembly } from './parts.ts';

/**
 * A ramp that rises towards smaller x, with a handrail on its near side. The position is its minimum corner; the size
 * is width, depth and height in grid units.
 */
export const ramp = ([x, y, z]: Vec3, [w, d, h]: Vec3): Solid =>
  assembly(
    'ramp',
    [
      prism({
        name: 'ramp',
        at: [x, y, z],
        along: 'y',
        points: [
          [0, 0],
          [w, 0],
          [0, h],
        ],
        length: d,
        material: 'stone',
      }),
      rod({ at: [x, y + d, z + h + 0.45], to: [x + w, y + d, z + 0.45], paint: tone('gold', 'left'), width: 2 }),
      [0, 0.33, 0.66, 1].map((share) =>
        rod({
          at: [x + w * share, y + d, z + h * (1 - share)],
          to: z + h * (1 - share) + 0.45,
          paint: tone('gold', 'right'),
          width: 1.6,
        }),
      ),
    ],
    true,
  );

/**
 * Paints a vault door with a wheel and a seal on a face. Its lower left corner is (u, v); the size is width and height
 * in grid units.
 */
export const sealedDoor = (u: number, v: number, [w, h]: Vec2): FacePaint[] => [
  panel(u, v, u + w, v + h, tone('ink', 'right')),
  panel(u + 0.06, v + 0.06, u + w - 0.06, v + h - 0.06, tone('steel', 'left')),
  disc(u + w / 2, v + h / 2, w * 0.26, tone('steel', 'right')),
  ...diameters(u + w / 2, v + h / 2, w * 0.26, tone('ink', 'left'), 1.2),
  disc(u + w * 0.86, v + h * 0.5, 0.07, tone('clay', 'left')),
];

/** An open book with a ribbon on a slanted desk of 2.4 by 1.9 grid units. The position is the desk's minimum corner. */
export const openBook = ([x, y, z]: Vec3): Solid =>
  assembly('open book', [
    prism({
      name: 'desk',
      at: [x, y, z],
      along: 'x',
      points: [
        [0, 0],
        [1.9, 0],
        [1.9, 0.4],
        [0, 1.1],
      ],
      length: 2.4,
      material: 'wood',
    }),
    page([x + 0.1, y, z], 0),
    page([x + 1.2, y, z], 1),
    rod({
      points: [
        [x + 1.2, y + 0.2, z + 1.12],
        [x + 1.2, y + 1.9, z + 0.5],
        [x + 1.25, y + 1.95, z + 0.15],
      ],
      paint: ALARM,
      width: 2.6,
    }),
  ]);

const page = ([x, y, z]: Vec3, side: 0 | 1): Solid => {
  const at = (u: number, v: number): Vec2 =>
    project([x + u, y + v, z + 1.22 - v * 0.368 + (side ? 0.06 - u * 0.06 : u * 0.06)]);
  const lines = [0.45, 0.65, 0.85, 1.05, 1.25].map((v) => line([at(0.15, v), at(side ? 0.8 : 0.95, v)])).join('');
  return sketch({
    name: 'page',
    at: [x, y, z + 1],
    size: [1.1, 1.8, 0.2],
    shapes: [
      {
        d: polygon([at(0, 0.1), at(1.1, 0.1), at(1.1, 1.75), at(0, 1.75)]),
        fill: tone('paper', side ? 'left' : 'top'),
      },
      { d: lines, stroke: tone('steel', 'left'), width: 1.2 },
      { d: line([at(0.15, 0.28), at(0.6, 0.28)]), stroke: SIGNAL, width: 2 },
    ],
  });
};

/** Dials, and painting of round things on a face: circles, spokes, bolts. */
import { disc, segment, stroke, type FacePaint } from '#kit/face.ts';
import { ALARM, SIGNAL, tone, WHITE, type Material, type Paint } from '#kit/palette.ts';
import { circle } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import type { Vec3 } from '#kit/space.ts';
import { drum } from './parts.ts';

/** Draws a circle line on a face, with its centre at (u, v) and `radius` in grid units; `width` in drawing units. */
export const circleOn =
  (u: number, v: number, radius: number, paint: Paint, width = 1): FacePaint =>
  ({ at }) => [{ d: circle((x, y) => at(u + x * radius, v + y * radius)), stroke: paint, width }];

/**
 * Draws `count` lines through (u, v) at equal angles, `radius` grid units to both sides, the first one at the angle
 * `start` in radians; `width` in drawing units.
 */
export const diameters = (
  u: number,
  v: number,
  radius: number,
  paint: Paint,
  width: number,
  start = 0,
  count = 3,
): FacePaint[] =>
  Array.from({ length: count }, (_, index) => start + (Math.PI * index) / count).map((turn) => {
    const [du, dv] = [radius * Math.cos(turn), radius * Math.sin(turn)];
    return segment([u - du, v - dv], [u + du, v + dv], paint, width);
  });

/**
 * Paints eight bolts in a circle around (u, v), `reach` away from it, the first one at the angle `start` in radians;
 * `radius` is that of a bolt. Lengths in grid units.
 */
export const bolts = (u: number, v: number, reach: number, radius: number, start = 0): FacePaint[] =>
  Array.from({ length: 8 }, (_, index) => start + (Math.PI * index) / 4).map((turn) =>
    disc(u + reach * Math.cos(turn), v + reach * Math.sin(turn), radius, tone('ink', 'left')),
  );

/**
 * Paints rim, hub and spokes of a wheel on a face, with its centre at (u, v) and `radius` in grid units; `width` of the
 * rim in drawing units.
 */
export const spokes = (u: number, v: number, radius: number, paint: Paint, width = 1.2, count = 3): FacePaint[] => [
  circleOn(u, v, radius, paint, width),
  ...diameters(u, v, radius, paint, width * 0.8, 0.3, count),
  disc(u, v, radius * 0.25, paint),
];

interface Dial {
  /** Centre of the back. */
  at: Vec3;
  radius: number;
  rim?: Material;
  /** Angle of the needle from upright, in radians; above 0.7 it has the alarm colour. */
  lean?: number;
}

/**
 * A gauge that faces left, with a white face, a mark at its top and one needle. `at` is the centre of its back; `radius`
 * in grid units.
 */
export function dial({ at, radius: r, rim = 'gold', lean = 0 }: Dial): Solid {
  const needle = lean > 0.7 ? ALARM : tone('ink', 'left');
  const reach = r * 0.62;
  return drum({
    name: 'dial',
    at,
    radius: r,
    length: Math.min(r * 0.4, 0.16),
    along: 'y',
    material: rim,
    isSmooth: true,
    castsShadow: false,
    cap: [
      disc(r, r, r * 0.78, WHITE),
      stroke(
        [
          [r * 0.55, r * 1.5],
          [r * 0.8, r * 1.63],
          [r * 1.2, r * 1.63],
          [r * 1.45, r * 1.5],
        ],
        SIGNAL,
        r * 2.6,
      ),
      segment([r, r], [r + reach * Math.sin(lean), r + reach * Math.cos(lean)], needle, r * 3.2),
      disc(r, r, r * 0.13, needle),
    ],
  });
}

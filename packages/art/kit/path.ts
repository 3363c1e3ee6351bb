/** SVG path data from points in drawing units, with coordinates rounded to a tenth. */
import type { Vec2 } from './space.ts';

/** The shortest text of a coordinate rounded to 0.1. */
export const round = (value: number): string => String(tenth(value) + 0).replace(/^(-?)0\./, '$1.');

/**
 * Numbers with as few spaces as path data allows: a minus sign or a second decimal point separates them like a space.
 */
const numbers = (values: readonly number[]): string =>
  values.map(round).reduce((text, next) => {
    const isSeparated = next.startsWith('-') || (next.startsWith('.') && /\.\d+$/.test(text));
    return text === '' || isSeparated ? text + next : `${text} ${next}`;
  }, '');

/**
 * `points` as steps from the last end point: the point before, or with `stride` 3 (curves) the end of the segment
 * before. The same shape at two places then has the same text, which compresses well. Points are rounded before the
 * steps are taken, so that rounding errors do not add up.
 */
function steps(start: Vec2, points: readonly Vec2[], stride = 1): string {
  let from = start;
  const written = points.flatMap((to, index) => {
    const step = [tenth(to[0]) - tenth(from[0]), tenth(to[1]) - tenth(from[1])];
    if (index % stride === stride - 1) from = to;
    return step;
  });
  return numbers(written);
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Path data of a closed polygon. */
export const polygon = (points: readonly Vec2[]): string => `${line(points)}z`;

/** Path data of an open line through `points`. */
export function line([start = [0, 0], ...rest]: readonly Vec2[]): string {
  return `M${numbers(start)}${rest.length > 0 ? `l${steps(start, rest)}` : ''}`;
}

/** Path data of cubic curves from `start`: two control points and an end point each. */
const curves = (start: Vec2, points: readonly Vec2[]): string => `M${numbers(start)}c${steps(start, points, 3)}`;

/** Distance of a quarter circle's control points from its ends, as a share of the radius. */
const ARM = 0.5523;

/** Path data of a closed circle of radius 1 around (0, 0), which the affine map `to` places on the picture. */
export function circle(to: (u: number, v: number) => Vec2): string {
  const quarters = [
    [to(1, ARM), to(ARM, 1), to(0, 1)],
    [to(-ARM, 1), to(-1, ARM), to(-1, 0)],
    [to(-1, -ARM), to(-ARM, -1), to(0, -1)],
    [to(ARM, -1), to(1, -ARM), to(1, 0)],
  ];
  return `${curves(to(1, 0), quarters.flat())}z`;
}

/** Path data of a smooth open curve through `points` (Catmull–Rom as cubic Béziers). */
export function smooth(points: readonly Vec2[]): string {
  const at = (index: number): Vec2 => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const segments = points.slice(1).flatMap((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const first: Vec2 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Vec2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return [first, second, to];
  });
  return curves(at(0), segments);
}

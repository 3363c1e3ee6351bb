/** SVG path data from points in drawing units, with coordinates rounded to a tenth. */
import type { Vec2 } from './space.ts';

/** A coordinate as a whole number of tenths. */
const tenths = (value: number): number => Math.round(value * 10);

/** The shortest text of a number of tenths: `.5` for 5, `-12` for -120. */
function text(count: number): string {
  const size = Math.abs(count);
  const whole = Math.floor(size / 10);
  if (size % 10 === 0) return String(count < 0 ? -whole : whole);
  return `${count < 0 ? '-' : ''}${whole === 0 ? '' : whole}.${size % 10}`;
}

/** The shortest text of a coordinate rounded to 0.1. */
export const round = (value: number): string => text(tenths(value));

/**
 * Numbers of tenths with as few spaces as path data allows: a minus sign or a second decimal point separates them like a
 * space.
 */
const numbers = (counts: readonly number[]): string =>
  counts
    .map((count, index) => {
      const next = text(count);
      const isSecondPoint = next.startsWith('.') && (counts[index - 1] ?? 0) % 10 !== 0;
      return index === 0 || next.startsWith('-') || isSecondPoint ? next : ` ${next}`;
    })
    .join('');

/**
 * `points` as steps from the last end point: the point before, or with `stride` 3 (curves) the end of the segment
 * before. The same shape at two places then has the same text, which compresses well. Points are rounded before the
 * steps are taken, so that rounding errors do not add up.
 */
function steps(start: Vec2, points: readonly Vec2[], stride = 1): string {
  let [fromX, fromY] = [tenths(start[0]), tenths(start[1])];
  const counts = points.flatMap(([x, y], index) => {
    const [toX, toY] = [tenths(x), tenths(y)];
    const step = [toX - fromX, toY - fromY];
    if (index % stride === stride - 1) [fromX, fromY] = [toX, toY];
    return step;
  });
  return numbers(counts);
}

/** Path data of a closed polygon. */
export const polygon = (points: readonly Vec2[]): string => `${line(points)}z`;

/** Path data of an open line through `points`. */
export function line([start = [0, 0], ...rest]: readonly Vec2[]): string {
  return `M${numbers(start.map(tenths))}${rest.length > 0 ? `l${steps(start, rest)}` : ''}`;
}

/** Path data of cubic curves from `start`: two control points and an end point each. */
const curves = (start: Vec2, points: readonly Vec2[]): string =>
  `M${numbers(start.map(tenths))}c${steps(start, points, 3)}`;

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

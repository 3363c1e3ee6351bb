/** Path data with coordinates rounded to a tenth. */
import type { Vec2 } from './space.ts';

/** Shortest writing of a coordinate rounded to 0.1. */
export const round = (value: number): string => String(tenth(value) + 0).replace(/^(-?)0\./, '$1.');

/** Numbers as tightly as path data allows: a minus or a second point parts them as well as a space. */
const numbers = (values: readonly number[]): string =>
  values.map(round).reduce((text, next) => {
    const isParted = next.startsWith('-') || (next.startsWith('.') && /\.\d+$/.test(text));
    return text === '' || isParted ? text + next : `${text} ${next}`;
  }, '');

/**
 * Points after `start` as steps from the last point reached: every one, or every third of a curve. Things that look alike
 * are then written alike wherever they stand, which compresses well. Corners that meet round to the same tenth.
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

/** A closed polygon. */
export const polygon = (points: readonly Vec2[]): string => `${line(points)}z`;

/** An open line through `points`. */
export function line([start = [0, 0], ...rest]: readonly Vec2[]): string {
  return `M${numbers(start)}${rest.length > 0 ? `l${steps(start, rest)}` : ''}`;
}

/** Cubic curves from `start`: two controls and an end each. */
const curves = (start: Vec2, points: readonly Vec2[]): string => `M${numbers(start)}c${steps(start, points, 3)}`;

/** Length of a quarter circle's control arm, as a share of the radius. */
const ARM = 0.5523;

/** A closed circle of radius 1 around 0, carried onto the picture by `to`; curves survive any affine map. */
export function circle(to: (u: number, v: number) => Vec2): string {
  const quarters = [
    [to(1, ARM), to(ARM, 1), to(0, 1)],
    [to(-ARM, 1), to(-1, ARM), to(-1, 0)],
    [to(-1, -ARM), to(-ARM, -1), to(0, -1)],
    [to(ARM, -1), to(1, -ARM), to(1, 0)],
  ];
  return `${curves(to(1, 0), quarters.flat())}z`;
}

/** A smooth open curve through `points` (Catmull–Rom as cubic Béziers). */
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

/** Path data with coordinates rounded to a tenth. */
import type { Vec2 } from './space.ts';

/** Shortest writing of a coordinate rounded to 0.1. */
export const round = (value: number): string => String(Math.round(value * 10) / 10 + 0).replace(/^(-?)0\./, '$1.');

const pair = ([x, y]: Vec2) => {
  const second = round(y);
  return `${round(x)}${second.startsWith('-') ? '' : ' '}${second}`;
};

/** A closed polygon. */
export const polygon = (points: readonly Vec2[]): string => `M${points.map(pair).join('L')}Z`;

/** An open line through `points`. */
export const line = (points: readonly Vec2[]): string => `M${points.map(pair).join('L')}`;

/** Length of a quarter circle's control arm, as a share of the radius. */
const ARM = 0.5523;

/** A closed circle of radius 1 around 0, carried onto the picture by `to`; curves survive any affine map. */
export function circle(to: (u: number, v: number) => Vec2): string {
  const curve = (points: readonly Vec2[]) => `C${points.map(pair).join(' ')}`;
  return [
    `M${pair(to(1, 0))}`,
    curve([to(1, ARM), to(ARM, 1), to(0, 1)]),
    curve([to(-ARM, 1), to(-1, ARM), to(-1, 0)]),
    curve([to(-1, -ARM), to(-ARM, -1), to(0, -1)]),
    curve([to(ARM, -1), to(1, -ARM), to(1, 0)]),
    'Z',
  ].join('');
}

/** A smooth open curve through `points` (Catmull–Rom as cubic Béziers). */
export function smooth(points: readonly Vec2[]): string {
  const at = (index: number): Vec2 => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const segments = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const first: Vec2 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Vec2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[first, second, to].map(pair).join(' ')}`;
  });
  return `M${pair(at(0))}${segments.join('')}`;
}

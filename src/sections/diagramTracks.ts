/** Geometry of a diagram: points, boxes and the tracks, which are the lines along which channels may run. */

export type Point = readonly [x: number, y: number];

/** Unit vector from one point to the next, along an axis. */
export const along = ([ax, ay]: Point, [bx, by]: Point): Point => [Math.sign(bx - ax), Math.sign(by - ay)];

/** A route whose last segment is `by` SVG units shorter. */
export function shortened(points: readonly Point[], by: number): Point[] {
  const [before = [0, 0], last = before] = points.slice(-2);
  const [dx, dy] = along(before, last);
  return [...points.slice(0, -1), [last[0] - dx * by, last[1] - dy * by]];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Coordinates of the tracks. Channels may cross the sides of boxes (`xSides`, `ySides`) but do not run along them. */
export interface Tracks {
  xs: readonly number[];
  ys: readonly number[];
  xSides: ReadonlySet<number>;
  ySides: ReadonlySet<number>;
}

/**
 * Coordinates of the tracks along one axis: the sides of each box, three ports on each box, and the lanes before, between and after them.
 */
export function trackLines(
  count: number,
  size: number,
  gap: number,
  lanes: number,
): { all: number[]; sides: Set<number> } {
  const all: number[] = [];
  const sides = new Set<number>();
  for (let index = 0; index <= count; index += 1) {
    const start = index * (size + gap);
    for (let lane = 1; lane <= lanes; lane += 1) all.push(start - gap + (gap * lane) / (lanes + 1));
    if (index === count) break;
    sides.add(start).add(start + size);
    all.push(start, start + size / 4, start + size / 2, start + (size * 3) / 4, start + size);
  }
  return { all, sides };
}

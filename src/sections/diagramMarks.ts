/** Finds positions for the numbers of channels. */
import type { Point } from './diagramTracks.ts';

/**
 * Positions of the numbers, in the order of the routes. A number is on the longest segment of its route with enough distance from other
 * routes and numbers or, if there is none, in the middle of the longest segment.
 */
export function markSpots(ways: readonly (readonly Point[])[], radius: number): Point[] {
  const marks: Point[] = [];
  for (const [index, points] of ways.entries()) {
    const stretches = stretchesOf(points);
    const places = stretches.flatMap(([a, b]) =>
      [0.5, 0.35, 0.65, 0.25].map((part): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]),
    );
    const others = ways.flatMap((way, other) => (other === index ? [] : stretchesOf(way)));
    const isClear = (spot: Point) =>
      marks.every((mark) => Math.hypot(mark[0] - spot[0], mark[1] - spot[1]) > radius * 2 + 2) &&
      others.every((stretch) => gapTo(stretch, spot) > radius + 5);
    const mark = places.find(isClear) ?? places[0] ?? [0, 0];
    marks.push(mark);
  }
  return marks;
}

type Stretch = readonly [Point, Point];

const stretchesOf = (points: readonly Point[]): Stretch[] =>
  points
    .slice(1)
    .map((point, index): Stretch => [points[index] ?? point, point])
    .toSorted(([a, b], [c, d]) => Math.hypot(d[0] - c[0], d[1] - c[1]) - Math.hypot(b[0] - a[0], b[1] - a[1]));

/** Distance from a point to a segment that is parallel to an axis. */
function gapTo([[ax, ay], [bx, by]]: Stretch, [x, y]: Point): number {
  const nearX = Math.min(Math.max(x, Math.min(ax, bx)), Math.max(ax, bx));
  const nearY = Math.min(Math.max(y, Math.min(ay, by)), Math.max(ay, by));
  return Math.hypot(x - nearX, y - nearY);
}

/** Finds positions for the numbers of channels. */
import type { Point } from './diagramTracks.ts';

/**
 * Positions of the numbers, in the order of the routes. A number is on the longest segment of its route with enough distance from other
 * routes and numbers or, if there is none, in the middle of the longest segment.
 */
export function markPositions(paths: readonly (readonly Point[])[], radius: number): Point[] {
  const marks: Point[] = [];
  for (const [index, points] of paths.entries()) {
    const segments = segmentsOf(points);
    const places = segments.flatMap(([a, b]) =>
      [0.5, 0.35, 0.65, 0.25].map((part): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]),
    );
    const others = paths.flatMap((path, other) => (other === index ? [] : segmentsOf(path)));
    const isClear = (position: Point) =>
      marks.every((mark) => Math.hypot(mark[0] - position[0], mark[1] - position[1]) > radius * 2 + 2) &&
      others.every((segment) => distanceTo(segment, position) > radius + 5);
    const mark = places.find(isClear) ?? places[0] ?? [0, 0];
    marks.push(mark);
  }
  return marks;
}

type Segment = readonly [Point, Point];

const segmentsOf = (points: readonly Point[]): Segment[] =>
  points
    .slice(1)
    .map((point, index): Segment => [points[index] ?? point, point])
    .toSorted(([a, b], [c, d]) => Math.hypot(d[0] - c[0], d[1] - c[1]) - Math.hypot(b[0] - a[0], b[1] - a[1]));

/** Distance from a point to a segment that is parallel to an axis. */
function distanceTo([[ax, ay], [bx, by]]: Segment, [x, y]: Point): number {
  const nearX = Math.min(Math.max(x, Math.min(ax, bx)), Math.max(ax, bx));
  const nearY = Math.min(Math.max(y, Math.min(ay, by)), Math.max(ay, by));
  return Math.hypot(x - nearX, y - nearY);
}

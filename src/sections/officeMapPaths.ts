/** SVG path data for shapes in the 3D space of the office map, rounded to one decimal. */
import { project, type Vec3 } from '@site/art/kit';

/** A projected point as path data. */
export const point = (at: Vec3): string =>
  project(at)
    .map((value) => value.toFixed(1))
    .join(' ');

/** A path through points in space. */
export const linePath = (points: readonly Vec3[]): string => `M${points.map(point).join('L')}`;

/** A closed path through points in space. */
export const closedPath = (points: readonly Vec3[]): string => `${linePath(points)}Z`;

/** A flat rectangle at height `z`. */
export const rectanglePath = ([x, y, w, d]: readonly [number, number, number, number], z = 0): string =>
  closedPath([
    [x, y, z],
    [x + w, y, z],
    [x + w, y + d, z],
    [x, y + d, z],
  ]);

/** The three visible faces of a box whose base is at height `z`. */
export const faces = ([x, y, w, d, h]: readonly [number, number, number, number, number], z = 0) => ({
  top: rectanglePath([x, y, w, d], z + h),
  left: closedPath([
    [x, y + d, z],
    [x + w, y + d, z],
    [x + w, y + d, z + h],
    [x, y + d, z + h],
  ]),
  right: closedPath([
    [x + w, y, z],
    [x + w, y + d, z],
    [x + w, y + d, z + h],
    [x + w, y, z + h],
  ]),
});

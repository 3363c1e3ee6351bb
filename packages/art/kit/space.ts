/**
 * The space of all drawings: on the picture x runs to the lower right, y to the lower left, z up; parallel lines stay
 * parallel.
 */

export type Vec2 = readonly [number, number];
/** x, y, z in grid units. */
export type Vec3 = readonly [number, number, number];

/** Drawing units (units of the viewBox) per grid unit. */
export const UNIT = 16;

/** The direction of view. Every camera sees the same three faces of a box: left, right and top. */
export interface Camera {
  /** Degrees from facing the left face (0) to facing the right face (90). */
  azimuth: number;
  /** Degrees above the horizontal. */
  elevation: number;
}

/** The isometric camera of every hero: x and y run at 30° to the horizontal. */
export const ISOMETRIC: Camera = { azimuth: 45, elevation: (Math.atan(Math.SQRT1_2) * 180) / Math.PI };

/** Makes a grid unit along each axis as long as `UNIT` in the isometric picture. */
const SCALE = Math.sqrt(1.5);

/**
 * Values of a camera: how far a grid unit of each axis extends across and down the picture, and the direction towards
 * the viewer.
 */
interface Projection {
  x: Vec2;
  y: Vec2;
  up: number;
  viewDirection: Vec3;
  /** Semi-axes on the picture of a horizontal circle of radius 1, in grid units. */
  circle: Vec2;
}

function projectionOf(camera: Camera): Projection {
  const [azimuth, elevation] = [(camera.azimuth * Math.PI) / 180, (camera.elevation * Math.PI) / 180];
  const [cos, sin, tilt] = [Math.cos(azimuth), Math.sin(azimuth), Math.sin(elevation)];
  return {
    x: [cos * SCALE, sin * tilt * SCALE],
    y: [-sin * SCALE, cos * tilt * SCALE],
    up: Math.cos(elevation) * SCALE,
    viewDirection: [sin * Math.cos(elevation), cos * Math.cos(elevation), tilt],
    circle: [SCALE, tilt * SCALE],
  };
}

let projection = projectionOf(ISOMETRIC);

/**
 * Returns the result of `draw`, which projects with `camera`. `draw` is synchronous, and the previous camera is restored
 * after it, also after an error.
 */
export function withCamera<T>(camera: Camera, draw: () => T): T {
  const before = projection;
  projection = projectionOf(camera);
  try {
    return draw();
  } finally {
    projection = before;
  }
}

/** Projects a point in grid units onto the picture: drawing units, y downwards; [0, 0, 0] is at [0, 0]. */
export const project = ([x, y, z]: Vec3): Vec2 => [
  (x * projection.x[0] + y * projection.y[0]) * UNIT,
  (x * projection.x[1] + y * projection.y[1] - z * projection.up) * UNIT,
];

/** The direction from the solids towards the viewer, of length 1. */
export const viewDirection = (): Vec3 => projection.viewDirection;

/** How near a point is to the viewer, in grid units along the line of sight: a nearer point has a greater value. */
export const nearness = ([x, y, z]: Vec3): number =>
  x * projection.viewDirection[0] + y * projection.viewDirection[1] + z * projection.viewDirection[2];

/**
 * Semi-axes on the picture, in drawing units, of a horizontal circle of `radius` grid units. The outline of a sphere is
 * a circle whose radius is the first of them.
 */
export const levelCircle = (radius = 1): Vec2 => [
  projection.circle[0] * radius * UNIT,
  projection.circle[1] * radius * UNIT,
];

/** An axis-aligned box: `min` is its minimum corner (smallest x, y and z), `max` its maximum corner. */
export interface Box {
  min: Vec3;
  max: Vec3;
}

/**
 * The box with its minimum corner at the first argument and the width (x), depth (y) and height (z) of the second, in
 * grid units.
 */
export const boxOf = ([x, y, z]: Vec3, [w, d, h]: Vec3): Box => ({ min: [x, y, z], max: [x + w, y + d, z + h] });

/** The smallest box that contains `boxes`, a list that is not empty. */
export function boundingBox(boxes: readonly Box[]): Box {
  const axis = (index: 0 | 1 | 2, end: 'min' | 'max') =>
    boxes.reduce((found, box) => Math[end](found, box[end][index]), end === 'min' ? Infinity : -Infinity);
  return {
    min: [axis(0, 'min'), axis(1, 'min'), axis(2, 'min')],
    max: [axis(0, 'max'), axis(1, 'max'), axis(2, 'max')],
  };
}

/** The isometric space of all drawings: x runs to the lower right, y to the lower left, z up; all axes at 30°. */

export type Vec2 = readonly [number, number];
/** x, y, z in units of the ground grid. */
export type Vec3 = readonly [number, number, number];

/** Drawing units a grid unit. */
export const UNIT = 16;
const COS = Math.cos(Math.PI / 6) * UNIT;
const SIN = 0.5 * UNIT;

/** A point of space on the picture plane, in drawing units, y downwards. */
export const project = ([x, y, z]: Vec3): Vec2 => [(x - y) * COS, (x + y) * SIN - z * UNIT];

/** An axis-aligned box: least and greatest corner. */
export interface Box {
  min: Vec3;
  max: Vec3;
}

export const boxOf = ([x, y, z]: Vec3, [w, d, h]: Vec3): Box => ({ min: [x, y, z], max: [x + w, y + d, z + h] });

/** The least box around `boxes`. */
export function around(boxes: readonly Box[]): Box {
  const axis = (index: 0 | 1 | 2, end: 'min' | 'max') =>
    boxes.reduce((found, box) => Math[end](found, box[end][index]), end === 'min' ? Infinity : -Infinity);
  return {
    min: [axis(0, 'min'), axis(1, 'min'), axis(2, 'min')],
    max: [axis(0, 'max'), axis(1, 'max'), axis(2, 'max')],
  };
}

/** Holes in the ground and in top faces: bores, pools and round openings. */
import { panel, type FacePaint } from '#kit/face.ts';
import { strataOn } from '#kit/ground.ts';
import { SHADE, SHADE_OPACITY, STRATA, tone, type Fill, type Material, type Paint } from '#kit/palette.ts';
import { circle, polygon } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { outlineOf, sketch } from '#kit/solids.ts';
import { levelCircle, project, UNIT, type Vec2, type Vec3 } from '#kit/space.ts';

/** Colour of the inside of a hole. */
export const HOLE: Paint = { day: '#2b1f2b', night: '#12101f' };

/** The colour of a layer of ground; the top layer has the index 0. */
export const layer = (index: number): Paint => STRATA[index] ?? HOLE;

/** Paints a dry vertical hole on a cut face, centred on `u`, from height `v0` to `v1`, in grid units. */
export const bore = (u: number, v0: number, v1: number, width = 0.2): FacePaint =>
  panel(u - width / 2, v0, u + width / 2, v1, HOLE);

/**
 * Paints the block's layers on a face of ground that is in a hollow, so that the cut face continues across it. In grid
 * units: `depth` is the block's; `from` is where the face starts along the block's cut edges, x on the left face, the
 * block's width on the right one.
 */
export const strata =
  (depth: number, from: number, isRight = false): FacePaint =>
  (face) => {
    const whole = outlineOf(face);
    const [, ...lower] = strataOn(face, face.height, depth, from);
    return [
      { d: whole, fill: layer(0) },
      ...lower,
      ...(isRight ? [{ d: whole, fill: SHADE, opacity: SHADE_OPACITY }] : []),
    ];
  };

/**
 * Paints a pool into a top face, from (u0, v0) to (u1, v1): water `drop` below the top, between walls of `material`. In
 * grid units.
 */
export const pool =
  (
    u0: number,
    v0: number,
    u1: number,
    v1: number,
    drop: number,
    material: Material,
    water: Fill = tone('sea', 'top'),
  ): FacePaint =>
  ({ at }) => {
    const low = (u: number, v: number): Vec2 => {
      const [x, y] = at(u, v);
      return [x, y + drop * UNIT];
    };
    const clip = polygon([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
    return [
      { d: polygon([at(u0, v0), at(u1, v0), low(u1, v0), low(u0, v0)]), fill: tone(material, 'left'), clip },
      { d: polygon([at(u0, v0), at(u0, v1), low(u0, v1), low(u0, v0)]), fill: tone(material, 'right'), clip },
      { d: polygon([low(u0, v0), low(u1, v0), low(u1, v1), low(u0, v1)]), fill: water, clip },
    ];
  };

/**
 * A round opening in a flat top, with the fill `water` `drop` below it. The position is its centre; lengths in grid
 * units.
 */
export function mouth(
  [x, y, z]: Vec3,
  radius: number,
  drop: number,
  material: Material,
  water: Fill = tone('teal', 'left'),
): Solid {
  const [cx, cy] = project([x, y, z]);
  const [rx, ry] = levelCircle(radius);
  const ring = (dy: number) => circle((u, v) => [cx + u * rx, cy + dy + v * ry]);
  return sketch({
    name: 'mouth',
    at: [x - radius, y - radius, z],
    size: [radius * 2, radius * 2, 0],
    shapes: [
      { d: ring(0), fill: tone(material, 'right') },
      { d: ring(drop * UNIT), fill: water, clip: ring(0) },
    ],
  });
}

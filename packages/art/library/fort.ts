/** Towers and walls of mud brick. */
import type { FacePaint } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { polygon } from '#kit/path.ts';
import type { Shape, Solid } from '#kit/shape.ts';
import { box, cylinder, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';

const MUD = 'sand';

/** Colour of a slit in a wall. */
export const SLIT = tone('ink', 'right');

/** Merlons on the rim of a round tower; the position is the centre of the rim. */
function rimMerlons([x, y, z]: Vec3, radius: number): Solid {
  const count = 12;
  const shapes = Array.from({ length: count }, (_, index) => {
    const middle = ((index + 0.5) / count) * 2 * Math.PI;
    return { middle, depth: Math.cos(middle) + Math.sin(middle) };
  })
    .toSorted((a, b) => a.depth - b.depth)
    .flatMap(({ middle, depth }): Shape[] => {
      const corner = (turn: number, r: number, rise: number) =>
        project([x + r * Math.cos(turn), y + r * Math.sin(turn), z + rise]);
      const [from, to] = [middle - 0.15, middle + 0.15];
      const isNear = depth > 0;
      const r = isNear ? radius : radius * 0.8;
      return [
        {
          d: polygon([corner(from, r, 0), corner(to, r, 0), corner(to, r, 0.26), corner(from, r, 0.26)]),
          fill: tone(MUD, Math.sin(middle) > Math.cos(middle) ? 'left' : 'right'),
        },
        {
          d: polygon([
            corner(from, radius * 0.8, 0.26),
            corner(to, radius * 0.8, 0.26),
            corner(to, radius, 0.26),
            corner(from, radius, 0.26),
          ]),
          fill: tone(MUD, 'top'),
        },
      ];
    });
  return sketch({ name: 'merlons', at: [x - radius, y - radius, z], size: [radius * 2, radius * 2, 0.26], shapes });
}

/** Slits in the near side of a round wall, at the angles `turns` in radians. */
function slits([x, y, z]: Vec3, radius: number, turns: readonly number[]): Solid {
  const d = turns
    .map((turn) => {
      const corner = (by: number, rise: number) =>
        project([x + radius * Math.cos(turn + by), y + radius * Math.sin(turn + by), z + rise]);
      return polygon([corner(-0.07, 0), corner(0.07, 0), corner(0.07, 0.42), corner(-0.07, 0.42)]);
    })
    .join('');
  return sketch({
    name: 'slits',
    at: [x - radius, y - radius, z],
    size: [radius * 2, radius * 2, 0.42],
    shapes: [{ d, fill: SLIT }],
  });
}

/**
 * A round tower with slits and merlons. The position is the centre of its base; `radius` and `height` (without the rim)
 * in grid units.
 */
export function roundTower([x, y, z]: Vec3, radius: number, height: number): Solid {
  const parts = [
    cylinder({ at: [x, y, z], radius: radius * 1.08, topRadius: radius * 0.96, height, material: MUD }),
    cylinder({ at: [x, y, z + height], radius: radius * 1.06, height: 0.16, material: MUD, lid: tone(MUD, 'left') }),
    rimMerlons([x, y, z + height + 0.16], radius * 1.06),
    slits([x, y, z + height * 0.55], radius * 1.02, [0.1, 0.85, 1.6]),
  ];
  const wide = radius * 1.08;
  return {
    name: 'round tower',
    box: { min: [x - wide, y - wide, z], max: [x + wide, y + wide, z + height + 0.42] },
    castsShadow: true,
    shapes: parts.flatMap(({ shapes }) => shapes),
  };
}

/**
 * A wall with merlons along its top. `at` is its minimum corner; the size is width, depth and height with merlons, in
 * grid units.
 */
export function rampart(
  at: Vec3,
  [w, d, h]: Vec3,
  paints: { left?: readonly FacePaint[]; right?: readonly FacePaint[] } = {},
): Solid {
  const isAlongX = w > d;
  const [x, y, z] = at;
  const length = isAlongX ? w : d;
  const count = Math.round(length / 0.7);
  const step = length / count;
  const merlons = Array.from({ length: count }, (_, index) => index * step + step * 0.22).flatMap(
    (offset) =>
      box({
        at: isAlongX ? [x + offset, y, z + h - 0.28] : [x, y + offset, z + h - 0.28],
        size: isAlongX ? [step * 0.56, d, 0.28] : [w, step * 0.56, 0.28],
        material: MUD,
      }).shapes,
  );
  const body = box({ name: 'rampart', at, size: [w, d, h - 0.28], material: MUD, ...paints });
  return { ...body, box: { min: at, max: [x + w, y + d, z + h] }, shapes: [...body.shapes, ...merlons] };
}

/** Round objects with an upright face: drums, dials, valve wheels. */
import { disc, stroke, type FacePaint } from '#kit/face.ts';
import { across, ALARM, SIGNAL, tone, WHITE, type Material, type Paint } from '#kit/palette.ts';
import { circle, polygon } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, leftFace, rightFace, sketch } from '#kit/solids.ts';
import { boxOf, project, type Vec2, type Vec3 } from '#kit/space.ts';

interface SmoothDrum {
  name?: string;
  /** Centre of the far end. */
  at: Vec3;
  radius: number;
  length: number;
  along: 'x' | 'y';
  material: Material;
  cap?: Material;
  /** Drawn on the near end; the middle is at [radius, radius]. */
  face?: readonly FacePaint[];
  castsShadow?: boolean;
}

/**
 * A cylinder that lies along x or y, with a smooth surface. `at` is the centre of its far end; lengths in grid units.
 */
export function smoothDrum({
  name = 'drum',
  at: [x, y, z],
  radius: r,
  length,
  along,
  material,
  cap = material,
  face = [],
  castsShadow = true,
}: SmoothDrum): Solid {
  const isY = along === 'y';
  const near = isY
    ? leftFace(x - r, y + length, z - r, 2 * r, 2 * r)
    : rightFace(x + length, y + r, z - r, 2 * r, 2 * r);
  const [sx, sy] = project(isY ? [0, -length, 0] : [-length, 0, 0]);
  const rim = (turn: number): Vec2 => near.at(r + r * Math.cos(turn), r + r * Math.sin(turn));
  const [cx, cy] = near.at(r, r);
  const start = tangent(near.at(r + 1, r), near.at(r, r + 1), [cx, cy], [sx, sy]);
  const half = (from: number) => Array.from({ length: 9 }, (_, step) => rim(from + (Math.PI * step) / 8));
  const middle = rim(start + Math.PI / 2);
  const isAway = (middle[0] - cx) * sx + (middle[1] - cy) * sy > 0;
  const back = half(isAway ? start : start + Math.PI).map(([px, py]): Vec2 => [px + sx, py + sy]);
  const ends = [rim(isAway ? start + Math.PI : start), rim(isAway ? start : start + Math.PI)];
  return {
    name,
    box: isY ? boxOf([x - r, y, z - r], [2 * r, length, 2 * r]) : boxOf([x, y - r, z - r], [length, 2 * r, 2 * r]),
    castsShadow,
    shapes: [
      { d: polygon([...back, ...ends]), fill: across(material) },
      { d: circle((u, v) => near.at(r + u * r, r + v * r)), fill: tone(cap, isY ? 'left' : 'right') },
      ...face.flatMap((paint) => paint(near)),
    ],
  };
}

/**
 * The angle in radians, measured on a face, at which lines along [sx, sy] touch a circle of the face around [cx, cy].
 * `u` and `v` are the points one grid unit away from its centre along the face's axes. All points are on the picture.
 */
function tangent(u: Vec2, v: Vec2, [cx, cy]: Vec2, [sx, sy]: Vec2): number {
  const cross = ([px, py]: Vec2) => (px - cx) * sy - (py - cy) * sx;
  return Math.atan2(cross(v), cross(u));
}

/** Draws a circle line on a face, with its centre at (u, v) and `radius` in grid units; `width` in drawing units. */
export const circleOn =
  (u: number, v: number, radius: number, paint: Paint, width = 1): FacePaint =>
  ({ at }) => [{ d: circle((x, y) => at(u + x * radius, v + y * radius)), stroke: paint, width }];

/**
 * Paints rim, hub and spokes of a wheel on a face, with its centre at (u, v) and `radius` in grid units; `width` of the
 * rim in drawing units.
 */
export const spokes = (u: number, v: number, radius: number, paint: Paint, width = 1.2, count = 3): FacePaint[] => [
  circleOn(u, v, radius, paint, width),
  ...Array.from({ length: count }, (_, index) => 0.3 + (Math.PI * index) / count).map((turn) => {
    const [du, dv] = [radius * Math.cos(turn), radius * Math.sin(turn)];
    return stroke(
      [
        [u - du, v - dv],
        [u + du, v + dv],
      ],
      paint,
      width * 0.8,
    );
  }),
  disc(u, v, radius * 0.25, paint),
];

interface Dial {
  /** Centre of the back. */
  at: Vec3;
  radius: number;
  facing?: 'x' | 'y';
  rim?: Material;
  /** Angle of the needle from upright, in radians; above 0.7 it has the alarm colour. */
  lean?: number;
}

/**
 * A gauge with a white face, a mark at its top and one needle; it faces left (`facing` 'y') or right ('x'). `at` is the
 * centre of its back; `radius` in grid units.
 */
export function dial({ at, radius: r, facing = 'y', rim = 'gold', lean = 0 }: Dial): Solid {
  const needle = lean > 0.7 ? ALARM : tone('ink', 'left');
  const reach = r * 0.62;
  return smoothDrum({
    name: 'dial',
    at,
    radius: r,
    length: Math.min(r * 0.4, 0.16),
    along: facing,
    material: rim,
    castsShadow: false,
    face: [
      disc(r, r, r * 0.78, WHITE),
      stroke(
        [
          [r * 0.55, r * 1.5],
          [r * 0.8, r * 1.63],
          [r * 1.2, r * 1.63],
          [r * 1.45, r * 1.5],
        ],
        SIGNAL,
        r * 2.6,
      ),
      stroke(
        [
          [r, r],
          [r + reach * Math.sin(lean), r + reach * Math.cos(lean)],
        ],
        needle,
        r * 3.2,
      ),
      disc(r, r, r * 0.13, needle),
    ],
  });
}

/**
 * A dial on a post, facing left. The position is the centre of the post's base; `height` is that of the dial's centre,
 * in grid units.
 */
export const gaugePost = (
  [x, y, z]: Vec3,
  height: number,
  radius: number,
  lean = 0,
  rim: Material = 'gold',
): Solid[] => [
  box({ name: 'gauge post', at: [x - 0.07, y - 0.07, z], size: [0.14, 0.14, height - radius], material: 'ink' }),
  dial({ at: [x, y - 0.06, z + height], radius, lean, rim }),
];

/** The wheel of a valve, facing left. The position is the centre of its back; `radius` in grid units. */
export function valveWheel([x, y, z]: Vec3, radius = 0.3, paint: Paint = tone('gold', 'left')): Solid {
  const face = leftFace(x - radius, y + 0.1, z - radius, 2 * radius, 2 * radius);
  return sketch({
    name: 'valve wheel',
    at: [x - radius, y, z - radius],
    size: [2 * radius, 0.12, 2 * radius],
    shapes: spokes(radius, radius, radius, paint, 2).flatMap((draw) => draw(face)),
  });
}

/** The primitives: boxes, prisms, round bodies and rods. Each function returns one solid. */
import { circle, line, polygon, round } from './path.ts';
import { across, ball, shade, tone, type Fill, type Material, type Paint } from './palette.ts';
import type { Face, FacePaint } from './face.ts';
import type { Motion, Shape, Solid } from './shape.ts';
import { boxOf, levelCircle, nearness, project, type Vec2, type Vec3 } from './space.ts';

interface Common {
  name?: string;
  /** Minimum corner (boxes), origin of the outline (prisms) or centre of the base (round bodies). */
  at: Vec3;
  material: Material;
  castsShadow?: boolean;
}

interface Painted {
  top?: readonly FacePaint[];
  left?: readonly FacePaint[];
  right?: readonly FacePaint[];
}

/**
 * A face towards the lower left: from its lower left corner (x, y, z) it extends along x by `width` and up by `height`,
 * in grid units.
 */
export const leftFace = (x: number, y: number, z: number, width: number, height: number): Face => ({
  width,
  height,
  at: (u, v) => project([x + u, y, z + v]),
});

/**
 * A face towards the lower right: from its lower left corner (x, y, z) it extends back along y by `width` and up by
 * `height`, in grid units.
 */
export const rightFace = (x: number, y: number, z: number, width: number, height: number): Face => ({
  width,
  height,
  at: (u, v) => project([x, y - u, z + v]),
});

/**
 * A horizontal face: from its minimum corner (x, y, z) it extends along x by `width` and along y by `height`, in grid
 * units.
 */
export const topFace = (x: number, y: number, z: number, width: number, height: number): Face => ({
  width,
  height,
  at: (u, v) => project([x + u, y + v, z]),
});

/** The outline of a face as path data. */
export const outlineOf = ({ width, height, at }: Face): string =>
  polygon([at(0, 0), at(width, 0), at(width, height), at(0, height)]);

const painted = (face: Face, fill: Fill, paints: readonly FacePaint[] = []): Shape[] => [
  { d: outlineOf(face), fill },
  ...paints.flatMap((paint) => paint(face)),
];

const EDGE: Paint = { day: '#ffffff', night: '#ffffff' };

/**
 * A box with its minimum corner at `at`; `size` is width (x), depth (y) and height (z) in grid units. Its top has a
 * thin light line along the near edges.
 */
export function box({
  name = 'box',
  at,
  size,
  material,
  top,
  left,
  right,
  castsShadow = true,
}: Common & Painted & { size: Vec3 }): Solid {
  const [x, y, z] = at;
  const [w, d, h] = size;
  const edges = line([project([x, y + d, z + h]), project([x + w, y + d, z + h]), project([x + w, y, z + h])]);
  return {
    name,
    box: boxOf(at, size),
    castsShadow,
    shapes: [
      ...painted(leftFace(x, y + d, z, w, h), tone(material, 'left'), left),
      ...painted(rightFace(x + w, y + d, z, d, h), tone(material, 'right'), right),
      ...painted(topFace(x, y, z + h, w, d), tone(material, 'top'), top),
      { d: edges, stroke: EDGE, width: 0.6, opacity: 0.5 },
    ],
  };
}

/**
 * A horizontal rectangle with its minimum corner at `at` and a size along x and y in grid units; it has no height and
 * casts no shadow.
 */
export function sheet({
  name = 'sheet',
  at,
  size,
  material,
  top,
}: Common & { size: Vec2; top?: readonly FacePaint[] }): Solid {
  const [x, y, z] = at;
  const [w, d] = size;
  return {
    name,
    box: boxOf(at, [w, d, 0]),
    castsShadow: false,
    shapes: painted(topFace(x, y, z, w, d), tone(material, 'top'), top),
  };
}

/**
 * A prism: an outline extruded by `length`, in grid units. Along 'y' the outline is in x and z and its cap faces left;
 * along 'x' it is in y and z and its cap faces right; along 'z' it is in x and y and its cap faces up. `points` are
 * relative to `at`, clockwise or counterclockwise; `cap` is painting on the cap, from the lower left corner of the box
 * around the outline. A concave outline is painted correctly if no part of it hides another.
 */
export function prism({
  name = 'prism',
  at,
  along,
  points,
  length,
  material,
  cap = [],
  castsShadow = true,
}: Common & { along: 'x' | 'y' | 'z'; points: readonly Vec2[]; length: number; cap?: readonly FacePaint[] }): Solid {
  const [x, y, z] = at;
  const ring = area2(points) < 0 ? points.toReversed() : points;
  const place = ([a, b]: Vec2, depth: number): Vec3 => {
    if (along === 'y') return [x + a, y + depth, z + b];
    if (along === 'x') return [x + depth, y + a, z + b];
    return [x + a, y + b, z + depth];
  };
  const sides = ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    const [du, dv] = [to[0] - from[0], to[1] - from[1]];
    const size = Math.hypot(du, dv) || 1;
    const [nu, nv] = [dv / size, -du / size];
    const normal: Vec3 = along === 'y' ? [nu, 0, nv] : along === 'x' ? [0, nu, nv] : [nu, nv, 0];
    if (nearness(normal) <= 0.001) return [];
    const quad = [place(from, 0), place(to, 0), place(to, length), place(from, length)];
    const depth = quad.reduce((sum, corner) => sum + nearness(corner), 0);
    return [{ depth, shape: { d: polygon(quad.map(project)), fill: shade(material, normal) } }];
  });
  const capTone = along === 'y' ? 'left' : along === 'x' ? 'right' : 'top';
  const [us, vs] = [points.map(([u]) => u), points.map(([, v]) => v)];
  const [u0, v0] = [Math.min(...us), Math.min(...vs)];
  const [u1, v1] = [Math.max(...us), Math.max(...vs)];
  const face: Face = {
    width: u1 - u0,
    height: v1 - v0,
    at: (u, v) => project(place(along === 'x' ? [u1 - u, v0 + v] : [u0 + u, v0 + v], length)),
  };
  const size: Vec3 =
    along === 'y'
      ? [u1 - u0, length, v1 - v0]
      : along === 'x'
        ? [length, u1 - u0, v1 - v0]
        : [u1 - u0, v1 - v0, length];
  const corner = place([u0, v0], 0);
  return {
    name,
    box: boxOf(corner, size),
    castsShadow,
    shapes: [
      ...sides.toSorted((a, b) => a.depth - b.depth).map(({ shape }) => shape),
      { d: polygon(ring.map((point) => project(place(point, length)))), fill: tone(material, capTone) },
      ...cap.flatMap((paint) => paint(face)),
    ],
  };
}

/** Twice the signed area of an outline; positive when it turns from u towards v. */
const area2 = (points: readonly Vec2[]) =>
  points.reduce((sum, [u, v], index) => {
    const [nextU, nextV] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + u * nextV - nextU * v;
  }, 0);

/**
 * A gable roof with its minimum corner at `at` and its ridge along 'x' or 'y'; `size` is width, depth and height in
 * grid units.
 */
export function gable({
  at,
  size: [w, d, h],
  ridge,
  ...rest
}: Common & { size: Vec3; ridge: 'x' | 'y'; cap?: readonly FacePaint[] }): Solid {
  const [span, length] = ridge === 'y' ? [w, d] : [d, w];
  return prism({
    name: 'gable',
    at,
    along: ridge,
    points: [
      [0, 0],
      [span, 0],
      [span / 2, h],
    ],
    length,
    castsShadow: false,
    ...rest,
  });
}

/**
 * A pyramid with the minimum corner of its base at `at`; `size` is width, depth and height in grid units. `top` is the
 * size of a flat end, as on a hip roof.
 */
export function pyramid({
  name = 'pyramid',
  at,
  size: [w, d, h],
  material,
  top = [0, 0],
  castsShadow = true,
}: Common & { size: Vec3; top?: Vec2 }): Solid {
  const [x, y, z] = at;
  const [tw, td] = top;
  const [cx, cy] = [x + (w - tw) / 2, y + (d - td) / 2];
  const low = (px: number, py: number) => project([px, py, z]);
  const high = (px: number, py: number) => project([px, py, z + h]);
  const slopeX = h / Math.max((w - tw) / 2, 0.001);
  const slopeY = h / Math.max((d - td) / 2, 0.001);
  return {
    name,
    box: boxOf(at, [w, d, h]),
    castsShadow,
    shapes: [
      {
        d: polygon([low(x, y), low(x + w, y), high(cx + tw, cy), high(cx, cy)]),
        fill: shade(material, [0, -slopeY, 1]),
      },
      {
        d: polygon([low(x, y), low(x, y + d), high(cx, cy + td), high(cx, cy)]),
        fill: shade(material, [-slopeX, 0, 1]),
      },
      {
        d: polygon([low(x, y + d), low(x + w, y + d), high(cx + tw, cy + td), high(cx, cy + td)]),
        fill: shade(material, [0, slopeY, 1]),
      },
      {
        d: polygon([low(x + w, y), low(x + w, y + d), high(cx + tw, cy + td), high(cx + tw, cy)]),
        fill: shade(material, [slopeX, 0, 1]),
      },
      {
        d: polygon([high(cx, cy), high(cx + tw, cy), high(cx + tw, cy + td), high(cx, cy + td)]),
        fill: tone(material, 'top'),
      },
    ],
  };
}

/**
 * An upright cylinder, or a cone when `topRadius` is 0, with the centre of its base at `at`; lengths in grid units.
 * `lid` fills its top; `bands` are rings around it, at heights from the base.
 */
export function cylinder({
  name = 'cylinder',
  at,
  radius,
  height,
  topRadius = radius,
  material,
  lid,
  bands = [],
  castsShadow = true,
}: Common & {
  radius: number;
  height: number;
  topRadius?: number;
  lid?: Fill;
  bands?: readonly { from: number; to: number; material: Material }[];
}): Solid {
  const [cx, cy, z] = at;
  const [rx, ry] = levelCircle();
  const ring = (level: number): { centre: Vec2; r: number } => ({
    centre: project([cx, cy, z + level]),
    r: radius + ((topRadius - radius) * level) / (height || 1),
  });
  const body = (from: number, to: number): string => {
    const [low, high] = [ring(from), ring(to)];
    const [lowX, lowY] = levelCircle(low.r);
    const [highX, highY] = levelCircle(high.r);
    const [lx, ly] = low.centre;
    const [hx, hy] = high.centre;
    const sides = [hx + highX - lx - lowX, hy - ly].map(round).join(' ');
    return (
      `M${round(lx - lowX)} ${round(ly)}a${round(lowX)} ${round(lowY)} 0 0 0 ${round(2 * lowX)} 0` +
      `l${sides}a${round(highX)} ${round(highY)} 0 0 1 ${round(-2 * highX)} 0z`
    );
  };
  const top = ring(height);
  const wide = Math.max(radius, topRadius);
  return {
    name,
    box: boxOf([cx - wide, cy - wide, z], [2 * wide, 2 * wide, height]),
    castsShadow,
    shapes: [
      { d: body(0, height), fill: across(material) },
      ...bands.map(({ from, to, material: of }) => ({ d: body(from, to), fill: across(of) })),
      ...(topRadius > 0
        ? [
            {
              d: circle((u, v) => [top.centre[0] + u * top.r * rx, top.centre[1] + v * top.r * ry]),
              fill: lid ?? tone(material, 'top'),
            },
          ]
        : []),
    ],
  };
}

/** A sphere whose lowest point is `at`; `radius` in grid units. */
export function sphere({
  name = 'sphere',
  at,
  radius,
  material,
  castsShadow = true,
}: Common & { radius: number }): Solid {
  const [cx, cy, z] = at;
  const [sx, sy] = project([cx, cy, z + radius]);
  const [reach] = levelCircle(radius);
  return {
    name,
    box: boxOf([cx - radius, cy - radius, z], [2 * radius, 2 * radius, 2 * radius]),
    castsShadow,
    shapes: [{ d: circle((u, v) => [sx + u * reach, sy + v * reach]), fill: ball(material) }],
  };
}

/** A half sphere with the centre of its flat base at `at`; `radius` in grid units. */
export function dome({ name = 'dome', at, radius, material, castsShadow = true }: Common & { radius: number }): Solid {
  const [cx, cy, z] = at;
  const [sx, sy] = project([cx, cy, z]);
  const [rx, ry] = levelCircle(radius);
  return {
    name,
    box: boxOf([cx - radius, cy - radius, z], [2 * radius, 2 * radius, radius]),
    castsShadow,
    shapes: [
      {
        d: `M${round(sx - rx)} ${round(sy)}a${round(rx)} ${round(rx)} 0 0 1 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 0 1 ${round(-2 * rx)} 0z`,
        fill: ball(material),
      },
    ],
  };
}

interface Rod {
  name?: string;
  paint: Paint;
  width?: number;
  motion?: Motion;
}

const endOf = ([x, y]: Vec3, to: Vec3 | number): Vec3 => (typeof to === 'number' ? [x, y, to] : to);

/**
 * A rod, cable or rail through `points`, or a straight one from the point `at` to `to`, in grid units; with a number
 * `to` it is vertical and ends at this height. `width` in drawing units. It is a loose solid.
 */
export function rod({
  name = 'rod',
  paint,
  width = 2,
  motion,
  ...ends
}: Rod & ({ points: readonly Vec3[] } | { at: Vec3; to: Vec3 | number })): Solid {
  const points = 'points' in ends ? ends.points : [ends.at, endOf(ends.at, ends.to)];
  const axis = (index: 0 | 1 | 2) => points.map((point) => point[index]);
  return {
    name,
    box: {
      min: [Math.min(...axis(0)), Math.min(...axis(1)), Math.min(...axis(2))],
      max: [Math.max(...axis(0)), Math.max(...axis(1)), Math.max(...axis(2))],
    },
    castsShadow: false,
    isLoose: true,
    shapes: [{ d: line(points.map(project)), stroke: paint, width, cap: 'round', motion }],
  };
}

/**
 * A loose solid of any shapes (drawing units): leaves, flags, people. `at` (minimum corner) and `size`, in grid units,
 * are its box for the painting order.
 */
export function sketch({
  name = 'sketch',
  at,
  size,
  shapes,
  castsShadow = false,
}: {
  name?: string;
  at: Vec3;
  size: Vec3;
  shapes: readonly Shape[];
  castsShadow?: boolean;
}): Solid {
  return { name, box: boxOf(at, size), shapes, castsShadow, isLoose: true };
}

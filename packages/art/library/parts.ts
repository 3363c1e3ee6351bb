/**
 * Parts of objects: assemblies, arcs, lying cylinders, hulls, plates, animation, rooms in the cut faces, painting on
 * faces.
 */
import { disc, panel, type Face, type FacePaint } from '#kit/face.ts';
import { across, shade, tone, type Fill, type Material, type Paint } from '#kit/palette.ts';
import { circle, line, polygon } from '#kit/path.ts';
import { solidsIn, type Things } from '#kit/scene.ts';
import type { Motion, Shape, Solid } from '#kit/shape.ts';
import { leftFace, prism, rightFace, sketch } from '#kit/solids.ts';
import { boundingBox, boxOf, nearness, project, type Vec2, type Vec3 } from '#kit/space.ts';

/**
 * Combines solids that overlap into one solid, painted in the given order. `isLoose` when other solids may be inside
 * its box.
 */
export function assembly(name: string, things: Things, castsShadow = true, isLoose = false): Solid {
  const parts = solidsIn([things]);
  return {
    name,
    box: boundingBox(parts.map(({ box }) => box)),
    shapes: parts.flatMap(({ shapes }) => shapes),
    castsShadow,
    isLoose,
  };
}

/** The `count` corners of a regular polygon around [cu, cv], from the angle `start` in degrees. */
export const ring = (radius: number, count = 16, [cu, cv]: Vec2 = [0, 0], start = 0): Vec2[] =>
  arc(radius, start, start + 360 - 360 / count, count - 1, [cu, cv]);

/** `steps + 1` points on a circle around [cu, cv], from one angle to another in degrees, both included. */
export const arc = (radius: number, from: number, to: number, steps: number, [cu, cv]: Vec2 = [0, 0]): Vec2[] =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return [cu + radius * Math.cos(angle), cv + radius * Math.sin(angle)];
  });

/**
 * Outline of a part of a ring around [0, 0]: between two radii in grid units and between two angles in degrees, with
 * `steps + 1` points on each arc.
 */
export const ringSector = (inner: number, outer: number, from: number, to: number, steps: number): Vec2[] => [
  ...arc(outer, from, to, steps),
  ...arc(inner, to, from, steps),
];

/**
 * The point at `share` (0 to 1) of the way between two points; in the middle it hangs `sag` below the straight line. In
 * grid units.
 */
export const between = (from: Vec3, to: Vec3, share: number, sag = 0): Vec3 => {
  const along = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * share;
  return [along(0), along(1), along(2) - sag * 4 * share * (1 - share)];
};

interface Drum {
  name?: string;
  radius: number;
  length: number;
  along: 'x' | 'y';
  material: Material;
  /** Number of flat strips of its side. */
  facets?: number;
  /** Paints its side with a gradient instead of facets. */
  isSmooth?: boolean;
  /** Painted on the near end, whose centre is at [radius, radius]. */
  cap?: readonly FacePaint[];
  castsShadow?: boolean;
}

/** `at`: the centre of the far end. `corner`: the minimum corner of the box around it. */
type Place = { at: Vec3 } | { corner: Vec3 };

/**
 * A cylinder that lies along x (its near end faces right) or y (its near end faces left): drums, pipes, wheels. Its
 * position is either `at`, the centre of its far end, or `corner`, the minimum corner of its box; `corner` turns the
 * facets by half a facet. Lengths in grid units.
 */
export function drum({
  name = 'drum',
  radius,
  length,
  along,
  material,
  facets = 18,
  isSmooth = false,
  cap = [],
  castsShadow = true,
  ...place
}: Drum & Place): Solid {
  const [x, y, z] = 'corner' in place ? place.corner : place.at;
  const middle = 'corner' in place ? radius : 0;
  if (isSmooth) {
    const centre: Vec3 = along === 'y' ? [x + middle, y, z + middle] : [x, y + middle, z + middle];
    return { name, castsShadow, ...smoothSide(centre, radius, length, along, material, cap) };
  }
  const points = ring(radius, facets, [middle, middle], 'corner' in place ? 180 / facets : 0);
  return prism({ name, at: [x, y, z], along, points, length, material, cap, castsShadow });
}

/** Box and shapes of a smooth cylinder; `at` is the centre of its far end. */
function smoothSide(
  [x, y, z]: Vec3,
  r: number,
  length: number,
  along: 'x' | 'y',
  material: Material,
  cap: readonly FacePaint[],
): Pick<Solid, 'box' | 'shapes'> {
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
    box: isY ? boxOf([x - r, y, z - r], [2 * r, length, 2 * r]) : boxOf([x, y - r, z - r], [length, 2 * r, 2 * r]),
    shapes: [
      { d: polygon([...back, ...ends]), fill: across(material) },
      { d: circle((u, v) => near.at(r + u * r, r + v * r)), fill: tone(material, isY ? 'left' : 'right') },
      ...cap.flatMap((paint) => paint(near)),
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

/** A wheel that faces left; `at` is the centre of its far side, `radius` and `width` in grid units. */
export const wheel = (at: Vec3, radius: number, width: number): Solid =>
  drum({
    name: 'wheel',
    at,
    radius,
    length: width,
    along: 'y',
    material: 'rubber',
    castsShadow: false,
    cap: [
      disc(radius, radius, radius * 0.62, tone('steel', 'top')),
      disc(radius, radius, radius * 0.22, tone('steel', 'right')),
    ],
  });

interface Spool {
  /** Centre of the far end. */
  at: Vec3;
  /** Radius of the flanges. */
  radius: number;
  /** Thickness of each flange. */
  flange: number;
  material: Material;
  core: { radius: number; length: number; material: Material };
  /** Painted on the near flange, whose centre is at [radius, radius]. */
  cap?: readonly FacePaint[];
}

/**
 * A core along y between two flanges, its near end facing left: reels, drums of cable. `at` is the centre of its far
 * end; lengths in grid units.
 */
export const spool = ({ at: [x, y, z], radius, flange, material, core, cap }: Spool): Solid[] => [
  drum({ at: [x, y, z], radius, length: flange, along: 'y', material }),
  drum({ at: [x, y + flange, z], along: 'y', ...core }),
  drum({ at: [x, y + flange + core.length, z], radius, length: flange, along: 'y', material, cap }),
];

/** A flat polygon in space, without shadow; `points` in grid units. It is a loose solid. */
export const plate = (points: readonly Vec3[], fill: Fill, name = 'plate', opacity?: number): Solid => {
  const { min, max } = boundingBox(points.map((point) => ({ min: point, max: point })));
  return sketch({
    name,
    at: min,
    size: [max[0] - min[0], max[1] - min[1], max[2] - min[2]],
    shapes: [{ d: polygon(points.map(project)), fill, opacity }],
  });
};

interface Section {
  /** Position along the axis in grid units. */
  t: number;
  radius: number;
  /** Height of the centre above the axis in grid units. */
  lift?: number;
  /** Material from here to the next section. */
  material?: Material;
}

/**
 * A hull through round sections along an axis: fuselages, noses, bottles. `at` is the point of the axis at t = 0;
 * sections are ordered from far to near.
 */
export function loft({
  name = 'hull',
  at: [x, y, z],
  along,
  sections,
  material,
  facets = 16,
}: {
  name?: string;
  at: Vec3;
  along: 'x' | 'y';
  sections: readonly Section[];
  material: Material;
  facets?: number;
}): Solid {
  const point = ({ t, radius, lift = 0 }: Section, index: number): Vec3 => {
    const angle = (2 * Math.PI * index) / facets;
    const [side, up] = [radius * Math.cos(angle), radius * Math.sin(angle) + lift];
    return along === 'x' ? [x + t, y + side, z + up] : [x + side, y + t, z + up];
  };
  const middle = (a: Section): Vec3 =>
    along === 'x' ? [x + a.t, y, z + (a.lift ?? 0)] : [x, y + a.t, z + (a.lift ?? 0)];
  const quads = sections.slice(1).flatMap((next, step) => {
    const from = sections[step] ?? next;
    return Array.from({ length: facets }, (_, index) => {
      const corners = [point(from, index), point(from, index + 1), point(next, index + 1), point(next, index)] as const;
      const normal = outward(corners, middle(from));
      return { corners, normal, material: from.material ?? material };
    });
  });
  const seen = quads.filter(({ normal }) => nearness(normal) > 0.001);
  const byFill = new Map<string, { d: string; fill: Paint }>();
  for (const { corners, normal, material: of } of seen) {
    const fill = shade(of, normal);
    const known = byFill.get(fill.day);
    byFill.set(fill.day, { d: (known?.d ?? '') + polygon(corners.map(project)), fill });
  }
  const last = sections.at(-1) ?? { t: 0, radius: 0 };
  const end = Array.from({ length: facets }, (_, index) => point(last, index));
  const all = sections.flatMap((section) => Array.from({ length: facets }, (_, index) => point(section, index)));
  return {
    name,
    box: boundingBox(all.map((corner) => ({ min: corner, max: corner }))),
    castsShadow: false,
    shapes: [
      { d: seen.map(({ corners }) => polygon(corners.map(project))).join(''), fill: tone(material, 'left') },
      ...byFill.values(),
      ...(last.radius > 0.02
        ? [{ d: polygon(end.map(project)), fill: tone(last.material ?? material, along === 'x' ? 'right' : 'left') }]
        : []),
    ],
  };
}

/** The unit normal of a quad, pointing away from `inside`. */
function outward([a, b, c, d]: readonly [Vec3, Vec3, Vec3, Vec3], inside: Vec3): Vec3 {
  const p: Vec3 = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const q: Vec3 = [d[0] - b[0], d[1] - b[1], d[2] - b[2]];
  const normal: Vec3 = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
  const size = Math.hypot(...normal) || 1;
  const away =
    normal[0] * (a[0] + c[0] - 2 * inside[0]) +
    normal[1] * (a[1] + c[1] - 2 * inside[1]) +
    normal[2] * (a[2] + c[2] - 2 * inside[2]);
  const sign = (away < 0 ? -1 : 1) / size;
  return [normal[0] * sign, normal[1] * sign, normal[2] * sign];
}

/** Colour of the back wall of an underground room, lit by lamps at night. */
export const CELLAR: Paint = { day: '#efe0c1', night: '#e5c283' };
const CELLAR_FLOOR: Paint = { day: '#b9a88a', night: '#a58a5c' };
const CELLAR_SIDE: Paint = { day: '#cdb88f', night: '#bd995c' };
const RECESS = 0.3;

interface Room {
  side: 'left' | 'right';
  /** Position of its left end along the cut face, from the face's left end as seen. */
  from: number;
  /** Depth of its ceiling below the ground. */
  below: number;
  size: Vec2;
  back?: Fill;
  /** Painted in the opening, whose lower left corner is 0, 0. */
  inside?: readonly FacePaint[];
}

/** Paints a room in a cut face: back wall, floor, one side wall and `inside`. Lengths in grid units. */
export const room =
  ({ side, from, below, size: [w, h], back = CELLAR, inside = [] }: Room): FacePaint =>
  ({ height, at }) => {
    const base = height - below - h;
    const opening: Face = { width: w, height: h, at: (u, v) => at(from + u, base + v) };
    const corners = (points: readonly Vec2[]) =>
      polygon(points.map(([u, v]) => opening.at(side === 'left' ? u : w - u, v)));
    return [
      {
        d: corners([
          [0, 0],
          [w, 0],
          [w, h],
          [0, h],
        ]),
        fill: back,
      },
      {
        d: corners([
          [0, 0],
          [w, 0],
          [w, RECESS],
          [RECESS, RECESS],
        ]),
        fill: CELLAR_FLOOR,
      },
      {
        d: corners([
          [0, 0],
          [RECESS, RECESS],
          [RECESS, h],
          [0, h],
        ]),
        fill: CELLAR_SIDE,
      },
      ...inside.flatMap((paint) => paint(opening)),
    ];
  };

/**
 * Paints panels in a row or column: shelves, drawers, modules. In grid units: [u, v] is the lower left corner of the
 * first, [w, h] the size of each, [du, dv] the step to the next.
 */
export const row = (count: number, [u, v]: Vec2, [w, h]: Vec2, [du, dv]: Vec2, fills: readonly Fill[]): FacePaint[] =>
  Array.from({ length: count }, (_, index) =>
    panel(
      u + du * index,
      v + dv * index,
      u + du * index + w,
      v + dv * index + h,
      fills[index % fills.length] ?? CELLAR,
    ),
  );

/**
 * Paints a square code of four by four cells. In grid units: (u, v) is its lower left corner, `pitch` the distance from
 * cell to cell, `size` that of a cell.
 */
export const squareCode = (u: number, v: number, pitch: number, size: number): FacePaint[] =>
  [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3]
      .filter((column) => (row * 3 + column * 2) % 5 !== 1)
      .map((column) => {
        const [left, low] = [u + column * pitch, v + row * pitch];
        return panel(left, low, left + size, low + size, tone('ink', 'left'));
      }),
  );

/**
 * Draws a straight dashed line on a face between two points (grid units): seats, lane marks, chains. `width` and `dash`
 * in drawing units.
 */
export const dashes =
  (from: Vec2, to: Vec2, paint: Paint, width: number, dash: string): FacePaint =>
  ({ at }): Shape[] => [{ d: line([at(...from), at(...to)]), stroke: paint, width, dash }];

/** The same paints, moved on their face by `du` and `dv` in grid units. */
export const shifted = (paints: readonly FacePaint[], du: number, dv: number): FacePaint[] =>
  paints.map((paint) => (face) => paint({ ...face, at: (u, v) => face.at(u + du, v + dv) }));

/** The same solid with the animation `motion` on all its shapes. */
export const moving = (solid: Solid, motion: Motion): Solid => ({
  ...solid,
  shapes: solid.shapes.map((shape) => ({ ...shape, motion })),
});

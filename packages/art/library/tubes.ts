/** Round bodies in any direction: pipes, rollers, horns, barrels of lenses; and their valves. */
import { circle, polygon } from '#kit/path.ts';
import { shade, tone, type Fill, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { boundingBox, nearness, project, viewDirection, type Box, type Vec2, type Vec3 } from '#kit/space.ts';

interface Tube {
  name?: string;
  from: Vec3;
  to: Vec3;
  radius: number;
  /** Radius at `to`; by default `radius`. */
  endRadius?: number;
  material: Material;
  /** Fill of the end that faces the viewer. */
  mouth?: Fill;
  /** Share of the end's radius that `mouth` fills; the rest is rim. */
  bore?: number;
}

const STRIPS = 6;

const plus = (a: Vec3, b: Vec3, share = 1): Vec3 => [a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share];
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vec3): Vec3 => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** A round body between the centres of its two ends, a horn when its radii differ; in grid units. */
export function tube({
  name = 'tube',
  from,
  to,
  radius,
  endRadius = radius,
  material,
  mouth,
  bore = 0.74,
}: Tube): Solid {
  const axis = unit(plus(to, from, -1));
  const side = unit(cross(axis, viewDirection()));
  const near = unit(cross(side, axis));
  const normal = (turn: number): Vec3 => plus(plus([0, 0, 0], side, Math.cos(turn)), near, Math.sin(turn));
  const rim = (centre: Vec3, r: number, turn: number): Vec2 => project(plus(centre, normal(turn), r));
  const strips = Array.from({ length: STRIPS }, (_, index) => {
    const [a, b] = [(Math.PI * index) / STRIPS, (Math.PI * (index + 1)) / STRIPS];
    const ring = [a, (a + b) / 2, b];
    const outline = [
      ...ring.map((turn) => rim(from, radius, turn)),
      ...ring.toReversed().map((turn) => rim(to, endRadius, turn)),
    ];
    return { d: polygon(outline), fill: shade(material, normal((a + b) / 2)) };
  });
  const [end, r] = nearness(axis) > 0 ? [to, endRadius] : [from, radius];
  const face = (share: number) =>
    circle((u, v) => project(plus(plus(end, side, u * r * share), cross(axis, side), v * r * share)));
  const facing: Vec3 = nearness(axis) > 0 ? axis : [-axis[0], -axis[1], -axis[2]];
  const straight = axis.filter((value) => Math.abs(value) > 0.001).length === 1;
  return {
    name,
    box: boundingBox([ringBox(from, radius, axis), ringBox(to, endRadius, axis)]),
    castsShadow: false,
    isLoose: !straight,
    shapes: [
      ...strips,
      { d: face(1), fill: shade(material, facing) },
      ...(mouth ? [{ d: face(bore), fill: mouth }] : []),
    ],
  };
}

/** The box around a disc that is perpendicular to `axis`. */
function ringBox(centre: Vec3, r: number, axis: Vec3): Box {
  const reach = (index: 0 | 1 | 2) => r * Math.sqrt(Math.max(1 - axis[index] ** 2, 0));
  const [x, y, z] = [reach(0), reach(1), reach(2)];
  return { min: plus(centre, [-x, -y, -z]), max: plus(centre, [x, y, z]) };
}

/** A hand wheel on a stem, facing the lower left. The position is the far end of the stem; `radius` in grid units. */
export const valve = ([x, y, z]: Vec3, radius = 0.2): Solid[] => [
  tube({ name: 'stem', from: [x, y, z], to: [x, y + 0.12, z], radius: radius * 0.35, material: 'steel' }),
  tube({
    name: 'wheel',
    from: [x, y + 0.12, z],
    to: [x, y + 0.2, z],
    radius,
    material: 'clay',
    mouth: tone('clay', 'right'),
    bore: 0.55,
  }),
];

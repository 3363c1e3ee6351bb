/** Wheels that turn in water or lift it; they face the lower left. */
import { circle, line, polygon } from '#kit/path.ts';
import { SIGNAL, tone, type Material } from '#kit/palette.ts';
import type { Shape, Solid } from '#kit/shape.ts';
import { prism, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';

interface Wheel {
  /** Centre of the wheel's far side. */
  at: Vec3;
  radius: number;
  /** Along y, in grid units. */
  width: number;
  spokes: number;
  hub?: Material;
}

const TURN = Math.PI * 2;

/** Rims, spokes and a hub in painting order, with `inside` painted between the two rims. */
function wheelShapes({ at: [x, y, z], radius, width, spokes, hub = 'ink' }: Wheel, inside: readonly Shape[]): Shape[] {
  const at = (turn: number, reach: number, depth: number) =>
    project([x + Math.cos(turn) * reach, y + depth, z + Math.sin(turn) * reach]);
  const ring = (reach: number, depth: number) => circle((u, v) => project([x + u * reach, y + depth, z + v * reach]));
  const turns = Array.from({ length: spokes }, (_, index) => (index * TURN) / spokes);
  const rays = (depth: number) =>
    turns.map((turn) => line([at(turn, radius * 0.12, depth), at(turn, radius, depth)])).join('');
  const thick = Math.max(radius * 2.4, 2);
  return [
    { d: ring(radius, 0), stroke: tone('wood', 'right'), width: thick },
    { d: rays(0), stroke: tone('wood', 'right'), width: thick * 0.55 },
    ...inside,
    { d: rays(width), stroke: tone('wood', 'left'), width: thick * 0.6 },
    { d: ring(radius, width), stroke: tone('wood', 'left'), width: thick },
    { d: ring(radius * 1.02, width), stroke: tone('wood', 'top'), width: 0.8 },
    { d: ring(radius * 0.2, width), fill: tone('wood', 'right') },
    { d: ring(radius * 0.2, width + 0.06), fill: tone('wood', 'top') },
    { d: ring(radius * 0.12, width + 0.06), fill: tone(hub, 'right') },
    { d: ring(radius * 0.12, width + 0.12), fill: tone(hub, 'top') },
  ];
}

/** A wheel with flat paddles between its rims. `at` is the centre of its far side; lengths in grid units. */
export function waterwheel(wheel: Wheel & { paddles: number }): Solid {
  const {
    at: [x, y, z],
    radius,
    width,
    paddles,
  } = wheel;
  const boards = Array.from({ length: paddles }, (_, index): Shape => {
    const turn = (index * TURN) / paddles + 0.2;
    const point = (reach: number, depth: number) =>
      project([x + Math.cos(turn) * reach, y + depth, z + Math.sin(turn) * reach]);
    return {
      d: polygon([
        point(radius * 0.78, 0),
        point(radius * 1.12, 0),
        point(radius * 1.12, width),
        point(radius * 0.78, width),
      ]),
      fill: tone('wood', Math.sin(turn) > 0.2 ? 'top' : 'right'),
    };
  });
  const reach = radius * 1.14;
  return sketch({
    name: 'waterwheel',
    at: [x - reach, y, z - reach],
    size: [2 * reach, width + 0.12, 2 * reach],
    shapes: wheelShapes(wheel, boards),
  });
}

/**
 * A big wheel with buckets on its rim. `at` is the centre of its far side; lengths in grid units. `materialOf` returns
 * the material of the bucket at an index, counted from the right upwards.
 */
export function bucketWheel(wheel: Wheel & { buckets: number; materialOf: (index: number) => Material }): Solid {
  const {
    at: [x, y, z],
    radius,
    width,
    buckets,
    materialOf,
  } = wheel;
  const half = 0.3;
  const pails = Array.from({ length: buckets }, (_, index) => {
    const turn = (index * TURN) / buckets + 0.1;
    const place = (across: number, out: number): Vec2 => {
      const reach = radius + out;
      return [Math.cos(turn) * reach - Math.sin(turn) * across, Math.sin(turn) * reach + Math.cos(turn) * across];
    };
    const material = materialOf(index);
    const outline = [place(-half, -0.16), place(half, -0.16), place(half * 0.8, 0.42), place(-half * 0.8, 0.42)];
    const { shapes } = prism({ name: 'pail', at: [x, y, z], along: 'y', points: outline, length: width, material });
    const patch = [place(-0.12, 0.02), place(0.16, 0.02), place(0.14, 0.26), place(-0.1, 0.26)];
    const mark: Shape = {
      d: polygon(patch.map(([u, v]) => project([x + u, y + width, z + v]))),
      fill: index % 2 === 0 ? tone('clay', 'left') : tone('sand', 'left'),
    };
    const mouth: Shape = {
      d: line([place(half, -0.16), place(half * 0.8, 0.42)].map(([u, v]) => project([x + u, y + width, z + v]))),
      stroke: SIGNAL,
      width: 1.6,
    };
    return {
      depth: Math.cos(turn) + Math.sin(turn),
      shapes: [...shapes, ...(material === 'wood' ? [mark] : []), mouth],
    };
  });
  const reach = radius + 0.44;
  return sketch({
    name: 'bucket wheel',
    at: [x - reach, y, z - reach],
    size: [2 * reach, width + 0.12, 2 * reach],
    shapes: [...wheelShapes(wheel, []), ...pails.toSorted((a, b) => a.depth - b.depth).flatMap(({ shapes }) => shapes)],
  });
}

/** The hill of a kariz (qanat): a sloping tunnel, its row of shafts, a ring of spoil round each. */
import { area, disc, panel, type FacePaint } from '#kit/face.ts';
import { CHANNEL, LAMP, tone, type Paint } from '#kit/palette.ts';
import { line } from '#kit/path.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { cylinder, prism, rightFace, sketch } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { flowing } from '#kit/water.ts';
import { HOLE, layer } from '#library/channels.ts';
import { assembly } from '#library/parts.ts';

/** Height at `u` of a line through `points`, which are ordered by u; in grid units. */
export const heightOn = (points: readonly Vec2[], u: number): number => {
  const index = points.findIndex(([at]) => at >= u);
  const [[u0, v0], [u1, v1]] = [points[Math.max(index - 1, 0)] ?? [0, 0], points[Math.max(index, 0)] ?? [0, 0]];
  return u1 === u0 ? v1 : v0 + ((v1 - v0) * (u - u0)) / (u1 - u0);
};

/** Depth below the slope at which each layer begins, in grid units. */
const LAYERS = [0, 0.5, 1.25, 2.2] as const;

interface Hill {
  at: Vec3;
  /** The slope from left to right; one of its ends meets the ground. */
  slope: readonly Vec2[];
  depth: number;
  /** The start and the outlet of the tunnel: positions along the cut and heights. */
  tunnel: readonly [Vec2, Vec2];
  /** Positions of the shafts along the cut; the first is the mother well. */
  shafts: readonly number[];
  /** Objects on the slope; their positions already include its height. */
  things?: Things;
}

/** The right end of the hill: each layer up to its height. */
const endOfLayers = ([x, y, z]: Vec3, depth: number, heights: readonly number[]): Solid =>
  sketch({
    name: 'end of layers',
    at: [x, y - depth, z],
    size: [0, depth, heights[0] ?? 0],
    shapes: [
      ...heights.flatMap((height, index) =>
        panel(0, 0, depth, height, layer(index))(rightFace(x, y, z, depth, height)),
      ),
      ...panel(
        0,
        0,
        depth,
        heights[0] ?? 0,
        HOLE,
      )(rightFace(x, y, z, depth, 1)).map((shape) => ({ ...shape, opacity: 0.17 })),
    ],
  });

/** A hill cut open at the lower left: layers, the tunnel that falls from the mother well to the outlet, a row of shafts with a ring of spoil round each mouth. */
export function cutHill({ at: [x, y, z], slope, depth, tunnel: [from, to], shafts, things = [] }: Hill): Solid {
  const end = slope.at(-1)!;
  const isRising = from[0] > to[0];
  const level = (u: number) => from[1] + ((to[1] - from[1]) * (u - from[0])) / (to[0] - from[0]);
  const heightBelow = (u: number, below: number) =>
    Math.max(heightOn(slope, u) - below * (0.75 + 0.25 * Math.cos(u * 0.55)), 0);
  const band = (below: number, fill: Paint): FacePaint => {
    const upper = Array.from({ length: 25 }, (_, index) => end[0] * (index / 24)).map((u): Vec2 => [
      u,
      heightBelow(u, below),
    ]);
    return area([[0, 0], ...upper, [end[0], 0]], fill);
  };
  const tunnel = (below: number, above: number, fill: Paint) =>
    area(
      [
        [from[0], from[1] - below],
        [from[0], from[1] + above],
        [to[0], to[1] + above],
        [to[0], to[1] - below],
      ],
      fill,
    );
  const mother = shafts[0] ?? from[0];
  const [edge, inner] = isRising ? [end[0], mother - 0.9] : [0, mother + 0.9];
  const cap: FacePaint[] = [
    ...LAYERS.map((below, index) => band(below, layer(index))),
    area(
      [
        [edge, level(edge) + 0.5],
        [inner, level(inner) + 0.16],
        [inner, 0],
        [edge, 0],
      ],
      tone('sea', 'right'),
    ),
    ...shafts.map((u) => panel(u - 0.24, level(u), u + 0.24, heightOn(slope, u), tone('sand', 'right'))),
    ...shafts.map((u) => panel(u - 0.16, level(u), u + 0.16, heightOn(slope, u), HOLE)),
    tunnel(0.2, 0.34, tone('sand', 'right')),
    tunnel(0.14, 0.28, HOLE),
    tunnel(0.14, 0.1, CHANNEL.water),
    ({ at }) => [flowing(line([at(from[0], from[1] - 0.02), at(to[0], to[1] - 0.02)]), 1.3)],
    ...shafts.slice(1, 5).map((u) => disc(u + 0.62, level(u + 0.62) + 0.3, 0.06, LAMP)),
  ];
  const rings = shafts.map((u) => {
    const up = heightOn(slope, u);
    return [
      cylinder({
        name: 'spoil',
        at: [x + u, y + depth - 0.64, z + up - 0.14],
        radius: 0.62,
        topRadius: 0.36,
        height: 0.36,
        material: 'sand',
      }),
      cylinder({
        name: 'mouth',
        at: [x + u, y + depth - 0.64, z + up + 0.18],
        radius: 0.2,
        height: 0.01,
        material: 'ink',
        lid: HOLE,
      }),
    ];
  });
  return assembly(
    'hill',
    [
      prism({
        name: 'hill',
        at: [x, y, z],
        along: 'y',
        length: depth,
        material: 'sand',
        points: [[slope[0]![0], 0], ...slope, [end[0], 0]],
        cap,
      }),
      endOfLayers(
        [x + end[0], y + depth, z],
        depth,
        LAYERS.map((below) => heightBelow(end[0], below)),
      ),
      rings,
      things,
    ],
    false,
    true,
  );
}

/** The hillside of a kariz: a sloping tunnel with its row of shafts, rings of spoil. */
import { area, disc, panel, stroke, type FacePaint } from '../kit/face.ts';
import { CHANNEL, LAMP, STRATA, tone } from '../kit/palette.ts';
import type { Things } from '../kit/scene.ts';
import type { Solid } from '../kit/shape.ts';
import { cylinder, prism } from '../kit/solids.ts';
import type { Vec2, Vec3 } from '../kit/space.ts';
import { HOLE } from './channels.ts';
import { assembly } from './parts.ts';

/** Height of a line through `points` at `u`. */
export const heightOn = (points: readonly Vec2[], u: number): number => {
  const index = points.findIndex(([at]) => at >= u);
  const [[u0, v0], [u1, v1]] = [points[Math.max(index - 1, 0)] ?? [0, 0], points[Math.max(index, 0)] ?? [0, 0]];
  return u1 === u0 ? v1 : v0 + ((v1 - v0) * (u - u0)) / (u1 - u0);
};

interface Hill {
  at: Vec3;
  /** The slope from left to right; its right end meets the ground. */
  slope: readonly Vec2[];
  depth: number;
  /** Where the tunnel begins and where it comes out, on the cut. */
  tunnel: readonly [Vec2, Vec2];
  /** Places of the shafts along the cut; the first is the mother well. */
  shafts: readonly number[];
  /** What stands on the slope, placed on it by the scene. */
  things?: Things;
}

/** A hill cut open at the lower left: layers, the tunnel that falls from the mother well to the outlet, a shaft at short distances with a ring of spoil round each mouth. */
export function cutHill({ at: [x, y, z], slope, depth, tunnel: [from, to], shafts, things = [] }: Hill): Solid {
  const end = slope.at(-1)!;
  const level = (u: number) => from[1] + ((to[1] - from[1]) * (u - from[0])) / (to[0] - from[0]);
  const band = (below: number, fill: (typeof STRATA)[number]): FacePaint => {
    const upper = Array.from({ length: 25 }, (_, index) => (end[0] * index) / 24).map((u): Vec2 => [
      u,
      Math.max(heightOn(slope, u) - below * (0.75 + 0.25 * Math.cos(u * 0.55)), 0),
    ]);
    return area([[0, 0], ...upper, [end[0], 0]], fill);
  };
  const mother = shafts[0] ?? from[0];
  const cap: FacePaint[] = [
    band(0, STRATA[0]!),
    band(0.5, STRATA[1]!),
    band(1.25, STRATA[2]!),
    band(2.2, STRATA[3]!),
    area(
      [
        [0, level(0) + 0.5],
        [mother + 0.9, level(mother + 0.9) + 0.16],
        [mother + 0.9, 0],
        [0, 0],
      ],
      tone('sea', 'right'),
    ),
    ...shafts.map((u) => panel(u - 0.2, level(u), u + 0.2, heightOn(slope, u), tone('sand', 'right'))),
    ...shafts.map((u) => panel(u - 0.13, level(u), u + 0.13, heightOn(slope, u), HOLE)),
    area(
      [
        [from[0], from[1] - 0.2],
        [from[0], from[1] + 0.34],
        [to[0], to[1] + 0.34],
        [to[0], to[1] - 0.2],
      ],
      tone('sand', 'right'),
    ),
    area(
      [
        [from[0], from[1] - 0.14],
        [from[0], from[1] + 0.28],
        [to[0], to[1] + 0.28],
        [to[0], to[1] - 0.14],
      ],
      HOLE,
    ),
    area(
      [
        [from[0], from[1] - 0.14],
        [from[0], from[1] + 0.1],
        [to[0], to[1] + 0.1],
        [to[0], to[1] - 0.14],
      ],
      CHANNEL.water,
    ),
    (face) =>
      stroke(
        [
          [from[0], from[1] - 0.02],
          [to[0], to[1] - 0.02],
        ],
        CHANNEL.light,
        1.3,
      )(face).map((shape) => ({ ...shape, dash: '8 8', motion: 'flow' as const, opacity: 0.9 })),
    ...shafts.slice(1, 5).map((u) => disc(u + 0.62, level(u + 0.62) + 0.3, 0.06, LAMP)),
  ];
  const rings = shafts.map((u) => {
    const up = heightOn(slope, u);
    return [
      cylinder({
        name: 'spoil',
        at: [x + u, y + depth - 0.55, z + up - 0.14],
        radius: 0.56,
        topRadius: 0.34,
        height: 0.32,
        material: 'sand',
      }),
      cylinder({
        name: 'mouth',
        at: [x + u, y + depth - 0.55, z + up + 0.18],
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
        points: [[0, 0], ...slope],
        cap,
      }),
      rings,
      things,
    ],
    false,
    true,
  );
}

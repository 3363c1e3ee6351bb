import { disc } from '#kit/face.ts';
import { SHADOW, SHADOW_OPACITY, tone, WINDOW_DARK } from '#kit/palette.ts';
import { line } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { prism, rod, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { assembly, loft, plate, ring } from './parts.ts';

/** Material of the fin and the engines, and colour of the stripe. */
const ACCENT = 'teal';

interface Airliner {
  /** Point on the ground under the end of the tail, on the centre line. */
  at: Vec3;
  scale?: number;
  /** Draws only the part that is outside a hangar: from the wings to the nose. */
  isHalfOut?: boolean;
}

/** An airliner with two engines and its nose to the lower left. At `scale` 1 it is 6 grid units long and wide. */
export function airliner({ at: [x, y, z], scale: s = 1, isHalfOut = false }: Airliner): Solid {
  const axis = z + 0.95 * s;
  const [round, small] = s < 0.6 ? [9, 6] : [16, 12];
  const scaled = (points: readonly Vec2[]): Vec2[] => points.map(([u, v]) => [u * s, v * s]);
  const section = (t: number, radius: number, lift = 0) => ({ t: t * s, radius: radius * s, lift: lift * s });
  const wing = (side: 1 | -1) =>
    prism({
      name: 'wing',
      at: [x, y, axis - 0.3 * s],
      along: 'z',
      points: scaled([
        [side * 0.3, 2.3],
        [side * 0.3, 3.9],
        [side * 0.7, 3.6],
        [side * 2.95, 2.1],
        [side * 2.95, 1.75],
        [side * 0.9, 2.35],
      ]),
      length: 0.08 * s,
      material: 'steel',
    });
  const engine = (side: 1 | -1) =>
    loft({
      name: 'engine',
      at: [x + side * 1.2 * s, y + 2.7 * s, axis - 0.52 * s],
      along: 'y',
      facets: small,
      material: ACCENT,
      sections: [section(0, 0.12), section(0.4, 0.24), section(1, 0.25), section(1.12, 0.22)],
    });
  const intake = (side: 1 | -1) =>
    prism({
      name: 'intake',
      at: [x + side * 1.2 * s, y + 3.82 * s, axis - 0.52 * s],
      along: 'y',
      points: ring(0.22 * s, small),
      length: 0.01,
      material: 'steel',
      cap: [
        disc(0.22 * s, 0.22 * s, 0.18 * s, tone('ink', 'right')),
        disc(0.22 * s, 0.22 * s, 0.06 * s, tone('steel', 'top')),
      ],
    });
  const stabiliser = (side: 1 | -1) =>
    prism({
      name: 'stabiliser',
      at: [x, y, axis + 0.24 * s],
      along: 'z',
      points: scaled([
        [side * 0.1, 0.15],
        [side * 0.1, 0.95],
        [side * 1.15, 0.3],
        [side * 1.15, 0.05],
      ]),
      length: 0.06 * s,
      material: 'steel',
    });
  const leg = (dx: number, dy: number) => [
    rod({
      at: [x + dx * s, y + dy * s, axis - 0.4 * s],
      to: z + 0.12 * s,
      paint: tone('steel', 'right'),
      width: 2.4 * s,
    }),
    prism({
      name: 'wheels',
      at: [x + (dx - 0.06) * s, y + dy * s, z + 0.14 * s],
      along: 'x',
      points: ring(0.14 * s, small),
      length: 0.14 * s,
      material: 'rubber',
    }),
  ];
  const window = (t: number): Vec3 => [x + 0.47 * s, y + t * s, axis + 0.14 * s];
  const rear = [section(0, 0.08, 0.26), section(0.9, 0.32, 0.12)];
  const half: Vec2[] = [
    [0.3, 5.6],
    [0.48, 4.7],
    [0.48, 3.75],
    [2.95, 2.1],
    [2.95, 1.75],
    [0.48, 2.4],
    ...(isHalfOut
      ? []
      : ([
          [0.3, 0.95],
          [1.15, 0.3],
          [1.15, 0.05],
          [0.1, 0],
        ] as const)),
  ];
  const shadow = [...half, ...half.toReversed().map(([u, v]): Vec2 => [-u, v])].map(([u, v]): Vec3 => [
    x + (u + 0.3) * s,
    y + (v - 0.07) * s,
    z,
  ]);
  return assembly(
    'airliner',
    [
      plate(shadow, SHADOW, 'shadow', SHADOW_OPACITY),
      isHalfOut ? [] : stabiliser(-1),
      leg(-0.5, 2.9),
      leg(0.5, 2.9),
      leg(0, 5.1),
      engine(-1),
      intake(-1),
      wing(-1),
      loft({
        name: 'fuselage',
        at: [x, y, axis],
        along: 'y',
        facets: round,
        material: 'paper',
        sections: [
          ...(isHalfOut ? [] : rear),
          section(1.9, 0.48),
          section(4.7, 0.48),
          section(5.2, 0.42, -0.03),
          section(5.65, 0.27, -0.1),
          section(5.95, 0.08, -0.15),
        ],
      }),
      isHalfOut
        ? []
        : prism({
            name: 'fin',
            at: [x - 0.04 * s, y, axis],
            along: 'x',
            points: scaled([
              [0.1, 0.3],
              [1.4, 0.4],
              [0.45, 1.5],
              [0.02, 1.5],
            ]),
            length: 0.08 * s,
            material: ACCENT,
          }),
      sketch({
        name: 'windows',
        at: [x, y + s, axis],
        size: [0.5 * s, 4 * s, 0.2],
        shapes: [
          {
            d: line([
              project([x + 0.46 * s, y + (isHalfOut ? 1.95 : 0.9) * s, axis - 0.08 * s]),
              project([x + 0.49 * s, y + 5.1 * s, axis - 0.08 * s]),
            ]),
            stroke: tone(ACCENT, 'right'),
            width: 1.6 * s,
          },
          {
            d: line([project(window(isHalfOut ? 2.1 : 1.5)), project(window(4.75))]),
            stroke: WINDOW_DARK,
            width: 2 * s,
            dash: `${1.9 * s} ${1.7 * s}`,
          },
        ],
      }),
      plate(
        [
          [x - 0.26, y + 5.36, 0.33],
          [x + 0.26, y + 5.36, 0.33],
          [x + 0.16, y + 5.64, 0.14],
          [x - 0.16, y + 5.64, 0.14],
        ].map(([px = 0, py = 0, pz = 0]): Vec3 => [x + (px - x) * s, y + (py - y) * s, axis + pz * s]),
        WINDOW_DARK,
      ),
      isHalfOut ? [] : stabiliser(1),
      engine(1),
      intake(1),
      wing(1),
    ],
    false,
    true,
  );
}

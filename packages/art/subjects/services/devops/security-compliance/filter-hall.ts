/** A waterworks filter hall: settling basins cut open, and the bench where samples are sealed. */
import { area, disc, panel, segment, type FacePaint } from '#kit/face.ts';
import { LAMP, tone, WHITE, WINDOW, WINDOW_LIT_AT_NIGHT, type Material } from '#kit/palette.ts';
import { polygon } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { pool } from '#library/channels.ts';
import { arc } from '#library/parts.ts';
import { CLARITY } from '#library/sieve.ts';

/** A settling basin whose near wall is cut away: water over a filter bed; the higher `grade`, the finer its grain. */
export function settlingBasin(at: Vec3, [w, d, h]: Vec3, grade: 0 | 1 | 2): Solid {
  const water = CLARITY[grade];
  const bed = 0.42;
  const count = [9, 16, 28][grade] ?? 9;
  const grain = [0.085, 0.05, 0.028][grade] ?? 0.05;
  const stones = Array.from({ length: count * 2 }, (_, index) =>
    disc(
      0.24 + ((index % count) + (index >= count ? 0.5 : 0)) * ((w - 0.5) / count),
      index >= count ? bed - 0.08 : 0.2,
      grain,
      tone('stone', index % 3 ? 'right' : 'top'),
    ),
  );
  return box({
    name: 'settling basin',
    at,
    size: [w, d, h],
    material: 'stone',
    top: [pool(0.16, 0.16, w - 0.16, d, 0.14, 'stone', water.top)],
    left: [
      panel(0.16, 0.1, w - 0.16, h - 0.14, water.left),
      panel(0.16, h - 0.2, w - 0.16, h - 0.14, water.top),
      panel(0.16, 0.1, w - 0.16, bed, tone(grade === 2 ? 'sand' : grade === 1 ? 'rose' : 'wood', 'left')),
      ...stones,
      panel(0.16, h - 0.14, w - 0.16, h + 0.02, tone('paper', 'left')),
      panel(0.16, h - 0.14, w - 0.16, h + 0.02, water.top),
    ],
    right: [disc(d / 2, h * 0.45, 0.2, tone('ink', 'left')), disc(d / 2, h * 0.45, 0.13, water.left)],
  });
}

/** Tall windows with round heads in a wall, one lit in the evening. */
export const arched = (count: number, width: number, low: number, high: number): FacePaint[] =>
  Array.from({ length: count }, (_, index) => {
    const u = (width * (index + 0.5)) / count;
    const half = Math.min((width / count) * 0.28, 0.42);
    const head = arc(half, 0, 180, 8, [u, high - half]);
    return [
      area([[u - half, low], [u + half, low], ...head], index % 3 === 1 ? WINDOW_LIT_AT_NIGHT : WINDOW),
      segment([u, low], [u, high], WHITE, 1.2),
      segment([u - half, (low + high) / 2], [u + half, (low + high) / 2], WHITE, 1.2),
    ];
  }).flat();

/** The far half of a vaulted roof, cut along its crown; `size` is length (x), depth to the crown (y) and rise. */
export function halfVault(at: Vec3, [length, depth, rise]: Vec3, material: Material): Solid {
  const bend = (r: number): Vec2[] =>
    Array.from({ length: 9 }, (_, index) => [
      depth - depth * r * Math.cos((index * Math.PI) / 16),
      rise * r * Math.sin((index * Math.PI) / 16),
    ]);
  return prism({
    name: 'vault',
    at,
    along: 'x',
    points: [...bend(1), ...bend(0.9).toReversed()],
    length,
    material,
    castsShadow: false,
  });
}

/** Colours of the water in the five samples, from the first to the clearest. */
const SAMPLES: readonly Material[] = ['wood', 'gold', 'field', 'sea', 'teal'];

/** The sampling bench, 3 long along x, under a small roof: five glass cylinders on a rack, brass taps behind, wax and a tag on the last. */
export function samplingBench([x, y, z]: Vec3): Solid[] {
  const glasses = SAMPLES.flatMap((water, index): Solid[] => {
    const gx = x + 0.42 + index * 0.54;
    const isSealed = index === SAMPLES.length - 1;
    return [
      cylinder({
        name: 'glass',
        at: [gx, y + 0.62, z + 0.86],
        radius: 0.17,
        height: 0.78,
        material: 'glass',
        castsShadow: false,
        bands: [{ from: 0.03, to: 0.6, material: water }],
      }),
      ...(isSealed
        ? [
            cylinder({
              name: 'wax',
              at: [gx, y + 0.62, z + 1.64],
              radius: 0.19,
              height: 0.14,
              material: 'clay',
              castsShadow: false,
            }),
          ]
        : []),
    ];
  });
  const tag = project([x + 2.74, y + 0.84, z + 1.42]);
  return [
    ...[0.1, 2.9].map((dx) =>
      rod({ name: 'roof post', at: [x + dx, y + 0.03, z + 0.8], to: z + 2.6, paint: tone('wood', 'left'), width: 2.6 }),
    ),
    prism({
      name: 'bench roof',
      at: [x - 0.2, y - 0.25, z + 2.6],
      along: 'x',
      points: [
        [0, 0.25],
        [0, 0.33],
        [0.95, 0.08],
        [0.95, 0],
      ],
      length: 3.4,
      material: 'gold',
      castsShadow: false,
    }),
    box({
      name: 'bench',
      at: [x, y, z],
      size: [3, 1, 0.8],
      material: 'wood',
      left: [
        panel(0.15, 0.1, 0.95, 0.62, tone('wood', 'right')),
        panel(1.1, 0.1, 1.9, 0.62, tone('wood', 'right')),
        panel(2.05, 0.1, 2.85, 0.62, tone('wood', 'right')),
        ...[0.55, 1.5, 2.45].map((u) => disc(u, 0.48, 0.06, tone('gold', 'top'))),
      ],
    }),
    box({
      name: 'tap rail',
      at: [x + 0.2, y + 0.06, z + 0.8],
      size: [2.5, 0.16, 0.75],
      material: 'steel',
      castsShadow: false,
    }),
    ...[0.5, 1.45, 2.4].map((dx) =>
      rod({
        name: 'tap',
        points: [
          [x + dx, y + 0.22, z + 1.62],
          [x + dx, y + 0.42, z + 1.62],
          [x + dx, y + 0.42, z + 1.48],
        ],
        paint: tone('gold', 'left'),
        width: 3,
      }),
    ),
    box({
      name: 'rack',
      at: [x + 0.15, y + 0.4, z + 0.8],
      size: [2.75, 0.44, 0.06],
      material: 'ink',
      castsShadow: false,
    }),
    ...glasses,
    sketch({
      name: 'tag',
      at: [x + 2.6, y + 0.8, z + 1.1],
      size: [0.3, 0.1, 0.4],
      shapes: [
        {
          d: polygon([tag, [tag[0] + 4.4, tag[1] + 2.4], [tag[0] + 4.4, tag[1] + 8.4], [tag[0], tag[1] + 6]]),
          fill: WHITE,
        },
      ],
    }),
  ];
}

/** A cabinet of stacked drawers, each with a lock; 1.2 wide. */
export const drawerCabinet = (at: Vec3): Solid =>
  box({
    name: 'cabinet',
    at,
    size: [1.2, 0.8, 1.9],
    material: 'ink',
    left: [0, 1, 2, 3, 4].flatMap((row) => [
      panel(0.1, 0.1 + row * 0.35, 1.1, 0.38 + row * 0.35, tone('ink', 'top')),
      panel(0.52, 0.2 + row * 0.35, 0.68, 0.28 + row * 0.35, row === 3 ? LAMP : tone('gold', 'left')),
    ]),
    right: [panel(0.12, 0.12, 0.68, 1.78, tone('ink', 'left'))],
  });

/** Public transport: buses, trains, stops and stations. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE, WINDOW_DARK } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { arc, assembly, drum, plate, ringSector, wheel } from '#library/parts.ts';

const pane = (from: number, to: number) => panel(from, 0.42, to, 0.88, WINDOW_DARK);
const door = (u: number) => [
  panel(u, 0.06, u + 0.56, 0.9, tone('glass', 'left')),
  segment([u + 0.28, 0.06], [u + 0.28, 0.9], tone('ink', 'left'), 1),
];

/** An articulated bus that drives along x, 6.1 long: two bodies and a bellows, three doors to the left. */
export function bendyBus([x, y, z]: Vec3): Solid {
  const axle = (dx: number, side: 0 | 1) => wheel([x + dx, y + (side ? 0.92 : -0.02), z + 0.2], 0.2, 0.12);
  return assembly('articulated bus', [
    axle(1.1, 0),
    axle(3.6, 0),
    axle(5.2, 0),
    box({
      name: 'rear body',
      at: [x, y, z + 0.16],
      size: [2.5, 1, 1.08],
      material: 'teal',
      left: [pane(0.1, 0.9), pane(1, 1.55), ...door(1.75), panel(0, 0.16, 1.7, 0.26, WHITE)],
      top: [panel(0.3, 0.25, 1.1, 0.75, tone('teal', 'left'))],
    }),
    box({
      name: 'bellows',
      at: [x + 2.5, y + 0.05, z + 0.18],
      size: [0.4, 0.9, 1],
      material: 'rubber',
      left: [ribs(5, tone('steel', 'right'), 'upright', 1.2)],
      top: [ribs(5, tone('steel', 'right'), 'upright', 1.2)],
    }),
    box({
      name: 'front body',
      at: [x + 2.9, y, z + 0.16],
      size: [3.2, 1, 1.08],
      material: 'teal',
      left: [...door(0.3), pane(1.05, 1.7), ...door(1.85), pane(2.55, 3.1), panel(1, 0.16, 1.8, 0.26, WHITE)],
      right: [
        panel(0.08, 0.4, 0.92, 0.84, WINDOW_DARK),
        panel(0.2, 0.9, 0.8, 1.02, LAMP),
        panel(0.08, 0.12, 0.24, 0.22, LAMP),
        panel(0.76, 0.12, 0.92, 0.22, LAMP),
      ],
      top: [panel(0.4, 0.2, 1.6, 0.8, tone('paper', 'top')), panel(2, 0.3, 2.7, 0.7, tone('teal', 'left'))],
    }),
    axle(1.1, 1),
    axle(3.6, 1),
    axle(5.2, 1),
  ]);
}

/** A low train along x, its front to the lower right, with `cars` cars of 3.4 each. */
export function metro([x, y, z]: Vec3, cars: number): Solid {
  const car = (index: number) => {
    const dx = x + index * 3.4;
    return [
      box({ name: 'gear', at: [dx + 0.2, y + 0.1, z], size: [3, 0.95, 0.18], material: 'rubber' }),
      box({
        name: 'car',
        at: [dx, y, z + 0.18],
        size: [3.3, 1.15, 1.15],
        material: 'paper',
        left: [
          panel(0, 0.5, 3.3, 0.92, WINDOW_DARK),
          panel(0, 0.14, 3.3, 0.3, tone('clay', 'left')),
          ...[0.45, 1.4, 2.35].flatMap((u) => door(u)),
        ],
        top: [panel(0.3, 0.3, 3, 0.85, tone('stone', 'left')), panel(0.8, 0.4, 1.6, 0.75, tone('steel', 'left'))],
      }),
    ];
  };
  const nose = x + cars * 3.4 - 0.1;
  return assembly(
    'train',
    [
      Array.from({ length: cars }, (_, index) => [
        car(index),
        index < cars - 1
          ? [
              box({
                name: 'gangway',
                at: [x + index * 3.4 + 3.3, y + 0.1, z + 0.25],
                size: [0.1, 0.95, 0.95],
                material: 'rubber',
              }),
            ]
          : [],
      ]),
      prism({
        name: 'nose',
        at: [nose, y, z + 0.1],
        along: 'y',
        points: [
          [0, 0],
          [0.75, 0],
          [0.85, 0.3],
          [0.5, 1],
          [0, 1.23],
        ],
        length: 1.15,
        material: 'clay',
        cap: [panel(0, 0.04, 0.7, 0.1, tone('ink', 'left'))],
      }),
      plate(
        [
          [nose + 0.84, y + 0.14, z + 0.44],
          [nose + 0.84, y + 1.01, z + 0.44],
          [nose + 0.54, y + 1.01, z + 1.04],
          [nose + 0.54, y + 0.14, z + 1.04],
        ],
        WINDOW_DARK,
      ),
      [0.2, 0.75].map((dy) =>
        plate(
          [
            [nose + 0.82, y + dy, z + 0.2],
            [nose + 0.82, y + dy + 0.2, z + 0.2],
            [nose + 0.84, y + dy + 0.2, z + 0.3],
            [nose + 0.84, y + dy, z + 0.3],
          ],
          LAMP,
        ),
      ),
    ],
    false,
  );
}

/** A shelter open to the front: back wall of glass, bench, roof, and a small display under it. 2.8 long. */
export const shelter = ([x, y, z]: Vec3): Solid =>
  assembly('shelter', [
    box({
      name: 'glass',
      at: [x, y, z],
      size: [2.8, 0.08, 1.15],
      material: 'glass',
      left: [ribs(3, WHITE, 'upright', 1.2)],
    }),
    box({ name: 'bench', at: [x + 0.3, y + 0.2, z + 0.22], size: [1.5, 0.3, 0.08], material: 'wood' }),
    [0.4, 1.6].map((dx) => box({ name: 'leg', at: [x + dx, y + 0.3, z], size: [0.08, 0.1, 0.22], material: 'ink' })),
    box({
      name: 'display',
      at: [x + 2, y + 0.2, z + 0.7],
      size: [0.65, 0.08, 0.36],
      material: 'ink',
      left: [panel(0.06, 0.2, 0.58, 0.26, LAMP), panel(0.06, 0.1, 0.42, 0.16, SIGNAL)],
    }),
    rod({ at: [x + 0.06, y + 0.78, z], to: z + 1.15, paint: tone('ink', 'left'), width: 2 }),
    rod({ at: [x + 2.74, y + 0.78, z], to: z + 1.15, paint: tone('ink', 'left'), width: 2 }),
    box({
      name: 'roof',
      at: [x - 0.1, y - 0.06, z + 1.15],
      size: [3, 0.96, 0.12],
      material: 'clay',
      top: [ribs(5, tone('clay', 'left'))],
    }),
  ]);

/** A validator on a pole, its reader facing left. */
export const validator = ([x, y, z]: Vec3, s = 1): Solid[] => [
  cylinder({ name: 'pole', at: [x, y, z], radius: 0.06 * s, height: 0.6 * s, material: 'gold' }),
  box({
    name: 'validator',
    at: [x - 0.16 * s, y - 0.1 * s, z + 0.6 * s],
    size: [0.32 * s, 0.22 * s, 0.44 * s],
    material: 'gold',
    castsShadow: false,
    left: [panel(0.05 * s, 0.2 * s, 0.27 * s, 0.38 * s, WINDOW_DARK), disc(0.16 * s, 0.1 * s, 0.06 * s, SIGNAL)],
  }),
];

/** A stop post: pole, round sign, a small timetable case. */
export const stopPost = ([x, y, z]: Vec3, s = 1): Solid =>
  assembly('stop post', [
    cylinder({ name: 'foot', at: [x, y, z], radius: 0.24 * s, height: 0.1 * s, material: 'stone' }),
    cylinder({ name: 'pole', at: [x, y, z + 0.1 * s], radius: 0.05 * s, height: 1.5 * s, material: 'steel' }),
    box({
      name: 'case',
      at: [x - 0.16 * s, y + 0.06 * s, z + 0.6 * s],
      size: [0.36 * s, 0.06 * s, 0.5 * s],
      material: 'paper',
      left: [
        panel(0.04 * s, 0.3 * s, 0.32 * s, 0.46 * s, tone('teal', 'left')),
        ...[0.24, 0.17, 0.1].map((v) => segment([0.05 * s, v * s], [0.3 * s, v * s], tone('ink', 'left'), 0.8 * s)),
      ],
    }),
    drum({
      at: [x, y + 0.02 * s, z + 1.72 * s],
      radius: 0.34 * s,
      length: 0.08 * s,
      along: 'y',
      material: 'teal',
      cap: [
        disc(0.34 * s, 0.34 * s, 0.26 * s, WHITE),
        panel(0.18 * s, 0.24 * s, 0.5 * s, 0.46 * s, tone('teal', 'left')),
        panel(0.21 * s, 0.34 * s, 0.47 * s, 0.43 * s, WHITE),
        disc(0.25 * s, 0.23 * s, 0.04 * s, tone('ink', 'left')),
        disc(0.43 * s, 0.23 * s, 0.04 * s, tone('ink', 'left')),
      ],
    }),
  ]);

/** A railway signal with three lamps; the upper one blinks. */
export const signal = ([x, y, z]: Vec3, height = 1.6): Solid[] => [
  cylinder({ name: 'signal post', at: [x, y, z], radius: 0.07, height, material: 'steel' }),
  box({
    name: 'signal head',
    at: [x - 0.2, y - 0.1, z + height],
    size: [0.4, 0.24, 0.95],
    material: 'ink',
    castsShadow: false,
    left: [
      (face) => disc(0.2, 0.76, 0.12, SIGNAL)(face).map((shape) => ({ ...shape, motion: 'blink' as const })),
      disc(0.2, 0.47, 0.12, tone('gold', 'right')),
      disc(0.2, 0.18, 0.12, tone('clay', 'right')),
    ],
  }),
];

/** A station entrance: a vault of glass over a lit stair, open to the lower left. */
export const stationMouth = ([x, y, z]: Vec3, [w, d]: readonly [number, number]): Solid =>
  assembly('station mouth', [
    prism({
      name: 'vault',
      at: [x + w / 2, y, z],
      along: 'y',
      points: [[-w / 2, 0], ...arc(w / 2, 180, 0, 14).map(([u, v]) => [u, v * 1.1 + 0.5] as const), [w / 2, 0]],
      length: d,
      material: 'glass',
      cap: [
        (face) => plateOn(face, arc(w / 2 - 0.16, 180, 0, 14, [w / 2, 0.5]), LAMP),
        ...[0, 1, 2, 3].map((step) =>
          panel(w * 0.2 + step * 0.1, step * 0.16, w * 0.8 - step * 0.1, step * 0.16 + 0.1, tone('stone', 'right')),
        ),
      ],
    }),
    [0.2, 0.5, 0.8].map((share) =>
      rod({
        points: arc(w / 2, 178, 0, 12).map(([u, v]): Vec3 => [x + w / 2 + u, y + d * share, z + v * 1.1 + 0.5]),
        paint: WHITE,
        width: 1.2,
      }),
    ),
    prism({
      name: 'frame',
      at: [x + w / 2, y + d, z],
      along: 'y',
      points: ringSector(w / 2 - 0.12, w / 2 + 0.02, 0, 180, 14).map(([u, v]) => [u, v * 1.1 + 0.5] as const),
      length: 0.16,
      material: 'clay',
    }),
  ]);

const plateOn = (
  face: Parameters<ReturnType<typeof panel>>[0],
  points: readonly (readonly [number, number])[],
  fill: typeof LAMP,
) => {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  const outline = [[first[0], 0] as const, ...points, [last[0], 0] as const];
  return [
    {
      d: `M${outline
        .map(([u, v]) =>
          face
            .at(u, v)
            .map((value) => value.toFixed(1))
            .join(' '),
        )
        .join('L')}Z`,
      fill,
    },
  ];
};

/** A minibus, 2 long, that drives along x. */
export const minibus = ([x, y, z]: Vec3, s = 1): Solid =>
  assembly('minibus', [
    wheel([x + 0.45 * s, y, z + 0.2 * s], 0.2 * s, 0.14 * s),
    wheel([x + 1.6 * s, y, z + 0.2 * s], 0.2 * s, 0.14 * s),
    prism({
      name: 'body',
      at: [x, y + 0.04 * s, z + 0.14 * s],
      along: 'y',
      points: [
        [0, 0],
        [2.05 * s, 0],
        [2.08 * s, 0.3 * s],
        [1.95 * s, 0.46 * s],
        [1.62 * s, 0.95 * s],
        [0.08 * s, 0.95 * s],
        [0, 0.8 * s],
      ],
      length: 0.9 * s,
      material: 'gold',
      cap: [
        panel(0.12 * s, 0.5 * s, 0.5 * s, 0.82 * s, WINDOW_DARK),
        panel(0.56 * s, 0.5 * s, 0.92 * s, 0.82 * s, WINDOW_DARK),
        panel(1 * s, 0.06 * s, 1.36 * s, 0.84 * s, tone('glass', 'left')),
        panel(1.44 * s, 0.5 * s, 1.66 * s, 0.8 * s, WINDOW_DARK),
        panel(0, 0.26 * s, 0.96 * s, 0.34 * s, WHITE),
      ],
    }),
    plate(
      [
        [x + 1.92 * s, y + 0.14 * s, z + 0.64 * s],
        [x + 1.92 * s, y + 0.84 * s, z + 0.64 * s],
        [x + 1.66 * s, y + 0.84 * s, z + 1.04 * s],
        [x + 1.66 * s, y + 0.14 * s, z + 1.04 * s],
      ],
      WINDOW_DARK,
    ),
    wheel([x + 0.45 * s, y + 0.82 * s, z + 0.2 * s], 0.2 * s, 0.14 * s),
    wheel([x + 1.6 * s, y + 0.82 * s, z + 0.2 * s], 0.2 * s, 0.14 * s),
  ]);

/** A mint and what its coins represent: chutes, granaries, flats, a sealed reserve, a balance. */
import { disc, panel, ribs, windows } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, type Material } from '#kit/palette.ts';
import { circle, line } from '#kit/path.ts';
import type { Shape, Solid } from '#kit/shape.ts';
import { box, cylinder, prism, pyramid, rod } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { cellar } from '#library/cellar.ts';
import { coins, padlock } from '#library/valuables.ts';

interface Chute {
  /** Corner of the upper end of its top side: the one with the smaller y, or with the smaller x if it runs along y. */
  at: Vec3;
  toward: 'x' | '-x' | 'y';
  run: number;
  drop: number;
  width?: number;
  /** Positions of the coins along the run, from 0 to 1. */
  places?: readonly number[];
}

/** A sloping chute with coins on it. */
export function chute({ at: [x, y, z], toward, run, drop, width = 0.6, places = [0.16, 0.5, 0.84] }: Chute): Solid {
  const body =
    toward === 'y'
      ? prism({
          name: 'chute',
          at: [x, y, z - drop],
          along: 'x',
          points: [
            [0, drop],
            [run, 0],
            [run, -0.14],
            [0, drop - 0.14],
          ],
          length: width,
          material: 'wood',
          castsShadow: false,
        })
      : prism({
          name: 'chute',
          at: [toward === 'x' ? x : x - run, y, z - drop],
          along: 'y',
          points:
            toward === 'x'
              ? [
                  [0, drop],
                  [run, 0],
                  [run, -0.14],
                  [0, drop - 0.14],
                ]
              : [
                  [0, 0],
                  [run, drop],
                  [run, drop - 0.14],
                  [0, -0.14],
                ],
          length: width,
          material: 'wood',
          castsShadow: false,
        });
  const place = (share: number, across: number): Vec3 => {
    const level = z - drop * share + 0.02;
    if (toward === 'y') return [x + width * across, y + run * share, level];
    return [toward === 'x' ? x + run * share : x - run * share, y + width * across, level];
  };
  const reach = 0.24 / Math.hypot(run, drop);
  const coin = (share: number): Shape[] => {
    const path = circle((u, v) => project(place(share + u * reach, 0.5 + (v * 0.24) / width)));
    const [dx, dy] = project([0, 0, -0.08]);
    const low = circle((u, v) => {
      const [px, py] = project(place(share + u * reach, 0.5 + (v * 0.24) / width));
      return [px + dx, py + dy];
    });
    return [
      { d: low, fill: tone('gold', 'right') },
      { d: path, fill: tone('gold', 'top') },
    ];
  };
  const edges = [0, 1].map((across) => line([project(place(0, across)), project(place(1, across))])).join('');
  return {
    ...body,
    shapes: [...body.shapes, { d: edges, stroke: tone('wood', 'right'), width: 2 }, ...places.flatMap(coin)],
  };
}

/** The mint: a house 3 by 3 on stilts, the press visible in its open side; [x, y, z] is the corner of its floor, the stilts reach down to `foot`. */
export function mintHouse([x, y, z]: Vec3, foot: number): Solid[] {
  const top = z + 0.2;
  const press: Solid[] = [
    box({ name: 'anvil', at: [x + 0.95, y + 2.5, top], size: [0.9, 0.4, 0.3], material: 'stone' }),
    coins([x + 1.4, y + 2.7, top + 0.3], 1, 0.18),
    ...[0.95, 1.71].map((dx) =>
      box({ name: 'cheek', at: [x + dx, y + 2.45, top + 0.3], size: [0.14, 0.14, 0.8], material: 'clay' }),
    ),
    box({ name: 'head', at: [x + 0.95, y + 2.45, top + 1.1], size: [0.9, 0.2, 0.16], material: 'clay' }),
    box({ name: 'die', at: [x + 1.26, y + 2.5, top + 0.62], size: [0.28, 0.2, 0.48], material: 'steel' }),
  ];
  return [
    ...(
      [
        [0.15, 0.15],
        [2.6, 0.15],
        [0.15, 2.6],
        [2.6, 2.6],
      ] as const
    ).map(([dx, dy]) =>
      box({
        name: 'stilt',
        at: [x + dx, y + dy, foot],
        size: [0.25, 0.25, z - foot],
        material: 'wood',
        castsShadow: false,
      }),
    ),
    box({
      name: 'floor',
      at: [x, y, z],
      size: [3, 3, 0.2],
      material: 'wood',
      left: [ribs(14, tone('wood', 'right'))],
      right: [ribs(14, tone('wood', 'left'))],
    }),
    box({
      name: 'mint',
      at: [x + 0.1, y + 0.1, top],
      size: [2.8, 2.8, 1.5],
      material: 'paper',
      castsShadow: false,
      left: [
        cellar({
          at: [x + 0.7, y + 2.3, top],
          size: [1.6, 0.6, 1.3],
          open: 'left',
          wall: 'ink',
          floor: 'wood',
          things: press,
        }),
        panel(0.15, 0.45, 0.48, 1.05, LAMP),
        panel(2.35, 0.45, 2.65, 1.05, LAMP),
      ],
      right: [windows({ columns: 3, rows: 1, below: 0.45, above: 0.4, sides: 0.3, lit: 2 })],
    }),
    pyramid({
      name: 'roof',
      at: [x - 0.1, y - 0.1, top + 1.5],
      size: [3.2, 3.2, 0.9],
      top: [1.1, 1.1],
      material: 'clay',
      castsShadow: false,
    }),
    cylinder({
      name: 'great coin',
      at: [x + 1.5, y + 1.5, top + 2.4],
      radius: 0.62,
      height: 0.2,
      material: 'gold',
      lid: tone('gold', 'top'),
      castsShadow: false,
    }),
    cylinder({
      name: 'stamp',
      at: [x + 1.5, y + 1.5, top + 2.6],
      radius: 0.4,
      height: 0.1,
      material: 'gold',
      lid: tone('gold', 'left'),
      castsShadow: false,
    }),
  ];
}

/** A grain silo with a conical roof and a hatch. */
export const granary = ([x, y, z]: Vec3, radius = 0.95, height = 2): Solid[] => [
  cylinder({
    name: 'granary',
    at: [x, y, z],
    radius,
    height,
    material: 'sand',
    bands: [0.22, 0.5, 0.78].map((share) => ({
      from: height * share,
      to: height * share + 0.07,
      material: 'wood' as const,
    })),
  }),
  cylinder({
    name: 'roof',
    at: [x, y, z + height],
    radius: radius * 1.1,
    topRadius: 0,
    height: 0.8,
    material: 'clay',
    castsShadow: false,
  }),
];

/** A block of flats cut open to the left: `floors` of them, each with a wall of its own colour, a bed and a table. */
export function halfHouse([x, y, z]: Vec3, [w, d]: readonly [number, number], floors: number): Solid {
  const storey = 1.05;
  const walls: readonly Material[] = ['teal', 'rose', 'gold', 'glass'];
  const room = (index: number) => {
    const level = z + index * storey + 0.12;
    return cellar({
      at: [x + 0.12, y + d - 0.55, level],
      size: [w - 0.24, 0.55, storey - 0.18],
      open: 'left',
      wall: walls[index % walls.length],
      floor: 'wood',
      back: [panel(w * 0.5, 0.3, w * 0.74, 0.62, LAMP)],
      things: [
        box({
          name: 'bed',
          at: [x + 0.2 + (index % 2) * 0.8, y + d - 0.5, level],
          size: [0.75, 0.36, 0.18],
          material: 'paper',
        }),
        cylinder({
          name: 'table',
          at: [x + 1.4 - (index % 2) * 0.9, y + d - 0.25, level],
          radius: 0.16,
          height: 0.26,
          material: 'wood',
        }),
      ],
    });
  };
  return box({
    name: 'flats',
    at: [x, y, z],
    size: [w, d, floors * storey + 0.1],
    material: 'paper',
    left: Array.from({ length: floors }, (_, index) => room(index)),
    right: [windows({ columns: 4, rows: floors, lit: 3 })],
    top: [panel(0.15, 0.15, w - 0.15, d - 0.15, tone('stone', 'left'))],
  });
}

/** A sealed tank with a sight glass on its front. */
export const reserveTank = ([x, y, z]: Vec3, radius = 0.85, height = 1.3): Solid[] => [
  cylinder({
    name: 'reserve',
    at: [x, y, z],
    radius,
    height,
    material: 'steel',
    bands: [
      { from: 0.08, to: 0.16, material: 'ink' },
      { from: height - 0.18, to: height - 0.1, material: 'ink' },
    ],
  }),
  cylinder({
    name: 'lid',
    at: [x, y, z + height],
    radius: radius * 0.6,
    height: 0.12,
    material: 'ink',
    castsShadow: false,
  }),
  ...padlock([x - 0.2, y - 0.1, z + height + 0.12], 0.42),
  rod({
    name: 'sight glass',
    at: [x + radius * 0.71, y + radius * 0.71, z + 0.25],
    to: z + height - 0.25,
    paint: tone('paper', 'top'),
    width: 5,
  }),
  rod({
    name: 'level',
    at: [x + radius * 0.72, y + radius * 0.72, z + 0.25],
    to: z + height * 0.62,
    paint: SIGNAL,
    width: 3,
  }),
];

/** A balance 3 wide: coins on one pan, a glass of water on the other, a needle between; [x, y, z] is the foot of its post. */
export function balance([x, y, z]: Vec3): Solid[] {
  const arm = 1.2;
  const beam = z + 1.15;
  const iron = tone('ink', 'left');
  return [
    box({ name: 'foot', at: [x - 0.35, y - 0.12, z], size: [0.7, 0.24, 0.1], material: 'ink' }),
    rod({ name: 'post', at: [x, y, z + 0.1], to: beam + 0.16, paint: iron, width: 3 }),
    rod({
      name: 'arm',
      at: [x - arm, y + 0.02, beam],
      to: [x + arm, y + 0.02, beam],
      paint: tone('gold', 'left'),
      width: 3,
    }),
    ...[-arm, arm].flatMap((side) => [
      rod({
        name: 'strings',
        points: [
          [x + side - 0.42, y, z + 0.32],
          [x + side, y, beam],
          [x + side + 0.42, y, z + 0.32],
        ],
        paint: tone('wood', 'right'),
        width: 0.8,
      }),
      cylinder({ name: 'pan', at: [x + side, y, z + 0.26], radius: 0.4, height: 0.06, material: 'gold' }),
    ]),
    coins([x - arm, y, z + 0.32], 4, 0.24),
    cylinder({ name: 'water', at: [x + arm, y, z + 0.32], radius: 0.22, height: 0.5, material: 'teal' }),
    cylinder({ name: 'glass', at: [x + arm, y, z + 0.82], radius: 0.22, height: 0.14, material: 'glass' }),
    box({
      name: 'scale',
      at: [x - 0.22, y + 0.04, beam + 0.12],
      size: [0.44, 0.05, 0.3],
      material: 'paper',
      left: [disc(0.22, 0.04, 0.05, iron), panel(0.2, 0.04, 0.24, 0.26, tone('clay', 'left'))],
    }),
  ];
}

/** A car taken apart in layers, and the equipment of a vehicle workshop. */
import { area, band, disc, panel, ribs, segment, stroke, windows } from '#kit/face.ts';
import { ALARM, LAMP, SIGNAL, tone, WHITE, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { arc, assembly, drum, plate, ring, ringSector, row, wheel } from '#library/parts.ts';

const ORANGE = tone('clay', 'top');

/** The running gear of an electric car, 5.4 long along x, 2.2 wide: battery floor, motors, four wheels. */
export function skateboard([x, y, z]: Vec3): Solid {
  const modules = [0, 1].flatMap((line) =>
    row(
      6,
      [0.16 + 0, 0.14 + line * 0.82],
      [0.44, 0.68],
      [0.54, 0],
      line === 1 ? [tone('teal', 'top'), tone('teal', 'left')] : [tone('teal', 'left'), tone('teal', 'top')],
    ),
  );
  const axle = (dx: number) =>
    box({
      name: 'motor',
      at: [x + dx, y + 0.5, z + 0.12],
      size: [0.7, 1.2, 0.5],
      material: 'steel',
      castsShadow: false,
      top: [ribs(5, tone('steel', 'right'))],
      left: [ribs(3, tone('steel', 'right'))],
    });
  return assembly('skateboard', [
    wheel([x + 0.55, y, z + 0.3], 0.52, 0.34),
    wheel([x + 4.95, y, z + 0.3], 0.52, 0.34),
    axle(0.2),
    box({
      name: 'battery',
      at: [x + 1.05, y + 0.2, z],
      size: [3.45, 1.8, 0.34],
      material: 'ink',
      castsShadow: false,
      top: modules,
      left: [band(0.12, 0.2, tone('steel', 'left'))],
      right: [band(0.12, 0.2, tone('steel', 'right'))],
    }),
    axle(4.6),
    rod({
      points: [
        [x + 0.9, y + 1.5, z + 0.5],
        [x + 1.15, y + 1.4, z + 0.42],
        [x + 4.3, y + 1.4, z + 0.42],
        [x + 4.65, y + 1.2, z + 0.66],
      ],
      paint: ORANGE,
      width: 2,
    }),
    wheel([x + 0.55, y + 1.86, z + 0.3], 0.52, 0.34),
    wheel([x + 4.95, y + 1.86, z + 0.3], 0.52, 0.34),
  ]);
}

const SHELL: readonly Vec2[] = [
  [0, 0.1],
  [0, 0.66],
  [0.22, 0.84],
  [0.9, 0.92],
  [1.65, 1.5],
  [3.35, 1.5],
  [4.2, 0.9],
  [5.2, 0.72],
  [5.4, 0.5],
  [5.4, 0.1],
  [5.1, 0.06],
];
const ARCHES: readonly Vec2[] = [...arc(0.58, 0, 180, 6, [4.5, 0.06]), ...arc(0.58, 0, 180, 6, [1.1, 0.06])];

/** The shell of the same car, 2.2 wide: glass, doors, arches. */
export function carShell([x, y, z]: Vec3): Solid {
  const on = (points: readonly Vec2[], width = 2.2): Vec3[] => points.map(([u, v]) => [x + u, y + width, z + v]);
  const across = (from: Vec2, to: Vec2, inset: number): Vec3[] => [
    [x + from[0], y + inset, z + from[1]],
    [x + to[0], y + inset * 1.2, z + to[1]],
    [x + to[0], y + 2.2 - inset * 1.2, z + to[1]],
    [x + from[0], y + 2.2 - inset, z + from[1]],
  ];
  return assembly(
    'shell',
    [
      prism({
        name: 'body',
        at: [x, y, z],
        along: 'y',
        points: [...SHELL, ...ARCHES.map(([u, v]): Vec2 => [u + 0, v])],
        length: 2.2,
        material: 'clay',
        castsShadow: false,
        cap: [
          segment([2.5, 0.16], [2.5, 0.9], tone('clay', 'right'), 1.2),
          segment([0.35, 0.72], [5.2, 0.56], tone('clay', 'top'), 1.2),
          panel(2.62, 0.66, 2.86, 0.72, tone('clay', 'right')),
          panel(1.72, 0.7, 1.96, 0.76, tone('clay', 'right')),
        ],
      }),
      plate(
        on([
          [1.1, 0.92],
          [1.7, 1.38],
          [2.42, 1.38],
          [2.42, 0.9],
        ]),
        WINDOW_DARK,
      ),
      plate(
        on([
          [2.56, 0.9],
          [2.56, 1.38],
          [3.3, 1.38],
          [3.92, 0.88],
        ]),
        WINDOW_DARK,
      ),
      plate(across([3.42, 1.45], [4.12, 0.95], 0.2), WINDOW_DARK),
      plate(across([1.9, 1.5], [3.1, 1.5], 0.34), tone('glass', 'top')),
      plate(
        [
          [x + 5.4, y + 1.7, z + 0.32],
          [x + 5.4, y + 2.1, z + 0.32],
          [x + 5.4, y + 2.1, z + 0.46],
          [x + 5.4, y + 1.7, z + 0.46],
        ],
        LAMP,
      ),
      plate(
        [
          [x + 5.4, y + 0.1, z + 0.32],
          [x + 5.4, y + 0.5, z + 0.32],
          [x + 5.4, y + 0.5, z + 0.46],
          [x + 5.4, y + 0.1, z + 0.46],
        ],
        LAMP,
      ),
    ],
    false,
  );
}

/** A post of a workshop lift with its foot, and its carriage at the height `lifted`. */
export const liftPost = ([x, y, z]: Vec3, height: number, lifted: number): Solid[] => [
  box({ name: 'foot', at: [x - 0.2, y - 0.2, z], size: [0.8, 0.8, 0.12], material: 'ink', castsShadow: false }),
  box({
    name: 'post',
    at: [x, y, z + 0.12],
    size: [0.4, 0.4, height - 0.12],
    material: 'gold',
    left: [
      panel(0.12, 0.1, 0.28, height - 0.2, tone('gold', 'right')),
      panel(0.04, lifted - 0.3, 0.36, lifted + 0.2, tone('ink', 'left')),
    ],
    right: [panel(0.06, lifted - 0.3, 0.34, lifted + 0.2, tone('ink', 'right'))],
  }),
];

/** A diagnostic trolley with a screen that faces left. */
export const trolley = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'trolley',
    at: [x, y, z + 0.14],
    size: [0.9, 0.6, 0.72],
    material: 'clay',
    left: [
      ribs(3, tone('clay', 'right'), 'level', 1.4),
      disc(0.15, -0.05, 0.1, tone('rubber', 'right')),
      disc(0.75, -0.05, 0.1, tone('rubber', 'right')),
    ],
    right: [disc(0.14, -0.05, 0.1, tone('rubber', 'right'))],
  }),
  box({
    name: 'screen',
    at: [x + 0.05, y + 0.16, z + 0.86],
    size: [0.8, 0.1, 0.62],
    material: 'ink',
    castsShadow: false,
    left: [
      panel(0.06, 0.06, 0.74, 0.56, WINDOW_DARK),
      stroke(
        [
          [0.1, 0.2],
          [0.28, 0.2],
          [0.34, 0.44],
          [0.42, 0.12],
          [0.48, 0.28],
          [0.7, 0.28],
        ],
        SIGNAL,
        1.3,
      ),
    ],
  }),
];

/** A test rig: an open frame with control units on shelves, wiring, a headlamp and a steering wheel, 2.4 long along y. */
export function testRig([x, y, z]: Vec3): Solid {
  const post = (dx: number, dy: number) =>
    box({ name: 'upright', at: [x + dx, y + dy, z], size: [0.1, 0.1, 2.1], material: 'steel' });
  const shelf = (level: number) =>
    box({ name: 'shelf', at: [x, y, z + level], size: [0.9, 2.4, 0.08], material: 'steel', castsShadow: false });
  const unit = (dy: number, level: number, material: Material, length = 0.6) =>
    box({
      name: 'unit',
      at: [x + 0.3, y + dy, z + level],
      size: [0.55, length, 0.34],
      material,
      castsShadow: false,
      right: [panel(0.08, 0.1, 0.2, 0.2, LAMP), panel(0.26, 0.1, 0.38, 0.2, SIGNAL)],
      top: [ribs(4, tone(material, 'right'), 'level')],
    });
  const loom = (points: readonly Vec2[], material: Material) =>
    rod({
      points: points.map(([dy, dz]): Vec3 => [x + 0.92, y + dy, z + dz]),
      paint: tone(material, 'left'),
      width: 1.8,
    });
  return assembly('test rig', [
    post(0, 0),
    post(0, 2.3),
    shelf(0.35),
    unit(0.2, 0.43, 'steel', 0.8),
    unit(1.3, 0.43, 'ink', 0.7),
    shelf(1.1),
    unit(0.2, 1.18, 'teal'),
    unit(1, 1.18, 'ink'),
    unit(1.7, 1.18, 'gold', 0.5),
    shelf(1.85),
    unit(0.2, 1.93, 'ink', 0.9),
    unit(1.4, 1.93, 'steel', 0.7),
    post(0.8, 0),
    post(0.8, 2.3),
    loom(
      [
        [0.5, 1.2],
        [0.5, 0.75],
        [1.15, 0.7],
        [1.15, 0.1],
      ],
      'clay',
    ),
    loom(
      [
        [1.9, 1.2],
        [1.9, 0.85],
        [1.25, 0.8],
        [1.25, 0.1],
      ],
      'gold',
    ),
    loom(
      [
        [0.8, 1.95],
        [1.2, 1.5],
        [1.2, 0.1],
      ],
      'teal',
    ),
  ]);
}

/** A steering wheel with its column on a stand, facing right. */
export const steering = ([x, y, z]: Vec3): Solid =>
  assembly('steering', [
    box({ name: 'stand', at: [x - 0.1, y - 0.1, z], size: [0.2, 0.2, 0.7], material: 'steel' }),
    drum({ at: [x - 0.1, y, z + 0.8], radius: 0.12, length: 0.4, along: 'x', material: 'ink' }),
    prism({
      name: 'rim',
      at: [x + 0.3, y, z + 0.8],
      along: 'x',
      points: ringSector(0.36, 0.46, 0, 180, 10),
      length: 0.08,
      material: 'rubber',
    }),
    prism({
      name: 'rim',
      at: [x + 0.3, y, z + 0.8],
      along: 'x',
      points: ringSector(0.36, 0.46, 180, 360, 10),
      length: 0.08,
      material: 'rubber',
    }),
    prism({
      name: 'spoke',
      at: [x + 0.31, y, z + 0.8],
      along: 'x',
      points: [
        [-0.38, -0.06],
        [0.38, -0.06],
        [0.38, 0.06],
        [-0.38, 0.06],
      ],
      length: 0.06,
      material: 'rubber',
    }),
    drum({ at: [x + 0.3, y, z + 0.8], radius: 0.14, length: 0.12, along: 'x', material: 'rubber' }),
  ]);

/** A scissor table in a pit that carries a drive unit; `height` of the table above [x, y, z]. */
export const scissorTable = ([x, y, z]: Vec3, height: number): Solid =>
  assembly('scissor table', [
    box({ name: 'base', at: [x, y, z], size: [2, 1, 0.12], material: 'ink' }),
    rod({
      at: [x + 0.2, y + 1, z + 0.12],
      to: [x + 1.8, y + 1, z + height - 0.12],
      paint: tone('gold', 'left'),
      width: 3,
    }),
    rod({
      at: [x + 1.8, y + 1, z + 0.12],
      to: [x + 0.2, y + 1, z + height - 0.12],
      paint: tone('gold', 'right'),
      width: 3,
    }),
    box({ name: 'table', at: [x, y, z + height - 0.12], size: [2, 1, 0.12], material: 'gold' }),
    drum({ at: [x + 0.12, y + 0.5, z + height + 0.36], radius: 0.3, length: 0.7, along: 'x', material: 'steel' }),
    box({
      name: 'inverter',
      at: [x + 0.8, y + 0.15, z + height],
      size: [0.65, 0.7, 0.6],
      material: 'teal',
      top: [ribs(4, tone('teal', 'right'))],
    }),
    drum({ at: [x + 1.45, y + 0.5, z + height + 0.3], radius: 0.12, length: 0.45, along: 'x', material: 'steel' }),
  ]);

/** A charging post with a lamp and a cable. */
export const charger = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'charger',
    at: [x, y, z],
    size: [0.4, 0.34, 1.2],
    material: 'paper',
    left: [panel(0.08, 0.72, 0.32, 1, WINDOW_DARK), panel(0.08, 0.6, 0.32, 0.65, SIGNAL)],
  }),
  rod({
    points: [
      [x + 0.4, y + 0.2, z + 0.8],
      [x + 0.62, y + 0.3, z + 0.45],
      [x + 0.5, y + 0.42, z + 0.2],
    ],
    paint: tone('rubber', 'left'),
    width: 1.6,
  }),
];

/** A traffic cone of the test track. */
export const cone = ([x, y, z]: Vec3): Solid =>
  cylinder({
    name: 'cone',
    at: [x, y, z],
    radius: 0.14,
    topRadius: 0.02,
    height: 0.36,
    material: 'clay',
    bands: [{ from: 0.14, to: 0.22, material: 'paper' }],
  });

/** A brake disc with a tyre behind it and a caliper, facing left. */
export const hub = ([x, y, z]: Vec3): Solid =>
  assembly('hub', [
    drum({
      at: [x, y - 0.75, z],
      radius: 1.12,
      length: 0.6,
      along: 'y',
      material: 'rubber',
      cap: [disc(1.12, 1.12, 0.8, tone('steel', 'right'))],
    }),
    drum({
      at: [x, y - 0.15, z],
      radius: 0.72,
      length: 0.14,
      along: 'y',
      material: 'steel',
      cap: [
        disc(0.72, 0.72, 0.62, tone('steel', 'top')),
        ...ring(0.5, 10, [0.72, 0.72]).map(([u, v]) => disc(u, v, 0.05, tone('steel', 'right'))),
      ],
    }),
    prism({
      name: 'caliper',
      at: [x, y - 0.01, z],
      along: 'y',
      points: ringSector(0.44, 0.86, 20, 80, 5),
      length: 0.2,
      material: 'teal',
    }),
    drum({
      at: [x, y - 0.01, z],
      radius: 0.32,
      length: 0.2,
      along: 'y',
      material: 'steel',
      cap: ring(0.2, 5, [0.32, 0.32]).map(([u, v]) => disc(u, v, 0.05, tone('ink', 'left'))),
    }),
    drum({ at: [x, y + 0.19, z], radius: 0.12, length: 0.1, along: 'y', material: 'gold' }),
  ]);

/** A hall wall with a band of windows under its eaves. */
export const hallWall = (at: Vec3, [w, d, h]: Vec3, columns: number): Solid => {
  const isLeft = w > d;
  const paints = [
    band(0, 0.5, tone('stone', isLeft ? 'left' : 'right')),
    windows({ columns, rows: 1, below: h * 0.62, above: h * 0.14, pane: [0.86, 0.9], lit: 3 }),
  ];
  return box({
    name: 'wall',
    at,
    size: [w, d, h],
    material: 'paper',
    ...(isLeft ? { left: paints } : { right: paints }),
  });
};

/** A board with tools, for a wall face. */
export const toolBoard = (u: number, v: number) => [
  panel(u, v, u + 1.5, v + 0.8, tone('teal', 'left')),
  segment([u + 0.2, v + 0.15], [u + 0.2, v + 0.65], WHITE, 1.8),
  segment([u + 0.5, v + 0.2], [u + 0.5, v + 0.65], tone('gold', 'top'), 2.2),
  disc(u + 0.85, v + 0.5, 0.14, tone('ink', 'left')),
  area(
    [
      [u + 1.15, v + 0.15],
      [u + 1.35, v + 0.15],
      [u + 1.25, v + 0.65],
    ],
    ALARM,
  ),
];

/** Objects of a factory: sawtooth roofs, robot arms, the press, the workstation. */
import { area, band, disc, panel, ribs, segment } from '#kit/face.ts';
import { ALARM, LAMP, SIGNAL, tone, WHITE, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { drum, moving } from '#library/parts.ts';

/** Teeth of a sawtooth roof along x, their vertical sides at the right. */
export const sawtooth = (
  [x, y, z]: Vec3,
  teeth: number,
  pitch: number,
  depth: number,
  rise: number,
  material: Material = 'clay',
): Solid[] =>
  Array.from({ length: teeth }, (_, index) => x + index * pitch).flatMap((at) => [
    prism({
      name: 'tooth',
      at: [at, y, z],
      along: 'y',
      points: [
        [0, 0],
        [pitch - 0.06, 0],
        [pitch - 0.06, rise],
        [0, 0.1],
      ],
      length: depth,
      material,
      castsShadow: false,
      cap: [segment([0, 0.1], [pitch - 0.06, rise], WHITE, 1.6)],
    }),
    box({
      name: 'rooflight',
      at: [at + pitch - 0.06, y + 0.1, z + 0.12],
      size: [0.06, depth - 0.2, rise - 0.12],
      material: 'glass',
      castsShadow: false,
      right: [panel(0.1, 0.08, depth - 0.3, rise - 0.2, LAMP), ribs(5, tone('steel', 'right'), 'upright', 1.4)],
    }),
  ]);

/** A robot arm with a gripper on its base, reaching towards the lower left. */
export const robotArm = ([x, y, z]: Vec3, reach = 1.1, material: Material = 'clay'): Solid[] => {
  const limb = (name: string, from: Vec3, to: Vec3, width: number) =>
    rod({ name, at: from, to, paint: tone(material, 'left'), width });
  const light = (from: Vec3, to: Vec3) => rod({ name: 'edge', at: from, to, paint: tone(material, 'top'), width: 2.6 });
  const [shoulder, elbow, wrist, tool]: readonly [Vec3, Vec3, Vec3, Vec3] = [
    [x, y, z + 0.85],
    [x - 0.25, y - 0.15, z + 2],
    [x, y + reach, z + 1.85],
    [x, y + reach, z + 1.1],
  ];
  return [
    cylinder({ name: 'base', at: [x, y, z], radius: 0.42, height: 0.24, material: 'ink' }),
    cylinder({ name: 'turret', at: [x, y, z + 0.24], radius: 0.3, height: 0.45, material, castsShadow: false }),
    limb('upper arm', shoulder, elbow, 10),
    light(shoulder, elbow),
    limb('forearm', elbow, wrist, 8),
    light(elbow, wrist),
    limb('hand', wrist, tool, 4.6),
    rod({
      name: 'gripper',
      points: [
        [tool[0] - 0.16, tool[1], tool[2] - 0.16],
        [tool[0] - 0.16, tool[1], tool[2]],
        [tool[0] + 0.16, tool[1], tool[2]],
        [tool[0] + 0.16, tool[1], tool[2] - 0.16],
      ],
      paint: tone('ink', 'left'),
      width: 2.6,
    }),
  ];
};

/** A belt conveyor along x on legs. */
export const conveyor = ([x, y, z]: Vec3, length: number, width = 0.9): Solid[] => [
  ...Array.from({ length: Math.floor(length / 1.6) }, (_, index) =>
    box({
      name: 'leg',
      at: [x + 0.3 + index * 1.6, y + 0.1, z],
      size: [0.16, width - 0.2, 0.36],
      material: 'ink',
      castsShadow: false,
    }),
  ),
  box({
    name: 'belt',
    at: [x, y, z + 0.36],
    size: [length, width, 0.2],
    material: 'steel',
    castsShadow: false,
    left: [panel(0, 0.06, length, 0.14, tone('teal', 'left'))],
    top: [
      panel(0, 0.08, length, width - 0.08, tone('rubber', 'top')),
      ribs(Math.round(length * 2), tone('rubber', 'right')),
    ],
  }),
];

/** A gear blank on the belt; gold if `done`. */
export const workpiece = ([x, y, z]: Vec3, done = false): Solid[] => [
  cylinder({
    name: 'gear',
    at: [x, y, z],
    radius: 0.3,
    height: 0.16,
    material: done ? 'gold' : 'steel',
    castsShadow: false,
  }),
  cylinder({
    name: 'hub',
    at: [x, y, z + 0.16],
    radius: 0.13,
    height: 0.1,
    material: done ? 'gold' : 'steel',
    lid: tone('ink', 'left'),
    castsShadow: false,
  }),
];

/** A press: two uprights, a crown with its ram, a die lit from inside. */
export const press = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'bed',
    at: [x, y, z],
    size: [1.8, 1.5, 0.6],
    material: 'teal',
    castsShadow: false,
    left: [band(0.08, 0.2, tone('gold', 'left'))],
    right: [band(0.08, 0.2, tone('gold', 'right'))],
  }),
  box({ name: 'upright', at: [x, y, z + 0.6], size: [0.4, 1.5, 1.5], material: 'teal', castsShadow: false }),
  box({
    name: 'upright',
    at: [x + 1.4, y, z + 0.6],
    size: [0.4, 1.5, 1.5],
    material: 'teal',
    castsShadow: false,
    right: [panel(0.3, 0.3, 1.2, 1.1, tone('teal', 'left'))],
  }),
  box({
    name: 'die',
    at: [x + 0.5, y + 0.2, z + 0.6],
    size: [0.8, 1.1, 0.24],
    material: 'steel',
    castsShadow: false,
    top: [disc(0.4, 0.6, 0.3, LAMP)],
  }),
  box({
    name: 'ram',
    at: [x + 0.5, y + 0.2, z + 1.35],
    size: [0.8, 1.1, 0.75],
    material: 'steel',
    castsShadow: false,
    left: [ribs(3, tone('steel', 'right'), 'upright', 1.4)],
  }),
  box({
    name: 'crown',
    at: [x - 0.1, y - 0.1, z + 2.1],
    size: [2, 1.7, 0.7],
    material: 'teal',
    castsShadow: false,
    left: [disc(1, 0.35, 0.24, tone('gold', 'left')), disc(1, 0.35, 0.12, tone('ink', 'left'))],
    right: [ribs(5, tone('teal', 'left'))],
  }),
];

/** A stack light: green off, red off, amber blinking. */
export const stackLight = ([x, y, z]: Vec3, radius = 0.13): Solid[] => [
  rod({ name: 'stem', at: [x, y, z], to: z + radius * 3, paint: tone('ink', 'left'), width: 2 }),
  cylinder({
    name: 'green',
    at: [x, y, z + radius * 3],
    radius,
    height: radius * 1.9,
    material: 'palm',
    castsShadow: false,
  }),
  moving(
    cylinder({
      name: 'amber',
      at: [x, y, z + radius * 4.9],
      radius,
      height: radius * 1.9,
      material: 'gold',
      lid: LAMP,
      castsShadow: false,
    }),
    'blink',
  ),
  cylinder({
    name: 'red',
    at: [x, y, z + radius * 6.8],
    radius,
    height: radius * 1.9,
    material: 'clay',
    castsShadow: false,
  }),
  cylinder({
    name: 'cap',
    at: [x, y, z + radius * 8.7],
    radius,
    height: radius * 0.5,
    material: 'ink',
    castsShadow: false,
  }),
];

/** A rack of open bins, three by three, facing left; the middle one is empty. */
export const binRack = ([x, y, z]: Vec3): Solid =>
  box({
    name: 'bin rack',
    at: [x, y, z],
    size: [1.5, 0.5, 1.3],
    material: 'ink',
    castsShadow: false,
    left: [0, 1, 2].flatMap((column) =>
      [0, 1, 2].flatMap((row) => {
        const [u, v] = [0.08 + column * 0.47, 0.08 + row * 0.41];
        const isEmpty = column === 1 && row === 1;
        const fill = (['clay', 'teal', 'gold'] as const)[(column + row) % 3] ?? 'teal';
        return [
          panel(u, v, u + 0.41, v + 0.34, isEmpty ? LAMP : tone('rubber', 'left')),
          ...(isEmpty
            ? []
            : [
                area(
                  [
                    [u + 0.04, v + 0.16],
                    [u + 0.12, v + 0.3],
                    [u + 0.3, v + 0.27],
                    [u + 0.37, v + 0.16],
                  ],
                  tone('steel', 'top'),
                ),
              ]),
          panel(u, v, u + 0.41, v + 0.17, tone(fill, 'left')),
        ];
      }),
    ),
  });

/** A workstation: a bench under a frame with a torque driver on a spring, light curtains at both sides. */
export const workstation = ([x, y, z]: Vec3): Solid[] => {
  const spring: Vec3[] = Array.from({ length: 9 }, (_, index): Vec3 => [
    x + 1.1 + (index % 2 ? 0.07 : -0.07),
    y + 0.5,
    z + 1.95 - index * 0.06,
  ]);
  return [
    box({
      name: 'bench',
      at: [x, y, z],
      size: [2.2, 0.9, 0.7],
      material: 'wood',
      castsShadow: false,
      left: [panel(0.1, 0.06, 2.1, 0.58, tone('wood', 'right')), panel(1.3, 0.36, 2, 0.52, tone('sand', 'left'))],
      top: [panel(0.6, 0.3, 1.6, 0.75, tone('teal', 'left'))],
    }),
    rod({
      name: 'frame',
      points: [
        [x + 0.05, y + 0.5, z + 0.7],
        [x + 0.05, y + 0.5, z + 2],
        [x + 2.15, y + 0.5, z + 2],
        [x + 2.15, y + 0.5, z + 0.7],
      ],
      paint: tone('steel', 'right'),
      width: 2.6,
    }),
    rod({ name: 'spring', points: spring, paint: tone('ink', 'left'), width: 1.2 }),
    box({
      name: 'driver',
      at: [x + 1.02, y + 0.42, z + 1.1],
      size: [0.16, 0.16, 0.38],
      material: 'clay',
      castsShadow: false,
    }),
    rod({ name: 'bit', at: [x + 1.1, y + 0.52, z + 1.1], to: z + 0.92, paint: tone('ink', 'left'), width: 1.8 }),
    ...[-0.28, 2.32].map((dx) =>
      box({
        name: 'curtain',
        at: [x + dx, y + 0.95, z],
        size: [0.14, 0.14, 1.7],
        material: 'gold',
        castsShadow: false,
        left: [panel(0.04, 0.3, 0.1, 1.6, tone('ink', 'left'))],
        right: [panel(0.04, 0.3, 0.1, 1.6, tone('ink', 'right'))],
      }),
    ),
    ...[0.5, 0.8, 1.1, 1.4].map((v) =>
      rod({ name: 'light', at: [x - 0.14, y + 1.1, z + v], to: [x + 2.32, y + 1.1, z + v], paint: ALARM, width: 0.7 }),
    ),
  ];
};

/** An operator panel on a stalk. */
export const operatorPanel = ([x, y, z]: Vec3): Solid[] => [
  box({ name: 'stalk', at: [x + 0.22, y, z], size: [0.1, 0.1, 0.9], material: 'steel', castsShadow: false }),
  box({
    name: 'panel',
    at: [x, y, z + 0.9],
    size: [0.54, 0.16, 0.5],
    material: 'ink',
    castsShadow: false,
    left: [
      panel(0.06, 0.2, 0.34, 0.44, SIGNAL),
      disc(0.43, 0.34, 0.06, ALARM),
      disc(0.14, 0.1, 0.045, WHITE),
      disc(0.28, 0.1, 0.045, tone('palm', 'top')),
    ],
  }),
];

/** A control cabinet without its door: rows of modules on rails, lamps, a duct of wires. */
export const controlCabinet = (at: Vec3, size: Vec3 = [1.2, 0.5, 1.4]): Solid => {
  const [w, , h] = size;
  return box({
    name: 'control cabinet',
    at,
    size,
    material: 'steel',
    castsShadow: false,
    left: [
      panel(0.06, 0.06, w - 0.06, h - 0.06, tone('paper', 'left')),
      ...[0.16, 0.56, 0.96].flatMap((v) => [
        panel(0.1, v + 0.1, w - 0.1, v + 0.15, tone('steel', 'right')),
        ...Array.from({ length: 6 }, (_, index) =>
          panel(
            0.14 + index * 0.16,
            v,
            0.26 + index * 0.16,
            v + 0.26,
            tone(
              (['ink', 'ink', 'teal', 'ink', 'clay', 'ink'] as const)[(index + Math.round(v * 5)) % 6] ?? 'ink',
              'left',
            ),
          ),
        ),
        ...Array.from({ length: 6 }, (_, index) =>
          panel(0.18 + index * 0.16, v + 0.18, 0.22 + index * 0.16, v + 0.22, index % 3 ? SIGNAL : LAMP),
        ),
      ]),
    ],
  });
};

/** A horizontal tank for compressed air on two feet, `length` long. */
export const airTank = ([x, y, z]: Vec3, length = 1.8): Solid[] => [
  ...[0.2, length - 0.4].map((dx) =>
    box({ name: 'foot', at: [x + dx, y + 0.1, z], size: [0.2, 0.5, 0.16], material: 'ink', castsShadow: false }),
  ),
  drum({
    name: 'air tank',
    corner: [x, y, z + 0.16],
    along: 'x',
    radius: 0.36,
    length,
    material: 'clay',
    cap: [disc(0.36, 0.36, 0.26, tone('clay', 'left')), disc(0.36, 0.36, 0.08, tone('gold', 'top'))],
  }),
];

/** A coil of sheet steel, its hole to the right. */
export const coil = (at: Vec3, radius = 0.55, length = 0.9): Solid =>
  drum({
    name: 'coil',
    corner: at,
    along: 'x',
    radius,
    length,
    material: 'steel',
    cap: [
      disc(radius, radius, radius * 0.8, tone('steel', 'left')),
      disc(radius, radius, radius * 0.6, tone('steel', 'right')),
      disc(radius, radius, radius * 0.42, tone('ink', 'right')),
    ],
  });

/** A coolant basin with a steel edge. */
export const sump = (at: Vec3, size: Vec3 = [1.1, 0.5, 0.4]): Solid =>
  box({
    name: 'sump',
    at,
    size,
    material: 'steel',
    castsShadow: false,
    left: [band(0.12, 0.2, tone('teal', 'left'))],
    top: [panel(0.1, 0.08, size[0] - 0.1, size[1] - 0.08, SIGNAL)],
  });

/** Services as small houses of different kinds, each with its own data store, trough and gate. */
import { disc, panel, ribs, windows } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, gable, pyramid, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** Length of the edges of the cube house. */
const CUBE = 1.8;

/** A plain cube with a roof light and a lit window. */
export const cubeHouse = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'cube house',
    at: [x, y, z],
    size: [CUBE, CUBE, CUBE],
    material: 'teal',
    left: [
      panel(CUBE * 0.2, 0, CUBE * 0.45, CUBE * 0.55, tone('teal', 'right')),
      panel(CUBE * 0.58, CUBE * 0.42, CUBE * 0.82, CUBE * 0.66, LAMP),
    ],
    right: [windows({ columns: 2, rows: 1, below: CUBE * 0.42, above: CUBE * 0.34, lit: 2 })],
    top: [panel(CUBE * 0.28, CUBE * 0.28, CUBE * 0.72, CUBE * 0.72, tone('teal', 'left'))],
  }),
  box({
    name: 'rooflight',
    at: [x + CUBE * 0.34, y + CUBE * 0.34, z + CUBE],
    size: [CUBE * 0.32, CUBE * 0.32, 0.16],
    material: 'glass',
    castsShadow: false,
  }),
];

/** White walls under a clay roof. */
export const gabledHouse = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'walls',
    at: [x, y, z],
    size: [1.8, 1.8, 1.5],
    material: 'paper',
    left: [panel(0.65, 0, 1.15, 0.95, tone('teal', 'right'))],
    right: [windows({ columns: 2, rows: 1, below: 0.5, above: 0.4, lit: 2 })],
  }),
  gable({
    at: [x - 0.12, y - 0.12, z + 1.5],
    size: [2.04, 2.04, 1],
    ridge: 'y',
    material: 'clay',
    cap: [disc(1.02, 0.4, 0.16, WINDOW_DARK)],
  }),
];

/** A round tower with a cap. */
export const roundHouse = ([x, y, z]: Vec3): Solid[] => [
  cylinder({
    name: 'round house',
    at: [x + 0.9, y + 0.9, z],
    radius: 0.85,
    height: 2.1,
    material: 'clay',
    bands: [{ from: 1.35, to: 1.65, material: 'ink' }],
  }),
  cylinder({
    name: 'cap',
    at: [x + 0.9, y + 0.9, z + 2.1],
    radius: 0.98,
    height: 0.16,
    material: 'paper',
    castsShadow: false,
  }),
];

/** Two cabinets of machines on a slab. */
export const rackHouse = ([x, y, z]: Vec3): Solid[] => {
  const units = [0.2, 0.55, 0.9, 1.25, 1.6, 1.95].flatMap((v, index) => [
    panel(0.1, v, 0.75, v + 0.22, tone('ink', 'top')),
    panel(0.17, v + 0.07, 0.28, v + 0.15, index % 3 === 1 ? LAMP : SIGNAL),
  ]);
  return [
    box({ name: 'slab', at: [x, y, z], size: [1.8, 1.8, 0.16], material: 'stone' }),
    box({
      name: 'rack',
      at: [x + 0.05, y + 0.25, z + 0.16],
      size: [0.83, 1.3, 2.3],
      material: 'ink',
      left: units,
      castsShadow: false,
    }),
    box({
      name: 'rack',
      at: [x + 0.92, y + 0.25, z + 0.16],
      size: [0.83, 1.3, 1.9],
      material: 'ink',
      left: units.slice(0, -2),
      right: [ribs(6, tone('ink', 'top'), 'level', 1.2)],
      castsShadow: false,
    }),
  ];
};

/** A gold brick house with a pyramid as its roof. */
export const pointedHouse = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'walls',
    at: [x, y, z],
    size: [1.8, 1.8, 1.2],
    material: 'gold',
    left: [panel(0.3, 0, 0.8, 0.85, tone('ink', 'left')), panel(1.1, 0.4, 1.5, 0.8, LAMP)],
    right: [ribs(3, tone('gold', 'left'), 'level'), panel(0.7, 0.4, 1.1, 0.8, LAMP)],
  }),
  pyramid({ name: 'roof', at: [x - 0.1, y - 0.1, z + 1.2], size: [2, 2, 1.3], material: 'paper', castsShadow: false }),
];

/** A data store: three discs of one size, with narrow gaps between them. */
export const dataStore = ([x, y, z]: Vec3, material: Material): Solid[] => {
  const disk = (level: number) =>
    cylinder({
      name: 'data store',
      at: [x, y, z + level],
      radius: 0.44,
      height: 0.26,
      material,
      castsShadow: level === 0,
    });
  const gap = (level: number) =>
    cylinder({ name: 'gap', at: [x, y, z + level], radius: 0.38, height: 0.06, material: 'ink', castsShadow: false });
  return [disk(0), gap(0.26), disk(0.32), gap(0.58), disk(0.64)];
};

/** A trough at the end of a canal; a dry one shows its floor. */
export const trough = ([x, y, z]: Vec3, isDry = false): Solid =>
  cylinder({
    name: 'trough',
    at: [x, y, z],
    radius: 0.5,
    height: 0.3,
    material: 'stone',
    lid: isDry ? tone('stone', 'right') : tone('teal', 'top'),
  });

/** A scaffold around an area of [w, d, h]: posts, two levels of planks along the visible sides. */
export function scaffold([x, y, z]: Vec3, [w, d, h]: Vec3): Solid[] {
  const wood = tone('wood', 'left');
  const post = (dx: number, dy: number) =>
    rod({ name: 'post', at: [x + dx, y + dy, z], to: z + h, paint: wood, width: 2 });
  const [lower, upper] = [h * 0.36, h * 0.74];
  return [
    post(0, d),
    post(w / 2, d),
    post(w, d),
    post(w, d / 2),
    post(w, 0),
    ...[lower, upper].flatMap((level) => [
      box({
        name: 'deck',
        at: [x - 0.1, y + d - 0.3, z + level],
        size: [w - 0.2, 0.3, 0.08],
        material: 'wood',
        castsShadow: false,
      }),
      box({
        name: 'deck',
        at: [x + w - 0.3, y - 0.1, z + level],
        size: [0.3, d + 0.1, 0.08],
        material: 'wood',
        castsShadow: false,
      }),
    ]),
    rod({ name: 'brace', at: [x, y + d, z], to: [x + w / 2, y + d, z + upper], paint: wood, width: 1.4 }),
    rod({ name: 'brace', at: [x + w, y + d, z], to: [x + w, y + d / 2, z + upper], paint: wood, width: 1.4 }),
  ];
}

/** A gate over a canal: if open, its plate is up; if shut, its clay plate is down in the water. */
export const canalGate = ([x, y, z]: Vec3, isShut = false): Solid[] => [
  box({ name: 'gate', at: [x - 0.36, y, z], size: [0.12, 0.16, 0.75], material: 'ink' }),
  box({
    name: 'plate',
    at: [x - 0.24, y + 0.02, z + (isShut ? 0 : 0.42)],
    size: [0.48, 0.12, 0.4],
    material: isShut ? 'clay' : 'paper',
    castsShadow: false,
  }),
  box({ name: 'gate', at: [x + 0.24, y, z], size: [0.12, 0.16, 0.75], material: 'ink' }),
  box({ name: 'lintel', at: [x - 0.42, y, z + 0.82], size: [0.84, 0.16, 0.1], material: 'ink', castsShadow: false }),
];

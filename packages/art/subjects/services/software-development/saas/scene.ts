/** A caravanserai of several storeys round one water tower: every tenant has a door, an awning and a meter of its own. */
import { band, panel, ribs } from '#kit/face.ts';
import { CHANNEL, LAMP, tone, WINDOW_DARK, type Material } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import { worker } from '#library/people.ts';
import { palm } from '#library/plants.ts';
import { awning, windCatcher } from '#library/town.ts';
import { solar } from '#library/works.ts';
import { archedDoor, dial, handWheel } from './tenants.ts';

const STOREY = 1.5;
const BAY = 1.6;
const STOREYS = [0, 1, 2, 3] as const;
const BAYS = [0, 1, 2] as const;
const COLOURS: readonly Material[] = ['teal', 'clay', 'gold', 'ink', 'palm', 'rose', 'glass'];
const colour = (index: number): Material => COLOURS[index % COLOURS.length] ?? 'teal';

/** Front of one storey: three doors and three meters; `seed` varies the colours. */
const front = (seed: number) =>
  BAYS.flatMap((bay) => [
    archedDoor(0.2 + bay * BAY, 1, 1.12, colour(seed + bay * 2), (seed + bay) % 3 === 0),
    dial(0.26 + bay * BAY, 0.62),
  ]);

const cornice = band(STOREY - 0.12, STOREY, tone('sand', 'left'));
const parapet = (w: number, d: number) => panel(0.14, 0.14, w - 0.14, d - 0.14, tone('paper', 'left'));
const WING = BAYS.length * BAY;

/** One storey of the wing along x, whose doors face left. */
const rightWing = (level: number) => [
  box({
    name: 'right wing',
    at: [3, 1, level * STOREY],
    size: [WING, 2, STOREY],
    material: 'paper',
    left: [cornice, ...front(level * 3)],
    right: [band(STOREY - 0.12, STOREY, tone('sand', 'right')), panel(0.7, 0.5, 1.3, 1.1, LAMP)],
    top: [parapet(WING, 2)],
  }),
  BAYS.map((bay) =>
    awning({
      at: [3.5 + bay * BAY - 0.1, 3, level * STOREY + 1],
      along: 'x',
      width: 1.1,
      material: colour(level * 3 + bay * 2),
    }),
  ),
];

/** One storey of the wing along y, whose doors face right. */
const leftWing = (level: number) => [
  box({
    name: 'left wing',
    at: [1, 3, level * STOREY],
    size: [2, WING, STOREY],
    material: 'paper',
    left: [cornice, panel(0.7, 0.5, 1.3, 1.1, LAMP)],
    right: [band(STOREY - 0.12, STOREY, tone('sand', 'right')), ...front(level * 3 + 4)],
    top: [parapet(2, WING)],
  }),
  BAYS.map((bay) =>
    awning({
      at: [3, 3.5 + bay * BAY, level * STOREY + 1],
      along: 'y',
      width: 1.1,
      material: colour(level * 3 + 6 + bay * 2),
    }),
  ),
];

const TOWER = { x: 5.2, y: 5.2, radius: 0.62, height: 5.6 };

export default scene(() => ({
  block: {
    size: [10, 10],
    depth: 3.2,
    surface: 'desert',
    patches: [
      {
        at: [3, 3],
        size: [4.8, 4.8],
        surface: 'plaza',
        paint: [ribs(5, tone('sand', 'top')), ribs(5, tone('sand', 'top'), 'level')],
      },
    ],
  },
  shafts: [
    { face: 'left', at: 5.2, canal: [[5.2, 5.6]] },
    { face: 'right', at: 5.2, canal: [[5.6, 5.2]] },
    { face: 'left', at: 8.6, canal: [[8.6, 8]] },
  ],
  things: [
    box({
      name: 'corner',
      at: [1, 1, 0],
      size: [2, 2, 5 * STOREY],
      material: 'paper',
      left: [
        band(5 * STOREY - 0.14, 5 * STOREY, tone('sand', 'left')),
        panel(0.6, 6.3, 0.9, 7.05, WINDOW_DARK),
        panel(1.1, 6.3, 1.4, 7.05, LAMP),
      ],
      right: [
        band(5 * STOREY - 0.14, 5 * STOREY, tone('sand', 'right')),
        panel(0.6, 6.3, 0.9, 7.05, LAMP),
        panel(1.1, 6.3, 1.4, 7.05, WINDOW_DARK),
      ],
      top: [parapet(2, 2)],
    }),
    windCatcher([1.5, 1.5, 5 * STOREY]),
    STOREYS.map(rightWing),
    STOREYS.slice(0, 3).map(leftWing),
    box({
      name: "caretaker's hut",
      at: [6.1, 1.3, 4 * STOREY],
      size: [1.3, 1.2, 0.9],
      material: 'clay',
      left: [panel(0.2, 0, 0.6, 0.7, tone('teal', 'right')), panel(0.8, 0.35, 1.1, 0.65, LAMP)],
      right: [panel(0.4, 0.35, 0.8, 0.65, LAMP)],
    }),
    solar([3.6, 1.4, 4 * STOREY]),
    cylinder({
      name: 'cistern',
      at: [2, 6.6, 3 * STOREY],
      radius: 0.55,
      height: 0.7,
      material: 'stone',
      lid: tone('teal', 'right'),
    }),
    box({ name: 'cushion bench', at: [1.5, 4.2, 3 * STOREY], size: [1, 1.3, 0.2], material: 'rose' }),
    cylinder({
      name: 'basin',
      at: [TOWER.x, TOWER.y, 0],
      radius: 1.15,
      height: 0.3,
      material: 'stone',
      lid: tone('teal', 'top'),
    }),
    cylinder({
      name: 'water tower',
      at: [TOWER.x, TOWER.y, 0.3],
      radius: TOWER.radius,
      height: TOWER.height - 0.3,
      material: 'teal',
      bands: STOREYS.map((level) => ({ from: level * STOREY + 0.6, to: level * STOREY + 0.8, material: 'ink' })),
    }),
    cylinder({
      name: 'platform',
      at: [TOWER.x, TOWER.y, TOWER.height],
      radius: 1.05,
      height: 0.16,
      material: 'stone',
      castsShadow: false,
    }),
    handWheel([TOWER.x, TOWER.y, TOWER.height + 0.16], 0.7),
    STOREYS.map((level) =>
      rod({
        name: 'feed',
        at: [TOWER.x - 0.3, 3.05, level * STOREY + 1],
        to: [TOWER.x - 0.3, TOWER.y - 0.6, level * STOREY + 1],
        paint: CHANNEL.water,
        width: 3,
      }),
    ),
    worker([6.9, 6.6, 0], 'clay', 'paper'),
    worker([3.9, 7, 0], 'ink', 'gold'),
    cylinder({ name: 'jug', at: [7.3, 6.3, 0], radius: 0.16, topRadius: 0.09, height: 0.4, material: 'gold' }),
    cylinder({
      name: 'trough',
      at: [8.6, 8, 0],
      radius: 0.5,
      height: 0.3,
      material: 'stone',
      lid: tone('teal', 'right'),
    }),
    palm([9.2, 3.2, 0], 2),
  ],
  why: { middle: [5.4, 3, 3], zoom: 2.1 },
}));

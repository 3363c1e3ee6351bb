/** A market square with a vault under it: a round door, a key in three parts, three levers at three huts. */
import { disc, panel, ribs, segment, windows } from '#kit/face.ts';
import { LAMP, SURFACES, tone, type Material } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, gable, rod, sphere } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { cellar } from '#library/cellar.ts';
import { marketStall } from '#library/market.ts';
import { drum } from '#library/parts.ts';
import { person } from '#library/people.ts';
import { steps, terrace } from '#library/terraces.ts';
import { awning } from '#library/town.ts';
import { coins, padlock } from '#library/valuables.ts';
import { well } from '#library/works.ts';
import { keyPart, vaultDoor } from './valuables.ts';

const DEPTH = 5;
const VAULT = { left: 2, front: 9, floor: -3.3, width: 7.2, height: 2.8, into: 0.9 };
const WALL = VAULT.front - VAULT.into;
const HUTS: [number, Material][] = [
  [2.5, 'clay'],
  [5.05, 'teal'],
  [7.6, 'gold'],
];
const DOOR: Vec3 = [5.6, WALL, VAULT.floor + 1.02];
const SHELVES = (
  [
    [0.3, 'bow'],
    [0.95, 'stem'],
    [1.6, 'bit'],
  ] as const
).map(([up, part]) => ({ z: VAULT.floor + up, part }));

const hut = (x: number, roof: Material) => [
  box({
    name: 'hut',
    at: [x, 6.9, 0],
    size: [1.15, 1.15, 0.95],
    material: 'paper',
    left: [panel(0.14, 0.1, 0.42, 0.72, tone('ink', 'left'))],
    right: [windows({ columns: 1, rows: 1, sides: 0.3, below: 0.3, lit: 1 })],
  }),
  gable({ at: [x - 0.1, 6.8, 0.95], size: [1.35, 1.35, 0.5], ridge: 'y', material: roof }),
  rod({ name: 'lever', at: [x + 0.72, 8.12, 0.1], to: [x + 0.98, 8.3, 1], paint: tone('ink', 'left'), width: 3 }),
  sphere({ name: 'knob', at: [x + 0.98, 8.3, 0.95], radius: 0.15, material: roof, castsShadow: false }),
];

const vault = () =>
  cellar({
    at: [VAULT.left, WALL, VAULT.floor],
    size: [VAULT.width, VAULT.into, VAULT.height],
    open: 'left',
    wall: 'stone',
    back: [
      ribs(8, tone('stone', 'right')),
      ribs(4, tone('stone', 'right'), 'level'),
      panel(6.5, 0, 7.2, 1.9, tone('ink', 'left')),
    ],
    things: [
      drum({ name: 'frame', at: DOOR, radius: 1.02, length: 0.12, along: 'y', material: 'ink', isSmooth: true }),
      drum({
        name: 'vault door',
        at: [DOOR[0], WALL + 0.12, DOOR[2]],
        radius: 0.94,
        length: 0.24,
        along: 'y',
        material: 'steel',
        isSmooth: true,
        cap: vaultDoor(0.94),
      }),
      ...SHELVES.flatMap(({ z, part }) => [
        box({ name: 'shelf', at: [2.1, WALL, z], size: [1.3, 0.34, 0.1], material: 'ink' }),
        keyPart([2.3, WALL + 0.25, z + 0.08], part),
        rod({
          name: 'pipe',
          at: [3.4, WALL + 0.05, z + 0.05],
          to: [DOOR[0] - 1, WALL + 0.05, z + 0.05],
          paint: tone('teal', 'left'),
          width: 2.2,
        }),
      ]),
      box({
        name: 'desk',
        at: [6.8, WALL + 0.3, VAULT.floor],
        size: [0.8, 0.45, 0.5],
        material: 'wood',
        left: [ribs(2, tone('wood', 'right'), 'level')],
        top: [panel(0.2, 0.08, 0.6, 0.36, tone('paper', 'top'))],
      }),
      rod({
        name: 'lamp stem',
        at: [6.95, WALL + 0.4, VAULT.floor + 0.5],
        to: VAULT.floor + 0.8,
        paint: tone('ink', 'left'),
        width: 1.6,
      }),
      sphere({ name: 'lamp', at: [6.95, WALL + 0.4, VAULT.floor + 0.76], radius: 0.11, material: 'gold' }),
      ...[0, 1, 2, 3, 4].map((index) =>
        box({
          name: 'stair',
          at: [7.7 + index * 0.22, WALL, VAULT.floor],
          size: [0.22, 0.4, 0.25 + index * 0.45],
          material: 'paper',
        }),
      ),
      coins([4.2, WALL + 0.55, VAULT.floor], 3, 0.22),
      coins([3.65, WALL + 0.6, VAULT.floor], 2, 0.22),
    ],
  });

export default scene(() => ({
  block: {
    size: [11, 9],
    depth: DEPTH,
    surface: 'plaza',
    channel: 4.05,
    patches: [
      {
        at: [0.5, 4.1],
        size: [10, 2.4],
        surface: 'plaza',
        paint: [ribs(9, SURFACES.road), ribs(2, SURFACES.road, 'level')],
      },
    ],
    left: [
      vault(),
      ...HUTS.flatMap(([x]) => [
        segment([x + 0.75, DEPTH], [x + 0.75, DEPTH + VAULT.floor + VAULT.height], tone('ink', 'left'), 2.4),
        disc(x + 0.75, DEPTH - 0.28, 0.1, tone('gold', 'left')),
      ]),
    ],
  },
  shafts: [
    { face: 'left', at: 1.1, canal: [[1.1, 5.7]] },
    { face: 'right', at: 6.2, canal: [[9.3, 6.2]] },
    { face: 'right', at: 2, canal: [[10.6, 2]] },
  ],
  things: [
    terrace({ at: [0.6, 0.6, 0], size: [9.6, 3, 0.6], surface: 'plaza' }),
    steps({ at: [4.6, 3.6, 0], size: [1.8, 0.6, 0.6], count: 3, climbs: 'y' }),
    coins([2.1, 1.5, 0.6], 13, 0.66),
    coins([3.75, 1.6, 0.6], 9, 0.66),
    coins([3.1, 2.95, 0.6], 5, 0.62),
    box({
      name: 'booth',
      at: [5.2, 1, 0.6],
      size: [1.5, 1.3, 1.5],
      material: 'teal',
      castsShadow: false,
      left: [panel(0.2, 0.5, 1.3, 1.15, LAMP), panel(0.1, 0.4, 1.4, 0.5, tone('wood', 'left'))],
      right: [panel(0.4, 0, 0.9, 1.1, tone('ink', 'right'))],
    }),
    awning({ at: [5.2, 2.3, 1.8], along: 'x', width: 1.5, depth: 0.45, drop: 0.3, material: 'clay' }),
    box({ name: 'booth roof', at: [5.1, 0.9, 2.1], size: [1.7, 1.4, 0.15], material: 'paper', castsShadow: false }),
    cylinder({ name: 'curb', at: [8.5, 2, 0.6], radius: 0.85, height: 0.7, material: 'stone', castsShadow: false }),
    cylinder({
      name: 'cap',
      at: [8.5, 2, 1.3],
      radius: 0.92,
      height: 0.14,
      material: 'wood',
      castsShadow: false,
      bands: [{ from: 0.04, to: 0.1, material: 'ink' }],
    }),
    padlock([8.2, 1.8, 1.44], 0.62),
    HUTS.map(([x, roof]) => hut(x, roof)),
    well([1.1, 5.3, 0], 0.45, 0.5),
    person([5.4, 5, 0], 'ink'),
    person([6.2, 5.4, 0], 'clay'),
    person([7.4, 3.2, 0.6], 'teal'),
    marketStall([8.4, 4.5, 0], 'clay', 'gold'),
  ],
  why: { middle: [5.4, 9, -1.6], zoom: 2, face: 'left' },
}));

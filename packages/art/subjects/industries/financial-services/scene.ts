/** A bank with an open vault door and a stack of coins on its roof; before it a level balance, below a strongroom and pairs of shafts. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box } from '#kit/solids.ts';
import { balance } from '#library/balance.ts';
import { dosingValve } from '#library/clinic.ts';
import { person } from '#library/people.ts';
import { potPlant } from '#library/plants.ts';
import {
  cashMachine,
  coinSorter,
  coinTower,
  depositBoxes,
  goldBars,
  keyPost,
  vaultDoor,
  vaultOpening,
} from './bank.ts';

const SIZE = [11.4, 11.4] as const;
const DEPTH = 4;
const ROOM = { x: 2.9, width: 5.5, depth: 0.75, drop: 2 };
const HALL = { x: 0.9, y: 0.9, width: 5.4, depth: 4.6, height: 1.9 };
const BACK = SIZE[1] - ROOM.depth;

const clock = (u: number, v: number) => [
  disc(u, v, 0.26, tone('ink', 'left')),
  disc(u, v, 0.21, WHITE),
  segment([u, v + 0.16], [u, v - 0.1], tone('ink', 'left'), 1.4),
];

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 3,
    surface: 'desert',
    patches: [
      {
        at: [0.4, 0.4],
        size: [10.6, 9.6],
        surface: 'plaza',
        paint: [ribs(5, tone('sand', 'top'), 'upright', 1.2), ribs(4, tone('sand', 'top'), 'level', 1.2)],
      },
    ],
    hollows: [{ at: [ROOM.x, BACK], size: [ROOM.width, ROOM.depth], drop: ROOM.drop, floor: 'floor' }],
  },
  shafts: [
    {
      face: 'left',
      at: 1,
      canal: [
        [1, 9.2],
        [3.6, 9.2],
      ],
    },
    {
      face: 'left',
      at: 1.8,
      canal: [
        [1.8, 10],
        [3.6, 10],
      ],
    },
    {
      face: 'left',
      at: 8.9,
      canal: [
        [8.9, 6.8],
        [8.3, 6.8],
      ],
    },
    {
      face: 'left',
      at: 9.7,
      canal: [
        [9.7, 6],
        [8.3, 6],
      ],
    },
    { face: 'right', at: 3, canal: [[9.2, 3]] },
    { face: 'right', at: 3.8, canal: [[9.2, 3.8]] },
    { face: 'left', at: 4.75 },
    { face: 'left', at: 5.45 },
  ],
  things: [
    box({
      name: 'banking hall',
      at: [HALL.x, HALL.y, 0],
      size: [HALL.width, HALL.depth, HALL.height],
      material: 'stone',
      left: [
        panel(0, 0, HALL.width, 0.14, tone('stone', 'right')),
        panel(0, 1.66, HALL.width, 1.8, tone('teal', 'left')),
        ...[0.25, 0.85, 4.1, 4.7].map((u) => panel(u, 0.14, u + 0.3, 1.66, tone('paper', 'top'))),
        ...vaultOpening(2.7, 0.9, 0.78),
      ],
      right: [
        panel(0, 0, HALL.depth, 0.14, tone('stone', 'left')),
        panel(0, 1.66, HALL.depth, 1.8, tone('teal', 'right')),
        ...[0.4, 1.2, 2, 2.8, 3.6].map((u) => panel(u, 0.14, u + 0.34, 1.66, tone('paper', 'right'))),
      ],
      top: [panel(0.15, 0.15, HALL.width - 0.15, HALL.depth - 0.15, tone('stone', 'left'))],
    }),
    coinTower([3.5, 3.1, HALL.height], 1.85, 13),
    coinTower([8, 1.9, 0], 0.95, 8, ['clay', 'rose'], 99),
    coinTower([10, 1.8, 0], 0.8, 5, ['teal', 'sea'], 99),
    vaultDoor([2.3, 5.52, 0.1], 0.78),
    keyPost([0.5, 6.3, 0]),
    keyPost([6.4, 6.3, 0]),
    balance([6, 8.2, 0], 1.9, 2.4),
    cashMachine([9.6, 4.6, 0]),
    person([10.2, 6, 0], 'clay'),
    person([4.4, 6.4, 0], 'ink'),
    potPlant([7, 5, 0]),
    box({
      name: 'lid',
      at: [ROOM.x, BACK, -0.14],
      size: [ROOM.width, ROOM.depth, 0.14],
      material: 'stone',
      castsShadow: false,
    }),
    depositBoxes([3, BACK + 0.02, -ROOM.drop], [1.7, 0.3, 1.7], 6, 7),
    box({
      name: 'wall',
      at: [4.75, BACK + 0.02, -ROOM.drop],
      size: [1.2, 0.06, 1.8],
      material: 'paper',
      castsShadow: false,
      left: clock(0.55, 0.85),
    }),
    coinSorter([5.95, BACK + 0.1, -ROOM.drop]),
    goldBars([7.0, BACK + 0.24, -ROOM.drop]).slice(0, 2),
    dosingValve([4.75, SIZE[1] - 0.2, -ROOM.drop]),
    dosingValve([5.45, SIZE[1] - 0.2, -ROOM.drop]),
  ],
  why: { middle: [4.2, 5.4, 2.2], zoom: 1.35 },
  features: {},
}));

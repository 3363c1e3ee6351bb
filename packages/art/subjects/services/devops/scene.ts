/** Four waterworks in a row over one channel: a flight of locks, an aqueduct, a sieve house, a field of pumps; a red crate at each. */
import { panel } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, prism } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { aqueduct } from '#library/aqueduct.ts';
import { pool, strata } from '#library/channels.ts';
import { barge, lockHouse, mitreGate, sealedCrate } from '#library/locks.ts';
import { worker } from '#library/people.ts';
import { bush, palm } from '#library/plants.ts';
import { fieldPump } from '#library/pump-field.ts';
import { CLARITY, sieve } from '#library/sieve.ts';
import { runnel, shaftOn, terrace } from '#library/terraces.ts';
import { warehouse } from './buildings.ts';

const WIDE = 18.4;
const DEEP = 7;
const DEPTH = 3.4;
const CHANNEL = 2.4;
/** The strip of the canal along y. */
const CANAL = { from: 3.7, width: 1.7 };
const NEAR = CANAL.from + CANAL.width;
/** The lower ground that the aqueduct crosses; `drop` is its depth. */
const DIP = { x: 8.6, y: 2.6, width: 3.6, drop: 1.7 };
const FAR = DIP.x + DIP.width;
/** Positions along x of the shafts that feed the first step and the sieves. */
const SHAFTS = { first: 1.4, sieves: 14 };

const redCrate = (at: Vec3, size = 0.7) => sealedCrate(at, size, 'clay', 'gold');

/** The banks of a step and the water between them; the first step has the runnel that feeds the canal. */
const step = (x: number, length: number, height: number, isFirst: boolean) => [
  terrace({
    at: [x, 0, 0],
    size: [length, CANAL.from, height],
    top: isFirst ? [panel(0.3, 0.3, length - 0.2, CANAL.from, SURFACES.plaza)] : [],
  }),
  box({
    name: 'water',
    at: [x, CANAL.from, 0],
    size: [length, CANAL.width, height - 0.3],
    material: 'sea',
    castsShadow: false,
  }),
  terrace({
    at: [x, NEAR, 0],
    size: [length, DEEP - NEAR, height],
    top: isFirst
      ? [
          runnel([
            [SHAFTS.first, DEEP - NEAR],
            [SHAFTS.first, 0],
          ]),
        ]
      : [],
    left: isFirst ? [shaftOn(SHAFTS.first, 0, height)] : [],
  }),
];

/** The ground beyond the dip, with the water that leads on to the sieves and the pumps. */
const beyond = () =>
  terrace({
    at: [FAR, DIP.y, -DIP.drop],
    size: [WIDE - FAR, DEEP - DIP.y, DIP.drop],
    top: [
      runnel(
        [
          [0, CANAL.from + 0.85 - DIP.y],
          [0.6, CANAL.from + 0.85 - DIP.y],
        ],
        { width: 7 },
      ),
      runnel([
        [SHAFTS.sieves - FAR, DEEP - DIP.y],
        [SHAFTS.sieves - FAR, NEAR - DIP.y + 0.2],
      ]),
    ],
    left: [strata(DEPTH, FAR), shaftOn(SHAFTS.sieves - FAR, 0, DIP.drop)],
    right: [strata(DEPTH, WIDE, true), ...[3.5, 5.9].map((y) => shaftOn(DEEP - y, 0, DIP.drop, 2))],
  });

/** The sieve house: basins with three sieves, each finer than the one before, and a wall with a roof behind them. */
const HOUSE: Vec3 = [FAR + 0.6, CANAL.from - 0.1, 0];
const sieveHouse = () => [
  box({
    name: 'house wall',
    at: [HOUSE[0], HOUSE[1] - 0.3, 0],
    size: [2.9, 0.2, 2.3],
    material: 'paper',
    left: [
      panel(0.4, 1.3, 1, 1.9, tone('glass', 'left')),
      panel(1.2, 1.3, 1.8, 1.9, tone('glass', 'left')),
      panel(2, 1.3, 2.6, 1.9, tone('gold', 'top')),
    ],
  }),
  prism({
    name: 'house roof',
    at: [HOUSE[0] - 0.15, HOUSE[1] - 0.5, 2.3],
    along: 'x',
    points: [
      [0, 0],
      [0.8, 0],
      [0.8, 0.1],
      [0, 0.45],
    ],
    length: 3.2,
    material: 'clay',
    castsShadow: false,
  }),
  ...([0, 1, 2] as const).map((index) =>
    box({
      name: 'sieve basin',
      at: [HOUSE[0] + index * 0.97, HOUSE[1], 0],
      size: [0.9, 1.9, 0.6],
      material: 'stone',
      top: [pool(0.1, 0.1, 0.8, 1.8, 0.1, 'stone', CLARITY[index].top)],
      left: [panel(0.1, 0.1, 0.8, 0.48, CLARITY[index].left)],
    }),
  ),
  ...[1, 2, 3].map((index) => sieve([HOUSE[0] + index * 0.97 - 0.04, HOUSE[1] + 0.05, 0.35], 1.8, 0.9, index * 2)),
];

export default scene(() => ({
  block: {
    size: [WIDE, DEEP],
    depth: DEPTH,
    surface: 'desert',
    channel: CHANNEL,
    hollows: [
      { at: [7.3, CANAL.from], size: [DIP.x - 7.3, CANAL.width], drop: 0.3, floor: 'sea' },
      { at: [DIP.x, DIP.y], size: [WIDE - DIP.x, DEEP - DIP.y], drop: DIP.drop, floor: 'road' },
    ],
  },
  shafts: [
    { face: 'left', at: SHAFTS.first },
    { face: 'left', at: SHAFTS.sieves },
    { face: 'right', at: 1.3, canal: [[17.6, 1.3]] },
  ],
  things: [
    step(0, 4.5, 1.5, true),
    step(4.5, 2.8, 0.75, false),
    warehouse({ at: [0.7, 0.6, 1.5], size: [2.9, 2.1, 1.5], doors: 2 }),
    redCrate([2.6, 2.85, 1.5]),
    mitreGate([4.5, CANAL.from, 0.45], CANAL.width, 1.2),
    barge([4.95, CANAL.from + 0.3, 0.45], 'ink', 'clay'),
    mitreGate([7.3, CANAL.from, -0.3], CANAL.width, 1.2),
    lockHouse([5.3, 2.3, 0.75]),
    aqueduct({ at: [DIP.x, CANAL.from + 0.35, -DIP.drop], size: [DIP.width, 1, DIP.drop - 0.25], arches: 3 }),
    box({
      name: 'trough',
      at: [DIP.x, CANAL.from + 0.3, -0.25],
      size: [DIP.width, 1.1, 0.25],
      material: 'stone',
      top: [
        runnel(
          [
            [0, 0.55],
            [DIP.width, 0.55],
          ],
          { width: 8 },
        ),
      ],
    }),
    redCrate([DIP.x + 1.4, CANAL.from + 0.5, 0]),
    beyond(),
    sieveHouse(),
    redCrate([FAR + 1.9, NEAR + 0.55, 0]),
    [1.3, 3.5, 5.9].map((y) => fieldPump([17.4, y, 0])),
    fieldPump([15.6, 1.3, 0], 'gold'),
    redCrate([16.4, 5.6, 0], 0.6),
    palm([11, 1.1, 0], 2),
    bush([12.3, 1.5, 0], 0.28),
    bush([9, 1.2, 0], 0.22),
    worker([3.9, 6, 1.5], 'teal'),
    worker([9.6, 6.2, -DIP.drop], 'clay'),
  ],
}));

/** A quay and a ship beside it, cut along its middle: engine and holds above the channel, one crane at work. */
import { panel } from '#kit/face.ts';
import { tone, WHITE, type Material } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box } from '#kit/solids.ts';
import { container } from '#library/cargo.ts';
import { bollard, halfShip, harborTower, mooring, pilotBoat, reefer, shipToShore, tug } from './harbor.ts';
import { truck } from '#library/vehicles.ts';
import { person } from '#library/people.ts';

const SIZE = [13.4, 10] as const;
const QUAY = 7.3;
const WATER = -0.5;
const DEPTH = 3.5;
const STACKS: readonly (readonly [number, number, readonly Material[]])[] = [
  [1.9, 0.5, ['teal', 'gold', 'clay']],
  [3.8, 0.5, ['clay', 'ink', 'teal']],
  [5.7, 0.5, ['gold', 'teal']],
  [1.9, 1.5, ['ink', 'clay']],
  [3.8, 1.5, ['paper']],
];

const dash = (u: number) => panel(u, 0.75, u + 0.8, 0.85, WHITE);

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 2.75,
    surface: 'desert',
    patches: [
      {
        at: [0, 2.5],
        size: [13.4, 1.6],
        surface: 'road',
        paint: [0, 1, 2, 3, 4, 5, 6, 7].map((step) => dash(0.3 + step * 1.7)),
      },
      {
        at: [0, 4.1],
        size: [13.4, 3.2],
        surface: 'plaza',
        paint: [panel(0, 0.5, 13.4, 0.58, tone('steel', 'left')), panel(0, 2.88, 13.4, 2.96, tone('steel', 'left'))],
      },
    ],
    hollows: [{ at: [0, QUAY], size: [13.4, SIZE[1] - QUAY], drop: -WATER, floor: 'sea', bed: 2.05 }],
    right: [
      panel(SIZE[1] - QUAY, DEPTH - 2.4, SIZE[1] - QUAY + 0.22, DEPTH, tone('steel', 'right')),
      panel(SIZE[1] - QUAY + 0.22, DEPTH - 0.3, SIZE[1] - QUAY + 1.2, DEPTH, tone('stone', 'right')),
    ],
  },
  shafts: [
    { face: 'right', at: 5.6, canal: [[8.4, 5.6]] },
    { face: 'right', at: 1.9, canal: [[11.6, 1.9]] },
    { face: 'right', at: 3.7 },
  ],
  things: [
    halfShip([2.2, 7.88, WATER]),
    shipToShore([6.2, 4.4, 0], 6.6, 8.4),
    STACKS.map(([x, y, stack]) => stack.map((material, level) => container([x, y, level * 0.72], material))),
    [0.4, 1.3].map((y) => [0, 0.72].map((z) => reefer([9.6, y, z]))),
    box({
      name: 'plug rack',
      at: [8.9, 0.5, 0],
      size: [0.5, 1.4, 1.8],
      material: 'steel',
      right: [panel(0.2, 0.3, 1.2, 0.5, tone('teal', 'right')), panel(0.2, 1, 1.2, 1.2, tone('teal', 'right'))],
    }),
    harborTower([0.3, 4.6, 0], 2.5),
    truck({ at: [9.4, 2.85, 0] }),
    truck({ at: [3, 2.85, 0], material: 'teal', cab: 'ink' }),
    [2.4, 5.4, 9.6, 12.2].map((x) => bollard([x, 7.02, 0])),
    mooring([2.8, 8.3, 0.35], [2.4, 7.1, 0.2]),
    mooring([10, 8.5, 0.35], [12.2, 7.1, 0.2]),
    tug([0.5, 8.7, WATER]),
    pilotBoat([11.7, 8.9, WATER]),
    person([10.4, 6.6, 0], 'clay'),
    person([4.6, 6.5, 0], 'teal'),
  ],
  why: { middle: [4.3, 8.2, 1.2], zoom: 1.6 },
  features: {},
}));

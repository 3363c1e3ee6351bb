/** One long road from the ship to the shops: the farther from the shops, the larger the stock. */
import { panel } from '#kit/face.ts';
import { tone, WHITE, type Material } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder } from '#kit/solids.ts';
import { container, crate } from '#library/cargo.ts';
import { person } from '#library/people.ts';
import { palm } from '#library/plants.ts';
import { truck } from '#library/vehicles.ts';
import { mast } from '#library/works.ts';
import { coldBox, dockedStore, feeder, loadedPallet, quayCrane, scannerArch, shop } from './supply.ts';

const QUAY = 14.6;
const ROAD = { at: [0, 5.6], size: [QUAY, 1.3] } as const;
const STORE = [5.6, 0.5, 0] as const;

const dash = (step: number) => panel(0.4 + step * 1.5, 0.6, 1.1 + step * 1.5, 0.7, WHITE);

/** A slab for the road over a canal. */
const culvert = (x: number) =>
  box({
    name: 'culvert',
    at: [x - 0.45, ROAD.at[1], 0],
    size: [0.9, ROAD.size[1], 0.07],
    material: 'stone',
    castsShadow: false,
  });

const yard: readonly [number, number, Material][] = [
  [0, 0, 'teal'],
  [0.8, 0, 'gold'],
  [0, 1, 'clay'],
  [0.8, 1, 'teal'],
  [0, 2, 'ink'],
  [0.8, 2, 'paper'],
  [0.8, 3, 'clay'],
];

export default scene(() => ({
  block: {
    size: [18, 7.8],
    depth: 2.8,
    surface: 'desert',
    channel: 1.8,
    patches: [
      { ...ROAD, surface: 'road', paint: [0, 1, 2, 3, 4, 5, 6, 7, 8].map(dash) },
      { at: [5.4, 3.3], size: [QUAY - 5.4, 2.3], surface: 'plaza' },
    ],
    hollows: [{ at: [QUAY, 0], size: [18 - QUAY, 7.8], drop: 0.5, floor: 'sea', bed: 1.2 }],
  },
  shafts: [
    { face: 'left', at: 2.4, canal: [[2.4, 4.7]] },
    {
      face: 'left',
      at: 9.2,
      canal: [
        [9.2, 5.15],
        [7.9, 5.15],
        [7.9, 3.6],
      ],
    },
    {
      face: 'left',
      at: 9.2,
      canal: [
        [9.2, 5.15],
        [11.85, 5.15],
        [11.85, 3.1],
      ],
    },
    { face: 'left', at: 13.4, canal: [[13.4, 7.5]] },
    { face: 'right', at: 3.4 },
  ],
  things: [
    shop([0.5, 2.9, 0], 'paper', 'clay', 1.5),
    shop([1.95, 2.9, 0], 'sand', 'teal', 1.15),
    shop([3.4, 2.9, 0], 'rose', 'gold', 1.4),
    crate([4.9, 4.9, 0], 0.36, 'wood'),
    person([1.2, 4.9, 0], 'teal'),
    dockedStore(STORE),
    truck({ at: [6.05, 3.75, 0], heading: 'y', cab: 'teal' }),
    scannerArch([7.7, 4.2, 0]),
    loadedPallet([8.3, 3.34, 0], 'clay', 0.5).map((solid) => ({ ...solid, castsShadow: false })),
    loadedPallet([8.3, 4.5, 0], 'gold', 0.5),
    box({
      name: 'office',
      at: [11.3, 1.9, 0],
      size: [1.1, 1.1, 1],
      material: 'clay',
      left: [panel(0.15, 0.3, 0.6, 0.72, WHITE)],
      top: [panel(0.1, 0.1, 1, 0.9, WHITE)],
    }),
    coldBox([9.5, 3.72, 0]),
    yard.map(([dx, level, material]) => container([12.8 + dx, 0.4, level * 0.72], material, 'y')),
    quayCrane([13.7, 3.6, 0], 5, 3),
    feeder([QUAY + 0.5, 0.7, -0.5]),
    box({
      name: 'trough',
      at: [12.8, 7.05, 0],
      size: [1.2, 0.5, 0.24],
      material: 'stone',
      top: [panel(0.12, 0.1, 1.08, 0.4, tone('teal', 'left'))],
    }),
    [4.2, 6.8].map((y) =>
      cylinder({ name: 'bollard', at: [QUAY - 0.22, y, 0], radius: 0.12, height: 0.26, material: 'ink' }),
    ),
    culvert(2.4),
    culvert(9.2),
    truck({ at: [11.4, 5.95, 0], material: 'gold', cab: 'ink' }),
    loadedPallet([4.7, 6.95, 0], 'teal', 0.5),
    mast([6.6, 7.3, 0], 2),
    palm([4.4, 1.2, 0], 2.2),
    palm([0.9, 1.4, 0], 1.9),
  ],
  why: { middle: [8.1, 4.1, 0.8], zoom: 2.8, face: 'left' },
}));

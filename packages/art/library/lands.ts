/** The land beside a scene in its wide picture: fields, houses, rocks and the shafts of a kariz. */
import { createHash } from 'node:crypto';
import { ribs } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import type { Land } from '#kit/panorama.ts';
import { scene, type Block, type Shaft, type Things } from '#kit/scene.ts';
import { box, cylinder, dome, pyramid } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { cropRow, cypress, palm, tree } from './plants.ts';
import { domeHouse, mudHouse } from './town.ts';

/** Length of the four sides of a piece of land in grid units: next to the scene, and farther out. */
const NEAR_SIDE = 7.6;
const FAR_SIDE = 6;
/** Palms have only two heights (grid units), because equal path data compresses well. */
const [TALL, YOUNG] = [2.1, 1.75];

interface Design {
  patches?: Block['patches'];
  hollows?: Block['hollows'];
  shafts?: readonly Shaft[];
  things: Things;
}

const land =
  ({ shafts = [], things, ...ground }: Design, side = NEAR_SIDE): Land =>
  ({ depth, channel }) =>
    scene(() => ({ block: { size: [side, side], depth, channel, surface: 'desert', ...ground }, shafts, things }));

/** The opening of a shaft in a mound of excavated earth. */
const mouth = ([x, y, z]: Vec3) =>
  cylinder({
    name: 'mouth',
    at: [x, y, z],
    radius: 0.9,
    topRadius: 0.42,
    height: 0.42,
    material: 'sand',
    lid: tone('ink', 'right'),
  });

/** A tower that catches wind to cool the rooms below. */
const windTower = ([x, y, z]: Vec3) =>
  box({
    name: 'wind tower',
    at: [x, y, z],
    size: [0.8, 0.8, 2.4],
    material: 'sand',
    left: [ribs(3, tone('ink', 'left'), 'upright', 1.6)],
    right: [ribs(3, tone('ink', 'right'), 'upright', 1.6)],
  });

/** A rock with its minimum corner at `at`, `size` grid units wide. */
const rock = (at: Vec3, size: number) =>
  pyramid({
    name: 'rock',
    at,
    size: [size, size * 0.8, size * 0.7],
    top: [size * 0.35, size * 0.3],
    material: 'stone',
  });

/** Next to the scene: places that use the water of the same channel. */
const NEAR: readonly Land[] = [
  land({
    shafts: [{ face: 'left', at: 3.4, canal: [[3.4, 5.2]] }],
    patches: [{ at: [1.2, 2.2], size: [4.6, 3], surface: 'lawn' }],
    things: [
      [1.6, 2.6, 3.6, 4.6].map((x) => cropRow([x, 2.5, 0], 2.4)),
      mudHouse([1.6, 0.5, 0], [1.8, 1.2, 1]),
      palm([6.6, 1.2, 0], TALL),
      palm([6.4, 6.2, 0], YOUNG),
    ],
  }),
  land({
    shafts: [{ face: 'right', at: 4.4, canal: [[5.6, 4.4]] }],
    things: [
      mudHouse([1.2, 1.2, 0], [1.9, 1.5, 1.1]),
      domeHouse([3.8, 1.3, 0], [1.6, 1.6, 1], 'sand'),
      windTower([1.1, 3.5, 0]),
      domeHouse([2.6, 3.9, 0], [1.9, 1.7, 1.1], 'paper'),
      palm([6.3, 1, 0], TALL),
      palm([1.3, 6.3, 0], YOUNG),
    ],
  }),
  land({
    shafts: [{ face: 'left', at: 5.2, canal: [[5.2, 5]] }],
    hollows: [{ at: [2, 2.6], size: [3.8, 2.4], drop: 0.2, floor: 'sea' }],
    things: [
      [2.2, 3.4, 4.6, 5.8].map((x) => cypress([x, 1.7, 0], 1.9, 'broad')),
      dome({ name: 'cistern', at: [1, 5.9, 0], radius: 0.8, material: 'sand' }),
      palm([6.7, 3.6, 0], TALL),
    ],
  }),
  land({
    shafts: [
      {
        face: 'right',
        at: 3.6,
        canal: [
          [5.6, 3.6],
          [1.6, 3.6],
        ],
      },
    ],
    patches: [
      { at: [1.2, 1.2], size: [4.6, 1.9], surface: 'lawn' },
      { at: [1.2, 4.1], size: [4.6, 1.9], surface: 'lawn' },
    ],
    things: [[1.9, 3.5, 5.1].flatMap((x) => [2.1, 5].map((y) => tree([x, y, 0], 1.5))), palm([0.7, 6.8, 0], YOUNG)],
  }),
];

/** Farther out: shafts of the channel, and open ground. */
const FAR: readonly Land[] = [
  {
    shafts: [{ face: 'left' as const, at: 3 }],
    things: [[1.2, 3, 4.8].map((x) => mouth([x, 3, 0])), palm([4.6, 1, 0], YOUNG), palm([1, 5, 0], YOUNG)],
  },
  {
    things: [
      rock([1.2, 1.2, 0], 1.3),
      rock([2.7, 0.9, 0], 0.8),
      mouth([3.6, 3.9, 0]),
      palm([5, 1.8, 0], YOUNG),
      palm([1.3, 4.7, 0], TALL),
    ],
  },
  {
    shafts: [{ face: 'right' as const, at: 3.2, canal: [[4.2, 3.2] as const] }],
    patches: [{ at: [2, 1.9] as const, size: [2.2, 2.6] as const, surface: 'lawn' as const }],
    things: [
      palm([2.7, 2.5, 0], TALL),
      palm([3.7, 3.9, 0], YOUNG),
      palm([1.2, 4.9, 0], YOUNG),
      rock([4.6, 0.7, 0], 0.9),
    ],
  },
  {
    things: [
      mouth([1.7, 1.5, 0]),
      mouth([4.3, 4.2, 0]),
      palm([4.7, 1.3, 0], YOUNG),
      rock([0.6, 2.7, 0], 0.9),
      palm([1.2, 5.2, 0], YOUNG),
    ],
  },
].map((design) => land(design, FAR_SIDE));

/** Numbers of pieces of land to the left and to the right of a scene; a page has one of these pairs. */
const SPREADS = [
  [2, 2],
  [1, 3],
  [3, 1],
] as const;

/** The pieces of land beside a page's scene, chosen by a hash of the page: always the same, and no piece twice. */
export function landsBeside(page: string): { left: Land[]; right: Land[] } {
  const [spread = 0, near = 0, far = 0, apart = 0] = createHash('sha256').update(page).digest();
  const [before, after] = SPREADS[spread % SPREADS.length] ?? [2, 2];
  const pick = (lands: readonly Land[], index: number) => lands.slice(index % lands.length, (index % lands.length) + 1);
  const side = (count: number, shift: number) =>
    Array.from({ length: count }, (_, index) =>
      index === 0 ? pick(NEAR, near + shift) : pick(FAR, far + shift + index),
    ).flat();
  return { left: side(before, 0), right: side(after, 1 + (apart % 3)) };
}

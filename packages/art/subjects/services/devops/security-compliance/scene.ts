/** A filter hall cut open along its length: from left to right clearer water and finer sieves, then the bench where samples are sealed. */
import { ribs, stroke } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, prism } from '#kit/solids.ts';
import type { Vec2 } from '#kit/space.ts';
import { worker } from '#library/people.ts';
import { bush } from '#library/plants.ts';
import { CLARITY, sieve } from '#library/sieve.ts';
import { arched, drawerCabinet, halfVault, samplingBench, settlingBasin } from './filter-hall.ts';

/** The hall: its far corner, length along x, depth of the part that is not cut away, height of its walls. */
const HALL = { x: 0.7, y: 0.6, length: 10.6, depth: 2.3, height: 3.1 };
/** The raw water's open ditch, from the edge of the block to the first basin. */
const RAW: Vec2[] = [
  [0, 1.3],
  [2.4, 1.3],
  [2.4, 0],
];
const BASIN = { y: 1.5, depth: 2.9 };

export default scene(() => ({
  block: {
    size: [16.9, 6.8],
    depth: 3,
    surface: 'desert',
    patches: [
      {
        at: [0, 4.4],
        size: [3, 2.1],
        surface: 'desert',
        paint: [stroke(RAW, SURFACES.soil, 10), stroke(RAW, CLARITY[0].left, 7), stroke(RAW, CLARITY[0].top, 5)],
      },
      { at: [HALL.x, HALL.y], size: [HALL.length + 0.2, 4.2], surface: 'floor' },
      {
        at: [11.5, 1.4],
        size: [5.2, 3.8],
        surface: 'plaza',
        paint: [ribs(7, SURFACES.road), ribs(5, SURFACES.road, 'level')],
      },
    ],
  },
  shafts: [
    { face: 'left', at: 9.6, canal: [[9.6, 4.5]] },
    { face: 'right', at: 6, canal: [[13.4, 6]] },
  ],
  things: [
    box({
      name: 'back wall',
      at: [HALL.x, HALL.y, 0],
      size: [HALL.length, 0.25, HALL.height],
      material: 'paper',
      left: arched(7, HALL.length, 1.5, 2.8),
    }),
    prism({
      name: 'end wall',
      at: [HALL.x, HALL.y + 0.25, 0],
      along: 'x',
      points: [
        [0, 0],
        [BASIN.depth + 0.6, 0],
        [BASIN.depth + 0.6, 0.9],
        [2.7, 1.9],
        [HALL.depth - 0.35, HALL.height + 1.3],
        [1, HALL.height + 1.05],
        [0.35, HALL.height + 0.6],
        [0, HALL.height],
      ],
      length: 0.25,
      material: 'sand',
    }),
    halfVault([HALL.x + 0.25, HALL.y - 0.1, HALL.height], [HALL.length - 0.05, HALL.depth, 1.5], 'clay'),
    settlingBasin([1.1, BASIN.y, 0], [3, BASIN.depth, 2], 0),
    sieve([4.25, BASIN.y, 1.45], BASIN.depth, 1.1, 2),
    settlingBasin([4.4, BASIN.y, 0], [3.1, BASIN.depth, 1.45], 1),
    sieve([7.65, BASIN.y, 0.9], BASIN.depth, 1.1, 4),
    settlingBasin([7.8, BASIN.y, 0], [3.2, BASIN.depth, 0.95], 2),
    sieve([11.15, BASIN.y, 0.3], BASIN.depth, 1.1, 7),
    drawerCabinet([15.25, 2.7, 0]),
    samplingBench([11.7, 2.7, 0]),
    cylinder({
      name: 'clear well',
      at: [13.4, 6, 0],
      radius: 0.45,
      height: 0.5,
      material: 'stone',
      lid: tone('teal', 'top'),
    }),
    worker([12, 4.4, 0], 'paper', 'teal'),
    worker([6, 5.2, 0], 'clay'),
    bush([0.5, 6.3, 0], 0.26),
  ],
  why: { middle: [13.8, 3.2, 1.2], zoom: 2.6, face: 'left' },
}));

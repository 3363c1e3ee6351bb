/** A coppersmith's shop with a saw-tooth roof: an L-shaped copper bucket for the L-shaped well in front. */
import { band, panel, ribs, windows } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, rod } from '#kit/solids.ts';
import { stoneBasin } from '#library/basins.ts';
import { person } from '#library/people.ts';
import { handPump, hangingBucket, jar } from '#library/well-gear.ts';
import { anvil, bucketStack, ellBody, handcart, sawtooth, springScale, templates } from './coppersmith.ts';

const WALL = 2.1;

const shop = () => [
  box({
    name: 'floor',
    at: [0.6, 0.6, 0],
    size: [7, 4.2, 0.14],
    material: 'stone',
    top: [ribs(6, tone('stone', 'left'))],
  }),
  box({
    name: 'back wall',
    at: [0.6, 0.6, 0.14],
    size: [7, 0.2, WALL],
    material: 'paper',
    castsShadow: false,
    left: [windows({ columns: 7, rows: 1, below: 0.5, above: 0.7, lit: 3 })],
  }),
  box({
    name: 'side wall',
    at: [0.6, 0.8, 0.14],
    size: [0.2, 4, WALL],
    material: 'paper',
    castsShadow: false,
    right: [panel(0.4, 0.5, 1.2, 1.1, tone('clay', 'right')), panel(1.6, 0.5, 2.1, 1.3, tone('wood', 'right'))],
  }),
  [4.8, 7.38].map((x) =>
    box({ name: 'column', at: [x, 3.4, 0.14], size: [0.2, 0.2, WALL], material: 'ink', castsShadow: false }),
  ),
  sawtooth([0.6, 0.6, WALL + 0.14], [7, 3.1, 0.95], 4),
  box({
    name: 'bench',
    at: [1.4, 2.6, 0.14],
    size: [3, 1.8, 0.6],
    material: 'wood',
    castsShadow: false,
    left: [panel(0.2, 0, 2.8, 0.4, tone('ink', 'right'))],
    right: [panel(0.2, 0, 1.6, 0.4, tone('ink', 'right'))],
  }),
  ellBody([2, 2.75, 0.74], 1.5, 0.6, 'clay', tone('clay', 'right'), 0.09),
  anvil([5.8, 3.7, 0.14]),
  person([5.1, 4.3, 0.14], 'ink'),
];

export default scene(() => ({
  block: {
    size: [12.6, 10],
    depth: 3,
    surface: 'desert',
    patches: [
      {
        at: [1.2, 5.2],
        size: [5, 3.9],
        surface: 'plaza',
        paint: [ribs(4, SURFACES.road), ribs(3, SURFACES.road, 'level')],
      },
    ],
  },
  shafts: [
    { face: 'left', at: 3, canal: [[3, 8]] },
    { face: 'left', at: 7.6, canal: [[7.6, 7.2]] },
    { face: 'right', at: 3.4, canal: [[11.7, 3.4]] },
  ],
  things: [
    shop(),
    ellBody([2, 5.8, 0], 2.4, 0.55, 'stone', tone('teal', 'left'), 0.26),
    stoneBasin([7.6, 6.8, 0], 0.6, 0.5, 'wood'),
    box({
      name: 'yard wall',
      at: [8.1, 0.6, 0],
      size: [4, 0.24, 1.9],
      material: 'paper',
      left: [templates(0.22, 0.74, 0.62, 0.62), band(1.76, 1.9, tone('teal', 'left'))],
      right: [band(1.76, 1.9, tone('teal', 'right'))],
    }),
    springScale([8.2, 3.2, 0]),
    rod({ name: 'hook', at: [9.3, 3.3, 1.22], to: 1.12, paint: tone('ink', 'left'), width: 1.4 }),
    hangingBucket([9.3, 3.3, 1.12], 0.24, 0.32, 'clay'),
    jar([11.3, 4.6, 0], 0.95, 'rose'),
    handPump([11.6, 3.4, 0], 'teal', false),
    bucketStack([9.2, 5.6, 0]),
    handcart([9.3, 7.4, 0]),
    person([6.4, 8.6, 0], 'gold'),
  ],
  why: { middle: [10.2, 3, 0.7], zoom: 2.3 },
}));

/** A stepped pit with a large bucket wheel, half old wood and half new steel; donkey carts behind it. */
import { panel } from '#kit/face.ts';
import { SIGNAL, SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, rod, sheet } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { person } from '#library/people.ts';
import { palm } from '#library/plants.ts';
import { runnel } from '#library/terraces.ts';
import { bucketWheel } from '#library/waterwheels.ts';
import { bucket, flagPeg, jar } from '#library/well-gear.ts';
import { well } from '#library/works.ts';
import { donkeyCart } from './donkeys.ts';

const PIT = 1.8;
const DEEP = 10;
const HUB: Vec3 = [6.2, 7.1, 1.9];
const BUCKETS = 14;

/** A frame that carries the axle of the wheel, at `y`. */
const frame = (y: number) =>
  rod({
    name: 'frame',
    points: [
      [HUB[0] - 1.7, y, -PIT + 0.3],
      [HUB[0], y, HUB[2]],
      [HUB[0] + 1.7, y, -PIT + 0.3],
    ],
    paint: tone('wood', 'right'),
    width: 4,
  });

export default scene(() => ({
  block: {
    size: [13, DEEP],
    depth: 4,
    channel: 2.9,
    surface: 'desert',
    patches: [{ at: [0.3, 0.6], size: [12.4, 1.9], surface: 'road' }],
    hollows: [{ at: [2, 4], size: [8.4, 6], drop: PIT, floor: 'sea', bed: 2.2 }],
  },
  shafts: [
    { face: 'left', at: 6.2 },
    { face: 'right', at: 4.6 },
  ],
  things: [
    box({ name: 'step', at: [2, 4, -PIT], size: [8.4, 0.8, 1.2], material: 'sand', castsShadow: false }),
    box({ name: 'step', at: [2, 4.8, -PIT], size: [8.4, 0.8, 0.6], material: 'sand', castsShadow: false }),
    box({ name: 'step', at: [2, 5.6, -PIT], size: [0.8, 4.4, 1.2], material: 'sand', castsShadow: false }),
    box({ name: 'step', at: [2.8, 5.6, -PIT], size: [0.8, 4.4, 0.6], material: 'sand', castsShadow: false }),
    frame(6.9),
    bucketWheel({
      at: HUB,
      radius: 2.8,
      width: 0.8,
      spokes: 10,
      buckets: BUCKETS,
      materialOf: (index) => (index < 3 || index > 9 ? 'steel' : 'wood'),
      hub: 'steel',
    }),
    frame(8.1),
    donkeyCart([2.4, 1.1, 0], 'rose'),
    donkeyCart([5.6, 1.1, 0], 'gold'),
    donkeyCart([8.8, 1.1, 0], 'teal'),
    {
      ...sheet({
        name: 'right bank',
        at: [10.4, 4, 0],
        size: [2.6, 6],
        material: 'sand',
        top: [
          panel(0, 0, 2.6, 6, SURFACES.desert),
          runnel([
            [2.6, 0.6],
            [1.3, 0.6],
          ]),
        ],
      }),
      isGround: true,
    },
    well([11.3, 4.6, 0], 0.5, 0.45),
    jar([10.9, 6, 0], 0.9, 'rose', true),
    box({
      name: 'flume',
      at: [9.6, 7.1, 1.5],
      size: [1.8, 0.6, 0.22],
      material: 'wood',
      castsShadow: false,
      top: [
        runnel(
          [
            [0, 0.3],
            [1.8, 0.3],
          ],
          { open: false },
        ),
      ],
    }),
    box({ name: 'flume post', at: [10.6, 7.3, 0], size: [0.16, 0.2, 1.5], material: 'wood' }),
    well([12, 7.4, 0], 0.62, 0.7),
    rod({
      name: 'fall',
      points: [
        [11.42, 7.4, 1.72],
        [11.7, 7.4, 1.5],
        [11.86, 7.4, 0.74],
      ],
      paint: SIGNAL,
      width: 3,
    }),
    box({ name: 'rack', at: [11, 8.6, 0], size: [1.7, 0.6, 0.3], material: 'ink' }),
    [0, 1, 2, 3].map((index) => bucket([11.22 + index * 0.42, 8.9, 0.3], 0.19)),
    flagPeg([HUB[0] + 0.42, HUB[1] + 0.5, HUB[2] + 3.24]),
    person([1.2, 9, 0], 'teal'),
    palm([0.9, 6.4, 0], 2.2),
  ],
  why: { middle: [7.2, 7.4, 2], zoom: 1.75, face: 'left' },
}));

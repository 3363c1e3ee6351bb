/** Four workshop carts of four trades round one well house, each joined to it by a pipe and with its own short canal from the channel. */
import { disc } from '#kit/face.ts';
import { SURFACES } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { person } from '#library/people.ts';
import { waterPipe } from '#library/pipes.ts';
import { cypress } from '#library/plants.ts';
import { roundWellHouse, workshopCart } from './workshop-carts.ts';

const HOUSE = [6, 2.9, 0] as const;

export default scene(() => ({
  block: {
    size: [13, 9],
    depth: 3.2,
    surface: 'desert',
    patches: [
      {
        at: [0.5, 0.5],
        size: [12, 8],
        surface: 'plaza',
        paint: [
          disc(HOUSE[0] - 0.5, HOUSE[1] - 0.5, 3.2, SURFACES.road),
          disc(HOUSE[0] - 0.5, HOUSE[1] - 0.5, 3.05, SURFACES.plaza),
        ],
      },
    ],
  },
  shafts: [
    { face: 'left', at: 1.8, canal: [[1.8, 6.2]] },
    { face: 'left', at: 5.9, canal: [[5.9, 8.3]] },
    { face: 'left', at: 9.5, canal: [[9.5, 7.6]] },
    { face: 'right', at: 3, canal: [[12.4, 3]] },
  ],
  things: [
    roundWellHouse(HOUSE),
    workshopCart([0.8, 4.3, 0], 'clay', 'racks'),
    workshopCart([4.8, 6.5, 0], 'teal', 'frames'),
    workshopCart([8.5, 5.8, 0], 'gold', 'handsets'),
    workshopCart([10, 2.3, 0], 'ink', 'gauges'),
    waterPipe(
      [
        [2.7, 4.5, 0.12],
        [4.2, 3.8, 0.12],
      ],
      4.4,
    ),
    waterPipe(
      [
        [5.8, 6.4, 0.12],
        [5.9, 5, 0.12],
      ],
      4.4,
    ),
    waterPipe(
      [
        [8.9, 5.7, 0.12],
        [7.5, 4.4, 0.12],
      ],
      4.4,
    ),
    waterPipe(
      [
        [10, 2.8, 0.12],
        [8.1, 2.9, 0.12],
      ],
      4.4,
    ),
    person([3.5, 6, 0], 'clay'),
    person([7.6, 7.4, 0], 'teal'),
    person([11.3, 6.6, 0], 'gold'),
    person([11.6, 4.2, 0], 'ink'),
    cypress([1.2, 1.6, 0], 2),
    cypress([2.2, 1, 0], 2.4),
    cypress([9.4, 0.9, 0], 2.2),
  ],
}));

/** Four workshop carts of four trades docked round one well house, each with its own short canal from the same channel. */
import { scene } from '../kit/scene.ts';
import { cypress } from '../objects/groves.ts';
import { person } from '../objects/people.ts';
import { pipe } from '../objects/pipes.ts';
import { roundWellHouse, workshopCart } from '../objects/workshop-carts.ts';

const HOUSE = [6.4, 3, 0] as const;

export default scene({
  block: {
    size: [13.6, 9.4],
    depth: 3.2,
    surface: 'desert',
    patches: [{ at: [0.6, 0.6], size: [12.4, 8.2], surface: 'plaza' }],
  },
  shafts: [
    { face: 'left', at: 1.9, canal: [[1.9, 4.6]] },
    { face: 'left', at: 4.5, canal: [[4.5, 8.1]] },
    { face: 'left', at: 9, canal: [[9, 8.1]] },
    { face: 'right', at: 3.6, canal: [[12.4, 3.6]] },
  ],
  things: [
    roundWellHouse(HOUSE),
    workshopCart([0.9, 2.8, 0], 'clay', 'racks'),
    workshopCart([3.5, 6.3, 0], 'teal', 'frames'),
    workshopCart([8, 6.3, 0], 'gold', 'handsets'),
    workshopCart([10, 2.9, 0], 'ink', 'gauges'),
    pipe(
      [
        [2.9, 3.1, 0.12],
        [4.4, 3, 0.12],
      ],
      4.4,
    ),
    pipe(
      [
        [4.8, 6.2, 0.12],
        [5.6, 4.8, 0.12],
      ],
      4.4,
    ),
    pipe(
      [
        [8.8, 6.2, 0.12],
        [7.5, 4.7, 0.12],
      ],
      4.4,
    ),
    pipe(
      [
        [10, 3.4, 0.12],
        [8.4, 3.1, 0.12],
      ],
      4.4,
    ),
    person([3.6, 4.6, 0], 'clay'),
    person([6.7, 7.2, 0], 'teal'),
    person([10.9, 7.4, 0], 'gold'),
    person([11.3, 5, 0], 'ink'),
    cypress([3.4, 1, 0], 2),
    cypress([9.4, 1.1, 0], 2.4),
    cypress([12.2, 1.1, 0], 2),
  ],
});

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
    { face: 'left', at: 1.9, canal: [[1.9, 5.4]] },
    { face: 'left', at: 4.7, canal: [[4.7, 8]] },
    { face: 'left', at: 8.6, canal: [[8.6, 8]] },
    { face: 'right', at: 3.8, canal: [[12.4, 3.8]] },
  ],
  things: [
    roundWellHouse(HOUSE),
    workshopCart([1, 3.6, 0], 'clay', 'racks'),
    workshopCart([3.7, 6.2, 0], 'teal', 'frames'),
    workshopCart([7.6, 6.2, 0], 'gold', 'handsets'),
    workshopCart([9.9, 3, 0], 'ink', 'gauges'),
    pipe([[2.9, 3.3, 0.12], [4.4, 3.1, 0.12]], 4.4),
    pipe([[5, 6.1, 0.12], [5.7, 4.9, 0.12]], 4.4),
    pipe([[8.5, 6.1, 0.12], [7.5, 4.7, 0.12]], 4.4),
    pipe([[9.9, 3.6, 0.12], [8.4, 3.2, 0.12]], 4.4),
    person([3.3, 5.4, 0], 'clay'),
    person([6.4, 7, 0], 'teal'),
    person([9.9, 8.2, 0], 'gold'),
    person([11.3, 5, 0], 'ink'),
    cypress([1.2, 1.2, 0], 2),
    cypress([2.2, 1, 0], 2.4),
    cypress([12.2, 1.1, 0], 2),
  ],
});

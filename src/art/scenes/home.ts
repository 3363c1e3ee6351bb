/** A whole town on its kariz: wells, houses and towers above, the water that all of them share below. */
import { scene } from '../kit/scene.ts';
import { box } from '../kit/solids.ts';
import { house, tower, warehouse } from '../objects/buildings.ts';
import { container } from '../objects/cargo.ts';
import { palm } from '../objects/nature.ts';
import { car, truck } from '../objects/vehicles.ts';
import { mast, rack, solar, well } from '../objects/works.ts';

export default scene({
  block: {
    size: [16, 12],
    depth: 3.8,
    surface: 'desert',
    patches: [
      { at: [0, 7.2], size: [16, 1.5], surface: 'road' },
      { at: [0.6, 0.6], size: [6.4, 5.6], surface: 'plaza' },
    ],
  },
  shafts: [
    { face: 'left', at: 2.2, canal: [[2.2, 9.6], [4.6, 9.6]] },
    { face: 'left', at: 6.6, canal: [[6.6, 10.6]] },
    { face: 'left', at: 11, canal: [[11, 10], [13.2, 10]] },
    { face: 'right', at: 9.8, canal: [[14.4, 9.8]] },
    { face: 'right', at: 5, canal: [[12.6, 5], [12.6, 6.2]] },
    { face: 'right', at: 1.6, canal: [[14.6, 1.6]] },
  ],
  things: [
    tower({ at: [1.2, 1, 0], size: [2.2, 2.2, 5.6], rows: 9, columns: 4 }),
    tower({ at: [4.4, 0.8, 0], size: [1.7, 1.9, 3.9], material: 'sand', rows: 6, columns: 3 }),
    tower({ at: [7.4, 0.9, 0], size: [2.3, 2.3, 7], material: 'ink', rows: 11, columns: 4, lit: 4 }),
    tower({ at: [10.8, 0.8, 0], size: [1.9, 2, 4.6], rows: 7, columns: 3 }),
    mast([13.8, 1.2, 0], 3.4),
    warehouse({ at: [11.8, 3.6, 0], size: [3.2, 2.6, 1.5], doors: 3 }),
    house({ at: [1, 4.4, 0], size: [2, 1.5, 1] }),
    box({ name: 'teal house', at: [8, 4.6, 0], size: [1.5, 1.5, 1.3], material: 'teal' }),
    well([5.2, 4.9, 0], 0.6, 0.9),
    well([5.2, 9.6, 0], 0.6, 0.8),
    well([6.6, 10.2, 0], 0.45, 0.5),
    solar([0.7, 9.8, 0]),
    rack([13.6, 9.6, 0], [0.9, 0.9, 1.9]),
    rack([14.7, 9.6, 0], [0.9, 0.9, 1.5]),
    truck({ at: [9.4, 7.5, 0] }),
    car({ at: [4, 7.6, 0], material: 'gold' }),
    container([8.4, 9.8, 0], 'clay'),
    palm([4.2, 6.5, 0], 2.2),
    palm([10.4, 6.4, 0], 2),
    palm([0.6, 7, 0], 2.2),
    palm([3.2, 11.3, 0], 1.8),
    palm([12.6, 11.2, 0], 1.8),
    palm([15.4, 8.9, 0], 1.7),
  ],
  why: { middle: [4.5, 9, 0], zoom: 2 },
  features: { middle: [8, 12, -1.2], zoom: 1.8 },
});

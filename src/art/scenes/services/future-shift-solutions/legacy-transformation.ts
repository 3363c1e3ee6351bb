/** An old well house in scaffolding keeps running while a crane brings the new module; two pipes in parallel fill one basin. */
import { tone } from '../../../kit/palette.ts';
import { scene } from '../../../kit/scene.ts';
import { pyramid, rod } from '../../../kit/solids.ts';
import { bush } from '../../../objects/nature.ts';
import { balance, basin, bucketChain, compactPump, ironPump, moduleCrane, scaffold, wellHouse } from '../../../objects/old-well.ts';
import { person } from '../../../objects/people.ts';
import { tube } from '../../../objects/tubes.ts';

const HILL = 0.6;
const HOUSE = [2.2, 1.7, HILL] as const;
const LEVEL = HILL + 0.24;

export default scene({
  block: { size: [12, 11], depth: 3, surface: 'desert', patches: [{ at: [3.6, 8.8], size: [5.2, 1.8], surface: 'plaza' }] },
  shafts: [
    { face: 'left', at: 1.5, canal: [[1.5, 9.9]] },
    { face: 'left', at: 6.2, canal: [[6.2, 10.4]] },
    { face: 'right', at: 9.4, canal: [[9.6, 9.4], [8.2, 9.6]] },
    { face: 'right', at: 4.6, canal: [[11.2, 4.6]] },
  ],
  things: [
    pyramid({ name: 'mound', at: [0.6, 0.5, 0], size: [10.4, 8.3, HILL], material: 'sand', top: [9.2, 7.1], castsShadow: false }),
    wellHouse(HOUSE),
    scaffold(HOUSE, 2.8, [0.95, 1.9], 2.6),
    moduleCrane([8.6, 1.6, HILL], 5.2, 4.6, 1.5),
    ironPump([2.3, 5.7, HILL]),
    compactPump([7.1, 5.8, HILL]),
    balance([4.35, 6.2, HILL]),
    tube({ name: 'old pipe', from: [3.1, 6.55, LEVEL], to: [3.1, 7.3, LEVEL], radius: 0.13, material: 'clay' }),
    tube({ name: 'new pipe', from: [7.5, 6.6, LEVEL], to: [7.5, 7.3, LEVEL], radius: 0.13, material: 'teal' }),
    rod({ name: 'old pipe', points: [[3.1, 7.3, LEVEL], [4.6, 8.9, 0.62], [4.6, 9.3, 0.5]], paint: tone('clay', 'left'), width: 4 }),
    rod({ name: 'new pipe', points: [[7.5, 7.3, LEVEL], [6.4, 8.9, 0.62], [6.4, 9.3, 0.5]], paint: tone('teal', 'left'), width: 4 }),
    basin([4.2, 9, 0]),
    bucketChain([1.5, 9.3, 0]),
    person([9, 4.9, HILL], 'clay'),
    person([4.2, 7, HILL], 'teal'),
    bush([10.9, 9.9, 0], 0.3),
    bush([10.4, 10.3, 0], 0.22),
  ],
  why: { middle: [5.2, 6.2, 1.2], zoom: 2.2 },
});

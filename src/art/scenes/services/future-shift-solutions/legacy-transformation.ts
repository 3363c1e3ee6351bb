/** An old well house in scaffolding keeps running while a crane brings the new module; two pipes in parallel fill one basin. */
import { tone } from '../../../kit/palette.ts';
import { scene } from '../../../kit/scene.ts';
import { box, cylinder, pyramid, rod } from '../../../kit/solids.ts';
import { bush } from '../../../objects/nature.ts';
import { balance, basin, bucketChain, compactPump, ironPump, moduleCrane, newModule, scaffold, wellHouse } from '../../../objects/old-well.ts';
import { person } from '../../../objects/people.ts';
import { tube } from '../../../objects/tubes.ts';

const HILL = 0.6;
const HOUSE = [2.2, 1.7, HILL] as const;
const LEVEL = HILL + 0.24;

export default scene({
  block: { size: [11.4, 10.6], depth: 3, surface: 'desert', patches: [{ at: [3.2, 8.5], size: [5, 1.9], surface: 'plaza' }] },
  shafts: [
    { face: 'left', at: 1.5, canal: [[1.5, 9.7]] },
    { face: 'left', at: 5.6, canal: [[5.6, 9.9]] },
    { face: 'right', at: 4.6, canal: [[10.6, 4.6]] },
    { face: 'right', at: 9.2, canal: [[9.8, 9.2]] },
  ],
  things: [
    pyramid({ name: 'mound', at: [0.6, 0.5, 0], size: [10, 7.8, HILL], material: 'sand', top: [8.8, 6.8], castsShadow: false }),
    wellHouse(HOUSE),
    scaffold(HOUSE, 2.8, [1.15, 2.2], 3),
    moduleCrane([8.5, 1.4, HILL], 5.4, 4, 0.9),
    box({ name: 'footing', at: [7.5, 3.2, HILL], size: [2.2, 2.2, 0.14], material: 'stone', castsShadow: false }),
    newModule([8, 3.75, HILL + 0.14]),
    ironPump([2.3, 5.7, HILL]),
    compactPump([7.1, 5.8, HILL]),
    balance([4.35, 6.2, HILL]),
    tube({ name: 'old pipe', from: [3.1, 6.6, LEVEL], to: [3.1, 7.2, LEVEL], radius: 0.13, material: 'clay' }),
    tube({ name: 'new pipe', from: [7.5, 6.6, LEVEL], to: [7.5, 7.2, LEVEL], radius: 0.13, material: 'teal' }),
    rod({ name: 'old pipe', points: [[3.1, 7.2, LEVEL], [4.6, 8.5, 0.62], [4.6, 9.1, 0.4]], paint: tone('clay', 'left'), width: 4 }),
    rod({ name: 'new pipe', points: [[7.5, 7.2, LEVEL], [6.2, 8.5, 0.62], [6.2, 9.1, 0.4]], paint: tone('teal', 'left'), width: 4 }),
    basin([4.1, 8.7, 0]),
    bucketChain([1.5, 9.15, 0]),
    cylinder({ name: 'trough', at: [9.6, 9.2, 0], radius: 0.5, height: 0.34, material: 'stone', lid: tone('teal', 'left') }),
    person([6.7, 4.8, HILL], 'clay'),
    person([4.2, 7, HILL], 'teal'),
    bush([8.2, 9.9, 0], 0.26),
    bush([0.3, 6.6, 0], 0.22),
  ],
  why: { middle: [5.2, 6.5, 1], zoom: 2.3 },
});

/** Separate wells on one gallery: services of different make, each fed by the same water. */
import { panel, ribs } from '../../../kit/face.ts';
import { SURFACES, tone } from '../../../kit/palette.ts';
import { scene } from '../../../kit/scene.ts';
import { box } from '../../../kit/solids.ts';
import { rack, well } from '../../../objects/works.ts';
import { palm } from '../../../objects/nature.ts';
import type { Material } from '../../../kit/palette.ts';
import type { Vec3 } from '../../../kit/space.ts';

const cube = (at: Vec3, material: Material, size = 1.1) =>
  box({ name: 'service', at, size: [size, size, size], material, top: [panel(size * 0.3, size * 0.3, size * 0.7, size * 0.7, tone(material, 'left'))] });

export default scene({
  block: {
    size: [11, 10],
    depth: 2.6,
    surface: 'plaza',
    patches: [{ at: [0.4, 0.4], size: [10.2, 9.2], surface: 'plaza', paint: [ribs(5, SURFACES.road), ribs(5, SURFACES.road, 'level')] }],
  },
  shafts: [
    { face: 'left', at: 1.6, canal: [[1.6, 5], [3.2, 5], [3.2, 2.6]] },
    { face: 'left', at: 5.6, canal: [[5.6, 7.8], [5.6, 3.6], [8, 3.6]] },
    { face: 'left', at: 9, canal: [[9, 7.4]] },
    { face: 'right', at: 6, canal: [[8.6, 6]] },
    { face: 'right', at: 2, canal: [[9, 2], [6.2, 2], [6.2, 1.4]] },
  ],
  things: [
    cube([5.6, 0.4, 0], 'teal', 1.3),
    cube([2.6, 1.4, 0], 'paper'),
    cube([1, 4.4, 0], 'paper', 1.2),
    cube([7.9, 3.1, 0], 'ink', 1.2),
    cube([3.4, 5.6, 0], 'clay', 1.2),
    box({ name: 'service', at: [3.4, 5.6, 1.2], size: [1.2, 1.2, 0.5], material: 'paper' }),
    cube([7.6, 5.4, 0], 'gold', 1.2),
    rack([9.2, 0.8, 0], [0.9, 0.9, 2]),
    rack([9.4, 6.6, 0], [0.9, 0.9, 1.5]),
    well([5.6, 7.3, 0], 0.55, 0.7),
    well([1.6, 8, 0], 0.5, 0.5),
    palm([0.9, 1.2, 0], 1.9),
    palm([8.4, 9, 0], 1.6),
  ],
  why: { middle: [5, 5, 0], zoom: 1.9 },
});

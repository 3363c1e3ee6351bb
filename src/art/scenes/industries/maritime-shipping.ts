/** A quay cut open: a ship alongside, a gantry over it, and the channel that runs under land and sea alike. */
import { area } from '../../kit/face.ts';
import { WHITE } from '../../kit/palette.ts';
import { scene } from '../../kit/scene.ts';
import { box, cylinder } from '../../kit/solids.ts';
import { container } from '../../objects/cargo.ts';
import { palm } from '../../objects/nature.ts';
import { containerShip } from '../../objects/ships.ts';
import { gantry } from '../../objects/works.ts';
import { truck } from '../../objects/vehicles.ts';
import { tower } from '../../objects/buildings.ts';

export default scene({
  block: {
    size: [12, 10],
    depth: 3.2,
    surface: 'desert',
    channel: 2,
    patches: [{ at: [0, 3.6], size: [12, 1.6], surface: 'road', paint: [0, 1, 2, 3, 4, 5, 6].map((step) => area([[0.4 + step * 1.7, 0.75], [1.2 + step * 1.7, 0.75], [1.2 + step * 1.7, 0.85], [0.4 + step * 1.7, 0.85]], WHITE)) }],
    hollows: [{ at: [0, 6.2], size: [12, 3.8], drop: 0.5, floor: 'sea', bed: 1.5 }],
  },
  shafts: [
    { face: 'right', at: 4.4, canal: [[9.4, 4.4], [9.4, 2.4]] },
    { face: 'right', at: 1.6, canal: [[10.6, 1.6]] },
  ],
  things: [
    containerShip([2.2, 6.9, -0.5]),
    gantry({ at: [5.6, 4.6, 0], span: 0.9, height: 4.2, material: 'clay' }),
    [0, 1, 2].map((column) => container([2.4 + column * 1.9, 0.6, 0], (['teal', 'clay', 'gold'] as const)[column])),
    [0, 1, 2].map((column) => container([2.4 + column * 1.9, 1.5, 0], (['ink', 'paper', 'teal'] as const)[column])),
    container([2.4, 0.6, 0.72], 'gold'),
    container([4.3, 0.6, 0.72], 'ink'),
    container([2.4, 1.5, 0.72], 'clay'),
    container([2.4, 0.6, 1.44], 'paper'),
    tower({ at: [9.2, 0.6, 0], size: [1.4, 1.4, 2.8], rows: 5, columns: 3 }),
    truck({ at: [7.6, 3.9, 0] }),
    truck({ at: [1, 3.9, 0], material: 'teal', cab: 'ink' }),
    [1, 4.4, 8.8, 11].map((x) => cylinder({ name: 'bollard', at: [x, 5.8, 0], radius: 0.14, height: 0.3, material: 'ink' })),
    palm([0.8, 0.9, 0], 2),
    palm([11.3, 3, 0], 1.7),
    box({ name: 'office', at: [0.4, 1.8, 0], size: [1.2, 1.2, 0.9], material: 'clay' }),
  ],
  why: { middle: [5.5, 6, 1.5], zoom: 1.8 },
  features: { middle: [9.5, 9, -1], zoom: 1.7 },
});

/** One long town on one canal; each of its eight quarters shows a group of industries and has its own landmark. */
import { panel } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box } from '#kit/solids.ts';
import { crate } from '#library/cargo.ts';
import { rampart, roundTower } from '#library/fort.ts';
import { windTurbine } from '#library/grid.ts';
import { person } from '#library/people.ts';
import { palm } from '#library/plants.ts';
import { stall } from '#library/town.ts';
import { coins } from '#library/valuables.ts';
import { rack, solar, well } from '#library/works.ts';
import { barge, bigTop, controlTower, court, courtLines, footbridge, hospital, tank, works } from './quarters.ts';

const SIZE = [19.2, 8.8] as const;
const CANAL = 4.75;

export default scene(() => ({
  block: {
    size: SIZE,
    depth: 3.1,
    surface: 'desert',
    patches: [
      { at: [0.4, 0.4], size: [4.4, 3.4], surface: 'lawn' },
      { at: [5.1, 0.4], size: [4.2, 3.4], surface: 'plaza' },
      { at: [9.6, 0.4], size: [4.4, 3.4], surface: 'tarmac' },
      { at: [14.3, 0.4], size: [4.5, 3.4], surface: 'floor' },
      { at: [5.1, 5.7], size: [4.2, 2.7], surface: 'plaza' },
      { at: [9.6, 5.7], size: [4.4, 2.7], surface: 'lawn' },
      { at: [12.6, 6.2], size: [1.3, 2], surface: 'road', paint: [courtLines] },
      { at: [14.3, 5.7], size: [4.5, 2.7], surface: 'road' },
    ],
    hollows: [{ at: [0, 6.5], size: [4.6, SIZE[1] - 6.5], drop: 0.35, floor: 'sea', bed: 1.1 }],
  },
  shafts: [
    { face: 'right', at: CANAL, canal: [[0.9, CANAL]] },
    { face: 'left', at: 2.3 },
    { face: 'left', at: 7.2, canal: [[7.2, 7.6]] },
    { face: 'left', at: 11.2, canal: [[11.2, 8]] },
    { face: 'left', at: 16.6, canal: [[16.6, 8]] },
    { face: 'right', at: 1.6, canal: [[17.9, 1.6]] },
  ],
  things: [
    hospital([0.7, 0.6, 0]),
    court([5.4, 0.7, 0]),
    coins([9, 3.86, 0], 4, 0.3),
    works([9.9, 0.6, 0]),
    windTurbine([15, 1.1, 0], 3.4),
    tank([17.3, 1.6, 0]),
    rack([16, 2.8, 0], [0.7, 0.7, 1.2]),
    solar([16.9, 2.6, 0]),
    barge([0.5, 7, -0.35]),
    box({ name: 'crane leg', at: [3.4, 5.9, 0], size: [0.3, 0.3, 1.9], material: 'clay' }),
    box({
      name: 'crane arm',
      at: [3.3, 5.7, 1.9],
      size: [0.5, 2.2, 0.24],
      material: 'clay',
      castsShadow: false,
      right: [panel(0.2, 0.08, 2, 0.14, tone('clay', 'left'))],
    }),
    crate([1, 5.9, 0], 0.42),
    crate([1.6, 5.8, 0], 0.5, 'gold'),
    stall([5.4, 5.8, 0], 'clay'),
    stall([7.6, 5.8, 0], 'gold', 'rose'),
    stall([5.4, 7.2, 0], 'teal', 'clay'),
    stall([7.9, 7.2, 0], 'ink', 'gold'),
    person([7.1, 6.6, 0], 'clay'),
    bigTop([11.1, 7, 0], 1.1),
    roundTower([15, 6.5, 0], 0.55, 1.4),
    rampart([15.6, 6.3, 0], [1.8, 0.36, 1.1], { left: [panel(0.6, 0, 1.2, 0.7, tone('ink', 'left'))] }),
    roundTower([18, 6.5, 0], 0.55, 1.4),
    controlTower([14.7, 3.2, 0], 1.6),
    well([0.9, CANAL, 0], 0.42, 0.4),
    well([7.2, 7.5, 0], 0.36, 0.4),
    well([16.6, 7.9, 0], 0.4, 0.45),
    footbridge([4.7, CANAL, 0]),
    footbridge([9.4, CANAL, 0]),
    footbridge([14, CANAL, 0]),
    person([17.6, 7.6, 0], 'ink'),
    palm([4.9, 8.3, 0], 1.6),
  ],
}));

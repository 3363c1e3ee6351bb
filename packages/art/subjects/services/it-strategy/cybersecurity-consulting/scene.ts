/** A fort with a tower cut open, a grille in every water gate, and outside the wall a secret hole. */
import { tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { rod } from '#kit/solids.ts';
import { bore } from '#library/channels.ts';
import { rampart, roundTower } from '#library/fort.ts';
import { worker } from '#library/people.ts';
import { palm } from '#library/plants.ts';
import { courses, keep, openTower, ropeLadder, secretHole, shield, waterGate } from './fort.ts';

const DEPTH = 3.6;
const CHANNEL = 2.1;
/** Position of the secret hole along the left edge. */
const INTRUDER = 1;
const WALL = 0.5;
const HEIGHT = 1.9;

export default scene(() => ({
  block: {
    size: [12, 11],
    depth: DEPTH,
    surface: 'desert',
    channel: CHANNEL,
    patches: [{ at: [2.9, 1.6], size: [7, 7], surface: 'plaza' }],
    left: [bore(INTRUDER, DEPTH - CHANNEL + 0.15, DEPTH, 0.46), ropeLadder(INTRUDER, DEPTH - CHANNEL + 0.2, DEPTH)],
  },
  shafts: [
    { face: 'left', at: 4.9, canal: [[4.9, 8.5]] },
    { face: 'left', at: 7.1, canal: [[7.1, 8.5]] },
    { face: 'right', at: 5.8, canal: [[9.8, 5.8]] },
    { face: 'right', at: 3.6, canal: [[9.8, 3.6]] },
  ],
  things: [
    roundTower([2.9, 1.6, 0], 1, 3.2),
    rampart([4, 1.35, 0], [4.8, WALL, HEIGHT]),
    roundTower([9.9, 1.6, 0], 1, 3.2),
    rampart([2.65, 2.7, 0], [WALL, 4.8, HEIGHT]),
    keep([4.1, 2.6, 0], 2.3, 2.8),
    roundTower([2.9, 8.6, 0], 1, 2.9),
    rampart([4, 8.35, 0], [4.6, WALL, HEIGHT], {
      left: [courses(5), waterGate(0.9), waterGate(3.1), ...shield(2, 1.2)],
    }),
    rampart([9.65, 2.7, 0], [WALL, 4.6, HEIGHT], {
      right: [courses(5), waterGate(1.5), waterGate(3.7), ...shield(2.6, 1.2)],
    }),
    openTower([9.9, 8.6, 0], 1.25, 1.05),
    secretHole([INTRUDER, 10.2, 0]),
    rod({ name: 'peg', at: [0.2, 9.6, 0], to: 0.55, paint: tone('wood', 'right'), width: 2.4 }),
    rod({
      name: 'rope',
      at: [0.2, 9.6, 0.45],
      to: [INTRUDER - 0.15, 10.1, 0.3],
      paint: tone('sand', 'top'),
      width: 1.2,
    }),
    worker([8.3, 9.9, 0], 'teal', 'ink'),
    worker([7.4, 6.6, 0], 'clay', 'ink'),
    palm([0.9, 3.4, 0], 2.1),
  ],
  why: { middle: [9.7, 8.4, 2], zoom: 2.1 },
}));

/** An aqueduct across a gap, from a cracked old basin to a new reservoir at the same level; the valve still points to the old side. */
import { panel } from '../../../kit/face.ts';
import { SURFACES, tone } from '../../../kit/palette.ts';
import { scene } from '../../../kit/scene.ts';
import { box, rod } from '../../../kit/solids.ts';
import { arcade, oldBasin, roundReservoir, valveHouse } from '../../../objects/aqueduct.ts';
import { house } from '../../../objects/buildings.ts';
import { worker } from '../../../objects/crew.ts';
import { bush, palm } from '../../../objects/nature.ts';
import { runnel } from '../../../objects/terraces.ts';

const GAP = { x: 4.5, y: 1.2, width: 5.3, depth: 7.2, drop: 2.3 };
const FAR = GAP.x + GAP.width;
/** Height of the trough's underside over the ground; both basins' water stands level with it. */
const TROUGH = 0.95;
const LINE = { y: 3, width: 0.9 };

export default scene({
  block: {
    size: [14.4, GAP.y + GAP.depth],
    depth: 4.4,
    surface: 'desert',
    channel: 3.3,
    patches: [
      { at: [0.3, 5.3], size: [3.9, 2.8], surface: 'plaza' },
      { at: [10.1, 1.1], size: [4, 4.4], surface: 'plaza', paint: [panel(0.2, 0.2, 3.8, 4.2, SURFACES.desert)] },
    ],
    hollows: [{ at: [GAP.x, GAP.y], size: [GAP.width, GAP.depth], drop: GAP.drop, floor: 'desert' }],
  },
  shafts: [
    { face: 'left', at: 7.2 },
    { face: 'right', at: 3.2, canal: [[13.9, 3.2]] },
    { face: 'left', at: 11.6, canal: [[11.6, 7.2], [12.6, 7.2]] },
  ],
  things: [
    oldBasin([0.7, 1.9, 0], [3.1, 2.8, 1.25]),
    box({ name: 'abutment', at: [3.8, LINE.y, 0], size: [GAP.x - 3.8, LINE.width, TROUGH], material: 'sand' }),
    arcade({ at: [GAP.x, LINE.y, -GAP.drop], size: [GAP.width, LINE.width, GAP.drop + TROUGH], arches: 4 }),
    box({ name: 'abutment', at: [FAR, LINE.y, 0], size: [0.55, LINE.width, TROUGH], material: 'sand' }),
    box({ name: 'trough', at: [3.8, LINE.y - 0.06, TROUGH], size: [FAR + 0.55 - 3.8, LINE.width + 0.12, 0.3], material: 'stone', top: [runnel([[0, 0.51], [FAR + 0.55 - 3.8, 0.51]], { width: 7 })] }),
    roundReservoir([12.15, LINE.y + 0.45, 0], 1.75, 1.25),
    house({ at: [0.6, 5.7, 0], size: [1.5, 1.3, 1], rise: 0.6 }),
    house({ at: [2.6, 6.3, 0], size: [1.4, 1.4, 1.2], walls: 'sand', roof: 'teal', ridge: 'y', rise: 0.6 }),
    rod({ name: 'old pipe', points: [[3.9, 4.4, 0.2], [GAP.x + 0.1, 4.4, 0.2], [GAP.x + 0.1, 4.4, -2.1], [GAP.x + 0.1, 6.2, -2.1], [5.5, 6.2, -2.1]], paint: tone('teal', 'left'), width: 4.4 }),
    rod({ name: 'town pipe', points: [[4.05, 7.1, 0.2], [GAP.x + 0.1, 7.1, 0.2], [GAP.x + 0.1, 7.1, -2.1], [5.5, 7.1, -2.1]], paint: tone('teal', 'left'), width: 4.4 }),
    valveHouse([5.5, 5.8, -GAP.drop]),
    rod({ name: 'new pipe', points: [[FAR - 0.1, 6.3, -2.1], [8.85, 6.3, -2.1]], paint: tone('steel', 'left'), width: 4.4 }),
    worker([7.3, 7.9, -GAP.drop], 'clay'),
    worker([11, 5.9, 0], 'teal', 'paper'),
    bush([12.9, 7.2, 0], 0.3),
    bush([13.4, 6.9, 0], 0.24),
    palm([13.6, 7.4, 0], 1.7),
    palm([0.5, 0.9, 0], 2),
  ],
  why: { middle: [6.9, 6.4, -1.1], zoom: 2.4 },
});

/** A filter hall cut open along its length: ever clearer water, ever finer sieves, and the bench where the proof is sealed. */
import { panel } from '../../../kit/face.ts';
import { SURFACES, tone } from '../../../kit/palette.ts';
import { scene } from '../../../kit/scene.ts';
import { box, cylinder, prism } from '../../../kit/solids.ts';
import { worker } from '../../../objects/crew.ts';
import { arched, drawerCabinet, halfVault, samplingBench, settlingBasin, sieve } from '../../../objects/filter-hall.ts';
import { bush, palm } from '../../../objects/nature.ts';
import { awning } from '../../../objects/prospecting.ts';

/** The hall: its far corner, length along x, depth of the part that still stands, height of its walls. */
const HALL = { x: 0.7, y: 0.6, length: 10.6, depth: 2.3, height: 3.1 };
const BASIN = { y: 1.5, depth: 2.9 };

export default scene({
  block: {
    size: [15.2, 6.8],
    depth: 3,
    surface: 'desert',
    patches: [
      { at: [HALL.x, HALL.y], size: [HALL.length + 0.2, 4.2], surface: 'floor' },
      { at: [11.6, 1.4], size: [3.3, 4], surface: 'plaza', paint: [panel(0.15, 0.15, 3.15, 3.85, SURFACES.plaza)] },
    ],
  },
  shafts: [
    { face: 'left', at: 2.4, canal: [[2.4, 4.5]] },
    { face: 'left', at: 9.6, canal: [[9.6, 4.5]] },
    { face: 'right', at: 6, canal: [[13.2, 6]] },
  ],
  things: [
    box({ name: 'back wall', at: [HALL.x, HALL.y, 0], size: [HALL.length, 0.25, HALL.height], material: 'paper', left: arched(7, HALL.length, 1.5, 2.8) }),
    prism({ name: 'end wall', at: [HALL.x, HALL.y + 0.25, 0], along: 'x', points: [[0, 0], [BASIN.depth + 1.2, 0], [BASIN.depth + 1.2, 0.5], [2.6, 1.3], [HALL.depth - 0.25, HALL.height], [0, HALL.height]], length: 0.25, material: 'sand' }),
    halfVault([HALL.x - 0.1, HALL.y - 0.1, HALL.height], [HALL.length + 0.3, HALL.depth, 1.5], 'clay'),
    settlingBasin([1.1, BASIN.y, 0], [3, BASIN.depth, 2], 0),
    sieve([4.25, BASIN.y, 1.45], BASIN.depth, 1.1, 2),
    settlingBasin([4.4, BASIN.y, 0], [3.1, BASIN.depth, 1.45], 1),
    sieve([7.65, BASIN.y, 0.9], BASIN.depth, 1.1, 4),
    settlingBasin([7.8, BASIN.y, 0], [3.2, BASIN.depth, 0.95], 2),
    sieve([11.15, BASIN.y, 0.3], BASIN.depth, 1.1, 7),
    drawerCabinet([13.5, 1.6, 0]),
    samplingBench([11.8, 2.7, 0]),
    awning([11.6, 2.3, 0], [3.4, 1.6, 2.8], 'teal'),
    cylinder({ name: 'clear well', at: [13.2, 6, 0], radius: 0.45, height: 0.5, material: 'stone', lid: tone('teal', 'top') }),
    worker([12.6, 4.4, 0], 'paper', 'teal'),
    worker([6, 5.2, 0], 'clay'),
    bush([0.6, 5.8, 0], 0.3),
    palm([14.6, 5, 0], 1.7),
  ],
  why: { middle: [13.1, 3, 1.3], zoom: 2.4 },
});

/** A hill cut open: four dry trial holes, and one bore under the drilling tripod that has struck the channel. */
import { area, stroke, type FacePaint } from '../../../kit/face.ts';
import { STRATA, tone } from '../../../kit/palette.ts';
import { scene } from '../../../kit/scene.ts';
import { prism } from '../../../kit/solids.ts';
import type { Vec2 } from '../../../kit/space.ts';
import { bore } from '../../../objects/channels.ts';
import { worker } from '../../../objects/crew.ts';
import { awning, beamScale, chest, coreRack, drillTripod, drum, tent, trialHole, winch } from '../../../objects/prospecting.ts';

const DEPTH = 4;
const EDGE = 9;
const TOP = 1.3;
const STRIKE = 5.6;
/** Outline of the hill in x and z, from x = 1.6. */
const HILL_FROM = 1.6;
const SLOPE: Vec2[] = [[0, 0], [0.45, 0.38], [0.95, 0.82], [1.4, 1.16], [1.8, TOP], [6.6, TOP], [7, 1.12], [7.4, 0.76], [7.8, 0.34], [8.1, 0]];
const lowered = (share: number): Vec2[] => SLOPE.map(([u, v], index) => [u, v * share + (share < 1 ? 0.05 * Math.sin(index * 1.7) * share : 0)]);

const layers: FacePaint[] = [area(lowered(0.8), STRATA[0]!), area(lowered(0.5), STRATA[1]!), area([...lowered(0.22)], STRATA[0]!)];
/** The bore inside the hill: its casing and the drill in it. */
const drilled: FacePaint[] = [bore(STRIKE - HILL_FROM, 0, TOP, 0.5), stroke([[STRIKE - HILL_FROM, 0], [STRIKE - HILL_FROM, TOP]], tone('steel', 'left'), 3)];

export default scene({
  block: {
    size: [11, EDGE],
    depth: DEPTH,
    surface: 'desert',
    channel: 2.9,
    left: [bore(0.8, 2.1, DEPTH), bore(3.9, 2.4, DEPTH), bore(7.6, 1.9, DEPTH), bore(10.2, 2.7, DEPTH)],
  },
  shafts: [{ face: 'left', at: STRIKE }],
  things: [
    prism({
      name: 'hill',
      at: [HILL_FROM, 0, 0],
      along: 'y',
      points: SLOPE,
      length: EDGE,
      material: 'sand',
      castsShadow: false,
      cap: [...layers, bore(3.9 - HILL_FROM, 0, TOP), bore(7.6 - HILL_FROM, 0, TOP), ...drilled],
    }),
    drillTripod([STRIKE, 8.2, TOP], 5.2),
    winch([6.6, 7.4, TOP]),
    trialHole([0.8, 8.6, 0]),
    trialHole([3.9, 8.6, TOP]),
    trialHole([7.6, 8.6, TOP]),
    trialHole([10.2, 8.6, 0]),
    tent([3.5, 0.6, TOP], [2, 2.2, 1.7]),
    awning([6.1, 0.7, TOP], [1.9, 1.3, 1.9]),
    chest([6.6, 1, TOP]),
    coreRack([5.2, 3.2, TOP]),
    beamScale([4.4, 4.3, TOP]),
    [0, 1, 2].map((index) => drum([9.9, 2.4 + index * 0.32, 0], 0.15, 0.9, 'steel')),
    worker([4.5, 6.9, TOP], 'clay'),
    worker([7.2, 4.9, TOP], 'teal', 'paper'),
  ],
  why: { middle: [6, 3.4, TOP + 0.6], zoom: 2.3 },
});

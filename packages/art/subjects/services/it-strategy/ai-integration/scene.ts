/** A hill cut open: four dry trial holes, and one bore under the drilling tripod that reaches the channel. */
import { area, panel, segment, type FacePaint } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { prism, sheet } from '#kit/solids.ts';
import type { Vec2 } from '#kit/space.ts';
import { canister, tent } from '#library/camp.ts';
import { bore, layer } from '#library/channels.ts';
import { worker } from '#library/people.ts';
import { shadowOn } from '#library/terraces.ts';
import { awning, beamScale, chest, coreRack, drillTripod, trialHole, winch } from './prospecting.ts';

const DEPTH = 4;
const EDGE = 9;
const TOP = 1.3;
const STRIKE = 5.6;
const FLAT = { from: 3.4, length: 4.8 };
/** Where the hill begins along x; `SLOPE` is its outline in x and z from there. */
const HILL_FROM = 1.6;
const SLOPE: Vec2[] = [
  [0, 0],
  [0.45, 0.38],
  [0.95, 0.82],
  [1.4, 1.16],
  [1.8, TOP],
  [6.6, TOP],
  [7, 1.12],
  [7.4, 0.76],
  [7.8, 0.34],
  [8.1, 0],
];
const lowered = (share: number): Vec2[] =>
  SLOPE.map(([u, v], index) => [u, v * share + 0.05 * share * Math.sin(index * 1.7)]);

const layers: FacePaint[] = [
  area(SLOPE, layer(0)),
  area(lowered(0.78), layer(1)),
  area(lowered(0.4), layer(2)),
  area(lowered(0.2), layer(1)),
];
/** The bore inside the hill: its casing and the drill in it. */
const drilled: FacePaint[] = [
  bore(STRIKE - HILL_FROM, 0, TOP, 0.5),
  segment([STRIKE - HILL_FROM, 0], [STRIKE - HILL_FROM, TOP], tone('steel', 'left'), 3),
];

export default scene(() => ({
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
    {
      ...sheet({
        name: 'hilltop',
        at: [FLAT.from, 0, TOP],
        size: [FLAT.length, EDGE],
        material: 'sand',
        top: [
          panel(0, 0, FLAT.length, EDGE, SURFACES.desert),
          shadowOn(3.5 - FLAT.from, 0.6, 2, 2.2, 1.2),
          shadowOn(6.5 - FLAT.from, 0.9, 1.5, 1.1, 0.5),
        ],
      }),
      isGround: true,
    },
    drillTripod([STRIKE, 8.2, TOP], 5.2),
    winch([6.7, 6.2, TOP]),
    trialHole([0.8, 8.6, 0]),
    trialHole([3.9, 8.6, TOP]),
    trialHole([7.6, 8.6, TOP]),
    trialHole([10.2, 8.6, 0]),
    tent([3.5, 0.6, TOP], [2, 2.2, 1.7], 'clay'),
    awning([6.1, 0.7, TOP], [1.9, 1.3, 1.9], 'gold'),
    chest([6.6, 1, TOP]),
    coreRack([5.4, 3.6, TOP]),
    beamScale([4.3, 4.6, TOP]),
    [0, 1, 2].map((index) => canister([9.9, 2.4 + index * 0.32, 0], 0.15, 0.9, 'steel')),
    worker([7.8, 5.5, TOP], 'clay'),
    worker([6.6, 5.2, TOP], 'teal', 'paper'),
  ],
  why: { middle: [5.9, 3.4, TOP + 0.7], zoom: 2.3 },
}));

/** An aqueduct across a gap, from a cracked old basin to a new reservoir at the same level; the valve still points to the old side. */
import { panel } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, rod } from '#kit/solids.ts';
import type { Vec2 } from '#kit/space.ts';
import { aqueduct } from '#library/aqueduct.ts';
import { strata } from '#library/channels.ts';
import { worker } from '#library/people.ts';
import { bush, palm } from '#library/plants.ts';
import { runnel, shaftOn, terrace } from '#library/terraces.ts';
import { house } from '#library/town.ts';
import { oldBasin, roundReservoir, valveHouse } from './aqueduct.ts';

const WIDE = 15;
const DEPTH = 4.4;
const GAP = { x: 4.5, y: 1.2, width: 6, depth: 7.2, drop: 2.3 };
const FAR = GAP.x + GAP.width;
const NEAR_EDGE = GAP.y + GAP.depth;
/** Height of the underside of the trough above the ground; its top is level with both basins. */
const TROUGH = 0.95;
const LINE = { y: 3, width: 0.9 };
/** The centre of the new reservoir, and where the shafts of the plateau come up. */
const RESERVOIR: Vec2 = [12.85, LINE.y + 0.45];
const GARDEN = 12.2;
const FEED = 3.45;

/** The plateau of the new side: a block of ground in the hollow, with its shafts and canals. */
const plateau = () =>
  terrace({
    at: [FAR, GAP.y, -GAP.drop],
    size: [WIDE - FAR, GAP.depth, GAP.drop],
    top: [
      panel(0.3, 0.3, WIDE - FAR - 0.3, 4.6, SURFACES.plaza),
      runnel([
        [WIDE - FAR, FEED - GAP.y],
        [WIDE - FAR - 1, FEED - GAP.y],
      ]),
      runnel([
        [GARDEN - FAR, GAP.depth],
        [GARDEN - FAR, 5.9],
        [GARDEN - FAR + 1, 5.9],
      ]),
    ],
    left: [strata(DEPTH, FAR), shaftOn(GARDEN - FAR, 0, GAP.drop)],
    right: [strata(DEPTH, WIDE, true), shaftOn(NEAR_EDGE - FEED, 0, GAP.drop)],
  });

export default scene(() => ({
  block: {
    size: [WIDE, NEAR_EDGE],
    depth: DEPTH,
    surface: 'desert',
    channel: 3.3,
    patches: [{ at: [0.6, 5.2], size: [3.6, 2.9], surface: 'plaza' }],
    hollows: [{ at: [GAP.x, GAP.y], size: [WIDE - GAP.x, GAP.depth], drop: GAP.drop, floor: 'road' }],
  },
  shafts: [
    {
      face: 'left',
      at: 0.35,
      canal: [
        [0.35, 4.1],
        [0.7, 4.1],
      ],
    },
    { face: 'left', at: GARDEN },
    { face: 'right', at: FEED },
  ],
  things: [
    plateau(),
    oldBasin([0.7, 1.9, 0], [3.1, 2.8, 1.25]),
    box({ name: 'abutment', at: [3.8, LINE.y, 0], size: [GAP.x - 3.8, LINE.width, TROUGH], material: 'sand' }),
    aqueduct({ at: [GAP.x, LINE.y, -GAP.drop], size: [GAP.width, LINE.width, GAP.drop + TROUGH], arches: 4 }),
    box({ name: 'abutment', at: [FAR, LINE.y, 0], size: [0.55, LINE.width, TROUGH], material: 'sand' }),
    box({
      name: 'trough',
      at: [3.8, LINE.y - 0.06, TROUGH],
      size: [FAR + 0.55 - 3.8, LINE.width + 0.12, 0.3],
      material: 'stone',
      top: [
        runnel(
          [
            [0, 0.51],
            [FAR + 0.55 - 3.8, 0.51],
          ],
          { width: 7 },
        ),
      ],
    }),
    roundReservoir([...RESERVOIR, 0], 1.75, 1.25),
    house({ at: [0.8, 5.7, 0], size: [1.4, 1.3, 1], rise: 0.6 }),
    house({ at: [2.6, 6.3, 0], size: [1.4, 1.4, 1.2], walls: 'sand', roof: 'gold', ridge: 'y', rise: 0.6 }),
    rod({
      name: 'old pipe',
      points: [
        [3.9, 4.4, 0.2],
        [GAP.x + 0.1, 4.4, 0.2],
        [GAP.x + 0.1, 4.4, -2.1],
        [GAP.x + 0.1, 6.2, -2.1],
        [5.2, 6.2, -2.1],
      ],
      paint: tone('teal', 'left'),
      width: 4.4,
    }),
    rod({
      name: 'town pipe',
      points: [
        [4.05, 7.1, 0.2],
        [GAP.x + 0.1, 7.1, 0.2],
        [GAP.x + 0.1, 7.1, -2.1],
        [5.2, 7.1, -2.1],
      ],
      paint: tone('teal', 'left'),
      width: 4.4,
    }),
    valveHouse([5.2, 5.9, -GAP.drop]),
    worker([6.1, 7.9, -GAP.drop], 'clay'),
    worker([12, 6, 0], 'teal', 'paper'),
    bush([13.5, 7.2, 0], 0.3),
    bush([14.1, 6.7, 0], 0.22),
    palm([14.4, 7.5, 0], 1.7),
    palm([0.5, 0.9, 0], 2),
  ],
  why: { middle: [6.7, 6.4, -1.3], zoom: 2.4, face: 'left' },
}));

/** A lookout tower with a lit lantern: a cable from a small waterwheel feeds it, the cable of the mast is unplugged. */
import { disc } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, rod } from '#kit/solids.ts';
import type { Vec2 } from '#kit/space.ts';
import { stoneBasin } from '#library/basins.ts';
import { cable } from '#library/charging.ts';
import { person } from '#library/people.ts';
import { waterwheel } from '#library/waterwheels.ts';
import { handPump } from '#library/well-gear.ts';
import { mast } from '#library/works.ts';
import { foldingTable, hill, lookout, pebbleBench, plug, watchDial } from './lookout.ts';

const HILL: Vec2 = [4.3, 4.2];
const RISE = 0.75;
const STONES: Vec2[] = [
  [5.2, 9.6],
  [8, 8.9],
  [8.7, 8.5],
  [8.6, 7.8],
];

export default scene(() => ({
  block: {
    size: [13.4, 11],
    depth: 3.2,
    surface: 'desert',
    patches: [
      {
        at: [1, 8.8],
        size: [8, 1.4],
        surface: 'desert',
        paint: STONES.map(([x, y]) => disc(x - 1, y - 8.8, 0.3, SURFACES.road)),
      },
    ],
  },
  shafts: [
    { face: 'right', at: 4.4, canal: [[8.9, 4.4]] },
    { face: 'right', at: 8.2, canal: [[11.6, 8.2]] },
    { face: 'left', at: 10.2, canal: [[10.2, 10.2]] },
  ],
  things: [
    hill([...HILL, 0], [4.1, 3.1, 2.2], RISE),
    lookout([...HILL, 3 * RISE]),
    mast([12.3, 1.2, 0], 4.2),
    rod({
      name: 'cable',
      points: [
        [12.2, 1.4, 0.03],
        [11.4, 1.5, 0.03],
        [10.9, 2, 0.03],
        [10.2, 1.6, 0.03],
        [9.75, 2.1, 0.1],
      ],
      paint: tone('ink', 'right'),
      width: 2.2,
    }),
    plug([9.5, 2.1, 0]),
    box({ name: 'bearing', at: [10.3, 3.7, 0], size: [0.4, 0.3, 1.05], material: 'stone' }),
    waterwheel({ at: [10.5, 4.1, 1], radius: 1, width: 0.5, spokes: 8, paddles: 12, hub: 'gold' }),
    box({ name: 'bearing', at: [10.3, 4.8, 0], size: [0.4, 0.3, 1.05], material: 'stone' }),
    cable([10.5, 4.35, 1.1], [5.5, 4.2, 4.95], 0.55, tone('clay', 'right')),
    pebbleBench([8.8, 6, 0]),
    stoneBasin([12.2, 6.4, 0], 0.36, 0.4),
    stoneBasin([11.6, 7.3, 0], 0.46, 0.55, 'paper'),
    stoneBasin([11.6, 8.5, 0], 0.6, 0.45),
    stoneBasin([11.7, 9.8, 0], 0.52, 0.75, 'rose'),
    stoneBasin([10.2, 9.6, 0], 0.72, 0.35),
    handPump([10.2, 8.6, 0]),
    watchDial([2.6, 9.5, 0]),
    foldingTable([5.7, 8.8, 0]),
    person([8.4, 9.6, 0], 'ink'),
  ],
  why: { middle: [10.6, 6.4, 0.4], zoom: 2.2, face: 'left' },
}));

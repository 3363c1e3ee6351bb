/** Basins down a hillside, some full and some dry and cracked, and the bridge from which a keeper sets the boards between them. */
import { scene } from '#kit/scene.ts';
import { basin, overflow } from '#library/basins.ts';
import { person } from '#library/people.ts';
import { tree } from '#library/plants.ts';
import { terrace } from '#library/terraces.ts';
import { bucket } from '#library/well-gear.ts';
import { drippingPipe, keepersBridge, ladder } from './basins.ts';

const LEVEL = [2.7, 1.95, 1.15] as const;
const LIFTS = [0.25, 0.85, 0.1, 0.5, 1.05, 0.35, 0.15, 0.7];
const BRIDGE = { x: 1.2, y: 4.9, height: 0.95, pitch: 1.05 };

export default scene(() => ({
  block: {
    size: [11.4, 10],
    depth: 3,
    surface: 'desert',
    hollows: [{ at: [1.6, 8.2], size: [2.6, 1], drop: 0.25, floor: 'sea' }],
  },
  shafts: [
    { face: 'left', at: 2.9, canal: [[2.9, 9.1]] },
    { face: 'left', at: 5.6, canal: [[5.6, 7.8]] },
    { face: 'right', at: 6.2, canal: [[10.6, 6.2]] },
    { face: 'right', at: 2.6, canal: [[9.6, 2.6]] },
  ],
  things: [
    terrace({
      at: [0.5, 0.5, 0],
      size: [7.8, 2, LEVEL[0]],
      top: [...basin(0.5, 0.45, 3.4, 1.55, 'brim'), ...basin(4, 0.45, 7.3, 1.55, 'full')],
      left: overflow(1.2, 1.3, LEVEL[0], LEVEL[1]),
    }),
    terrace({
      at: [0.5, 2.5, 0],
      size: [9, 2.4, LEVEL[1]],
      top: [
        ...basin(0.5, 0.4, 3, 1.9, 'full'),
        ...basin(3.6, 0.4, 6, 1.9, 'dry'),
        ...basin(6.6, 0.4, 8.5, 1.9, 'full'),
      ],
    }),
    terrace({
      at: [0.5, 4.9, 0],
      size: [10.1, 2.8, LEVEL[2]],
      top: [
        ...basin(0.5, 1.2, 2.4, 2.4, 'brim'),
        ...basin(3, 1.2, 6.2, 2.4, 'dry'),
        ...basin(6.8, 1.2, 9.6, 2.4, 'full'),
      ],
      left: overflow(1.1, 0.9, LEVEL[2]),
    }),
    keepersBridge({ at: [BRIDGE.x, BRIDGE.y, LEVEL[2]], lifts: LIFTS, pitch: BRIDGE.pitch, height: BRIDGE.height }),
    person([5.2, 5.2, LEVEL[2] + BRIDGE.height + 0.14], 'clay'),
    drippingPipe([8, 8.75, 0], 1.05, 0.78),
    bucket([8, 8.75, 0], 0.27, 'wood', true),
    ladder([6.9, 8.25, 0], 1.5, 0.54),
    tree([9.4, 0.9, 0], 1.7),
    tree([10.6, 1.6, 0], 1.3),
    tree([10.5, 8.9, 0], 1.2),
  ],
  why: { middle: [5.6, 7, 1], zoom: 2 },
}));

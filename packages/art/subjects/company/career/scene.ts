/** A pit with ladders, ropes, lamps and a shaft down to the channel, a workshop beside it. */
import { panel, ribs } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder } from '#kit/solids.ts';
import { crate } from '#library/cargo.ts';
import { person } from '#library/people.ts';
import { palm } from '#library/plants.ts';
import { bucket, hangingBucket } from '#library/well-gear.ts';
import { hoistFrame, lantern, openWorkshop, ropeCoil, wallLadder } from './digging.ts';

const SIZE = [12, 9.4] as const;
const DEPTH = 4.8;
const DROP = 2.5;
const PIT = { x: 1.5, y: 4.4, width: 4.6, depth: 5 } as const;
const MIDDLE = PIT.x + PIT.width / 2;

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 3.6,
    surface: 'desert',
    patches: [
      { at: [6.4, 0.5], size: [5.2, 4.2], surface: 'plaza' },
      { at: [1, 3.9], size: [5.6, 0.5], surface: 'road' },
    ],
    hollows: [{ at: [PIT.x, PIT.y], size: [PIT.width, PIT.depth], drop: DROP, floor: 'soil' }],
  },
  shafts: [
    { face: 'left', at: MIDDLE },
    { face: 'left', at: 9.6, canal: [[9.6, 7]] },
    { face: 'right', at: 2.2, canal: [[11, 2.2]] },
  ],
  things: [
    openWorkshop([7, 0.9, 0]),
    hoistFrame([PIT.x - 0.6, 6.4, 0], PIT.width + 1.2, 2.6, -1.1),
    hangingBucket([MIDDLE, 6.54, -0.75], 0.5, 0.34),
    wallLadder([1.9, PIT.y, -DROP], DROP + 0.6),
    wallLadder([PIT.x, 7.5, -DROP], DROP + 0.7, 'y'),
    lantern([PIT.x + 0.6, 6.52, 2.58]),
    lantern([PIT.x + PIT.width - 0.5, 6.52, 2.58]),
    cylinder({
      name: 'curb',
      at: [MIDDLE, 8.4, -DROP],
      radius: 0.7,
      height: 0.4,
      material: 'stone',
      lid: tone('teal', 'right'),
    }),
    person([2.6, 7.4, -DROP], 'teal'),
    person([5, 8.8, -DROP], 'clay'),
    box({
      name: 'bench of tools',
      at: [1.8, 8.6, -DROP],
      size: [0.9, 0.5, 0.3],
      material: 'wood',
      top: [ribs(3, tone('wood', 'right'))],
      left: [panel(0.1, 0, 0.8, 0.2, tone('wood', 'right'))],
    }),
    ropeCoil([7.4, 5.6, 0], 0.5),
    ropeCoil([8.6, 5.3, 0], 0.36),
    bucket([7.2, 6.8, 0], 0.3),
    cylinder({
      name: 'trough',
      at: [9.6, 6.8, 0],
      radius: 0.7,
      height: 0.36,
      material: 'stone',
      lid: tone('teal', 'top'),
    }),
    crate([10.6, 4, 0], 0.6),
    crate([10.6, 4, 0.6], 0.42, 'gold'),
    person([8.3, 6.6, 0], 'ink'),
    palm([11, 6.4, 0], 2.2),
    cylinder({ name: 'spoil', at: [2.2, 1.8, 0], radius: 1.3, topRadius: 0.2, height: 1.1, material: 'sand' }),
    cylinder({ name: 'spoil', at: [4.4, 1.6, 0], radius: 0.9, topRadius: 0.14, height: 0.7, material: 'sand' }),
  ],
  why: { middle: [8.7, 1.3, 1.1], zoom: 2.3, face: 'left' },
}));

/** An upright handset as a house: five storeys with a small well each, five ropes down to the channel; a bus with its door open. */
import { segment } from '#kit/face.ts';
import { tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import type { Vec3 } from '#kit/space.ts';
import { busStop } from '#library/bus-stop.ts';
import { bus } from '#library/charging.ts';
import { person } from '#library/people.ts';
import { tree } from '#library/plants.ts';
import { handset, ropeAt, ropes } from './handset.ts';

const DEPTH = 3;
const CHANNEL = 1.7;
const WIDTH = 3.7;
const FRONT = 8;
const PHONE: Vec3 = [2.4, FRONT - 1.2, 0];
const STOREYS = 5;

export default scene(() => ({
  block: {
    size: [12.4, FRONT],
    depth: DEPTH,
    channel: CHANNEL,
    surface: 'desert',
    patches: [
      {
        at: [0, 3.6],
        size: [12.4, 1.8],
        surface: 'tarmac',
        paint: [0, 1, 2, 3, 4, 5].map((step) =>
          segment([0.6 + step * 2.1, 0.85], [1.6 + step * 2.1, 0.85], WHITE, 1.3),
        ),
      },
      { at: [6.2, 0.6], size: [5.6, 2.7], surface: 'plaza' },
    ],
    left: [0, 1, 2, 3, 4].map((index) =>
      segment([PHONE[0] + ropeAt(index), DEPTH], [PHONE[0] + ropeAt(index), DEPTH - CHANNEL], tone('gold', 'top'), 1.3),
    ),
  },
  shafts: [
    { face: 'left', at: 8.4, canal: [[8.4, 7]] },
    { face: 'right', at: 2, canal: [[11.4, 2]] },
  ],
  things: [
    handset({
      at: PHONE,
      width: WIDTH,
      depth: 1.05,
      rooms: [
        { wall: tone('teal', 'top'), curb: 'stone', bucket: 'wood' },
        { wall: tone('gold', 'top'), curb: 'clay', bucket: 'steel' },
        { wall: tone('glass', 'top'), curb: 'wood', bucket: 'clay' },
        { wall: tone('clay', 'top'), curb: 'paper', bucket: 'gold' },
        { wall: tone('paper', 'left'), curb: 'palm', bucket: 'teal' },
      ],
    }),
    ropes(PHONE, 1.05, STOREYS, 0),
    bus({ at: [6.9, 3.9, 0], material: 'clay', isOpen: true }),
    busStop([7.6, 1.4, 0]),
    person([9.9, 5.8, 0], 'clay'),
    person([9.3, 6.3, 0], 'gold'),
    tree([8.4, 6.7, 0], 1.3, { trunk: 0.08 }),
    tree([11.1, 2, 0], 1.7, { trunk: 0.08 }),
    tree([6.6, 1.4, 0], 1.9, { trunk: 0.08 }),
  ],
}));

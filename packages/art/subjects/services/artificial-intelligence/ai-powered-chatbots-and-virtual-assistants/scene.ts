/** A kiosk with a speaking horn on a round plaza; a bridge and a bell rope lead over the water to a desk with an attendant. */
import { disc, ribs } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, rod } from '#kit/solids.ts';
import { person } from '#library/people.ts';
import { bush, palm } from '#library/plants.ts';
import { attendant, capsuleTube, kiosk, serviceDesk, speechBubble, stool } from './kiosk.ts';

const WATER_FROM = 7.2;
const WATER_WIDTH = 1.5;

export default scene(() => ({
  block: {
    size: [13, 8.3],
    depth: 2.6,
    surface: 'desert',
    patches: [
      {
        at: [0.3, 0.8],
        size: [6.6, 6.6],
        surface: 'desert',
        paint: [
          disc(3.3, 3.3, 3.3, SURFACES.road),
          disc(3.3, 3.3, 3.1, SURFACES.plaza),
          disc(3.3, 3.3, 2.7, SURFACES.road),
          disc(3.3, 3.3, 2.6, SURFACES.plaza),
        ],
      },
      { at: [8.9, 1.9], size: [3.8, 4.2], surface: 'plaza' },
    ],
    hollows: [{ at: [WATER_FROM, 0], size: [WATER_WIDTH, 8.3], drop: 0.35, floor: 'sea', bed: 0.8 }],
  },
  shafts: [
    { face: 'left', at: 1.5, canal: [[1.5, 6.6]] },
    { face: 'left', at: 8 },
    { face: 'right', at: 4.4, canal: [[12.3, 4.4]] },
  ],
  things: [
    kiosk([1.8, 2.3, 0]),
    capsuleTube([1.5, 6.3, 0], 1.35, [1.95, 5.75, 1.6]),
    stool([4.4, 6.5, 0]),
    stool([3, 6.5, 0], 'teal'),
    box({
      name: 'bridge',
      at: [WATER_FROM - 0.4, 3.6, 0],
      size: [WATER_WIDTH + 0.8, 1.3, 0.14],
      material: 'wood',
      castsShadow: false,
      top: [ribs(6, tone('wood', 'right'))],
    }),
    serviceDesk([9.2, 3.6, 0]),
    attendant([10.5, 3.1, 0], 'teal'),
    rod({ name: 'sign post', at: [9.54, 2.6, 0], to: 2.1, paint: tone('ink', 'left'), width: 2.4 }),
    speechBubble([9.1, 2.5, 2.1], [2.2, 1.3], 'gold'),
    stool([10.8, 5.4, 0]),
    rod({
      name: 'bell rope',
      points: [
        [5.2, 4.6, 1.7],
        [7.2, 4.4, 1.45],
        [9.6, 4.2, 1.5],
        [11.97, 4.07, 2.1],
      ],
      paint: tone('clay', 'left'),
      width: 1.6,
    }),
    person([6, 3.9, 0], 'ink'),
    person([5, 6.2, 0], 'clay'),
    palm([12.3, 1.2, 0], 1.9),
    palm([0.6, 0.9, 0], 2.2),
    bush([9.5, 7.3, 0], 0.3),
    bush([10.1, 7.6, 0], 0.22),
  ],
  why: { middle: [3.6, 5, 2], zoom: 1.8, face: 'left' },
}));

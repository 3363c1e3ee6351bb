/** A crescent hotel round its pool; a reception counter outdoors; laundry, kitchen and linen chute in the cut face. */
import { disc, panel, segment } from '#kit/face.ts';
import { LAMP, SHADOW, SHADOW_OPACITY, SURFACES, tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { dashes, plate, room } from '#library/parts.ts';
import { person } from '#library/people.ts';
import { palm } from '#library/plants.ts';
import { crescent, laundryDrum, lounger, luggageCart, parasol, reception, shuttle, suitcase } from './hotel.ts';

const CENTRE = 6.4;
const DEPTH = 4;

export default scene(() => ({
  block: {
    size: [13, 11.4],
    depth: DEPTH,
    surface: 'desert',
    channel: 2.9,
    patches: [
      {
        at: [0, 9.5],
        size: [13, 1.5],
        surface: 'road',
        paint: [dashes([0.3, 0.75], [12.7, 0.75], WHITE, 1.3, '8 7')],
      },
      {
        at: [3, 3],
        size: [6.4, 6.2],
        surface: 'plaza',
        paint: [
          disc(3.8, 3.6, 1.95, SURFACES.road),
          disc(3.8, 3.6, 1.75, tone('sea', 'right')),
          disc(3.85, 3.68, 1.66, SURFACES.sea),
          segment([3, 3.1], [3.6, 3.1], WHITE, 1.2),
          segment([4, 4.1], [4.8, 4.1], WHITE, 1.2),
          segment([3.2, 4.6], [3.7, 4.6], WHITE, 1.2),
        ],
      },
      {
        at: [9.6, 2.2],
        size: [3, 3.4],
        surface: 'floor',
        paint: [panel(0.5, 2.1, 1.9, 2.8, tone('clay', 'left')), panel(0.6, 2.2, 1.8, 2.7, tone('clay', 'top'))],
      },
    ],
    left: [
      panel(5.02, DEPTH - 2.3, 5.32, DEPTH - 0.05, tone('steel', 'left')),
      panel(5.09, DEPTH - 2.3, 5.25, DEPTH - 0.05, tone('ink', 'right')),
      ...[0.5, 1.05].map((below) => disc(5.17, DEPTH - below, 0.09, WHITE)),
      room({
        side: 'left',
        from: 2.2,
        below: 0.35,
        size: [2.4, 0.95],
        inside: [
          panel(0.5, 0.3, 1.4, 0.62, tone('steel', 'left')),
          disc(0.72, 0.68, 0.12, tone('clay', 'left')),
          disc(1.1, 0.7, 0.14, tone('ink', 'left')),
          panel(1.6, 0.3, 2.2, 0.8, tone('paper', 'left')),
          segment([1.9, 0.3], [1.9, 0.8], tone('stone', 'right'), 1),
          disc(0.9, 0.9, 0.05, LAMP),
          disc(1.8, 0.9, 0.05, LAMP),
        ],
      }),
      room({
        side: 'left',
        from: 4.5,
        below: 1.5,
        size: [3.6, 1.05],
        inside: [
          ...[1.5, 2.2, 2.9].flatMap((u) => laundryDrum(u, 0.62)),
          panel(0.45, 0.12, 0.95, 0.45, tone('wood', 'left')),
          disc(0.6, 0.48, 0.13, WHITE),
          disc(0.8, 0.48, 0.12, tone('paper', 'left')),
        ],
      }),
      room({
        side: 'left',
        from: 5.8,
        below: 0.35,
        size: [2.6, 0.95],
        inside: [
          segment([0.4, 0.82], [2.5, 0.82], tone('steel', 'right'), 1.4),
          ...[0.6, 0.85, 1.1, 1.35].map((u, index) =>
            panel(u, 0.42, u + 0.18, 0.82, tone(index % 2 ? 'teal' : 'paper', 'left')),
          ),
          panel(1.75, 0.3, 2.4, 0.62, tone('wood', 'left')),
          panel(1.75, 0.62, 2.4, 0.68, WHITE),
        ],
      }),
    ],
  },
  shafts: [
    { face: 'left', at: 1.5, canal: [[1.5, 7.2]] },
    {
      face: 'left',
      at: 9.3,
      canal: [
        [9.3, 8.2],
        [8.2, 7.6],
      ],
    },
    { face: 'right', at: 1.5, canal: [[7.5, 1.5]] },
    { face: 'right', at: 4.4, canal: [[12.4, 4.4]] },
    { face: 'right', at: 9, canal: [[12.2, 9]] },
  ],
  things: [
    crescent({ at: [CENTRE, CENTRE, 0], inner: 4.1, outer: 5.6, from: 172, to: 278, floors: 4, storey: 0.82 }),
    plate(
      [
        [6.97, 2.34, 0],
        [8.36, 2.01, 0],
        [8.57, 0.53, 0],
        [7.18, 0.86, 0],
      ],
      SHADOW,
      'shadow',
      SHADOW_OPACITY,
    ),
    luggageCart([5.1, 5.3, 0], 0.7),
    person([5.6, 6.2, 0], 'clay'),
    [
      [7.4, 8.5],
      [8.5, 7.7],
    ].map(([x = 0, y = 0]) => lounger([x - 1.4, y + 0.2, 0])),
    lounger([8.3, 5.2, 0]),
    parasol([5.6, 8.3, 0]),
    parasol([9.1, 5.9, 0], 'teal'),
    reception([9.8, 2.3, 0]),
    suitcase([10.4, 4.5, 0], [0.5, 0.3, 0.6], 'clay'),
    person([11.4, 4.6, 0], 'ink'),
    shuttle([4, 9.75, 0]),
    palm([12.1, 9, 0], 2),
    palm([1.3, 8.2, 0], 2.1),
  ],
  why: { middle: [9.2, 4.4, 0.9], zoom: 1.65 },
  features: {},
}));

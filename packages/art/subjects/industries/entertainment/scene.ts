/** An open-air cinema: rising rows of seats before a big screen, the side of the stage, and the rooms under the seats. */
import { disc, panel, segment } from '#kit/face.ts';
import { LAMP, tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, gable, rod } from '#kit/solids.ts';
import { room, row } from '#library/parts.ts';
import { person } from '#library/people.ts';
import { cableDrum, cameraCrane, flightCase } from '#library/theater.ts';
import { beam, bigScreen, mixingDesk, projectorHut, seatBowl, truss } from './theater.ts';

const SCREEN = { at: [2.5, 0.5, 0], size: [7.6, 4.3], lift: 0.7 } as const;
const CENTRE = 6.3;

export default scene(() => ({
  block: {
    size: [12.6, 10.8],
    depth: 3.9,
    surface: 'desert',
    channel: 2.7,
    patches: [
      { at: [0.3, 0.3], size: [12, 3.8], surface: 'plaza' },
      { at: [5, 9.1], size: [2.6, 1.7], surface: 'plaza' },
    ],
    left: [
      room({
        side: 'left',
        from: 2.3,
        below: 0.4,
        size: [2.5, 1.1],
        inside: [
          panel(0.5, 0.3, 2.3, 0.5, tone('wood', 'left')),
          ...row(3, [0.6, 0.56], [0.4, 0.4], [0.58, 0], [tone('glass', 'top')]),
          ...[0.6, 1, 1.18, 1.58, 1.76, 2.16].map((u) => disc(u, 0.98, 0.05, LAMP)),
        ],
      }),
      room({
        side: 'left',
        from: 5.3,
        below: 0.2,
        size: [1.7, 1.75],
        inside: [
          panel(0.5, 0.5, 1.5, 0.62, tone('teal', 'left')),
          segment([0.6, 0.15], [1.4, 0.5], tone('gold', 'left'), 2.4),
          segment([1.4, 0.15], [0.6, 0.5], tone('gold', 'right'), 2.4),
          segment([1, 0.7], [1, 1.05], tone('clay', 'left'), 3.6),
          disc(1, 1.22, 0.11, tone('wood', 'top')),
        ],
      }),
      room({
        side: 'left',
        from: 7.5,
        below: 0.4,
        size: [2.8, 1.1],
        inside: [
          panel(0.4, 0.34, 2.7, 0.4, tone('wood', 'right')),
          panel(0.4, 0.7, 2.7, 0.76, tone('wood', 'right')),
          ...[0.6, 0.92, 1.24, 1.56, 1.88, 2.2, 2.52].flatMap((u, index) => [
            disc(u, 0.55, 0.14, tone(index % 3 ? 'steel' : 'clay', 'left')),
            disc(u, 0.55, 0.05, tone('ink', 'left')),
            disc(u, 0.91, 0.14, tone(index % 2 ? 'teal' : 'steel', 'left')),
            disc(u, 0.91, 0.05, tone('ink', 'left')),
          ]),
        ],
      }),
    ],
  },
  shafts: [
    {
      face: 'left',
      at: 1.3,
      canal: [
        [1.3, 8.2],
        [2.2, 7.8],
      ],
    },
    {
      face: 'left',
      at: 11.2,
      canal: [
        [11.2, 8.2],
        [10.4, 7.8],
      ],
    },
    { face: 'right', at: 3.2, canal: [[11.6, 3.2]] },
    { face: 'right', at: 6.6, canal: [[11.7, 6.6]] },
  ],
  things: [
    bigScreen(SCREEN.at, SCREEN.size, SCREEN.lift),
    seatBowl([CENTRE, 1.2, 0], 3.9, 5, 0.19),
    projectorHut([CENTRE - 0.75, 9.3, 0]),
    beam(
      [CENTRE, 9.2, 1.2],
      [
        [2.6, 0.8, 0.8],
        [2.6, 0.8, 4.9],
        [10, 0.8, 4.9],
        [10, 0.8, 0.8],
      ],
    ),
    cameraCrane([1.3, 2.2, 0], [2.8, 0.9, 1.3]),
    truss([10.9, 0.7, 0], 4.2),
    flightCase([9.3, 2, 0]),
    flightCase([9.35, 2.02, 0.8], [0.7, 0.55, 0.45], 'clay'),
    flightCase([9.2, 2.9, 0], [0.7, 0.6, 0.5], 'teal'),
    mixingDesk([11.2, 1.7, 0]),
    cableDrum([10.2, 2.8, 0]),
    rod({
      points: [
        [10.65, 3.3, 0.1],
        [11.2, 3.5, 0.05],
        [11.6, 3.25, 0.05],
      ],
      paint: tone('ink', 'left'),
      width: 2.4,
    }),
    person([8.5, 2.6, 0], 'ink'),
    person([5.2, 9.7, 0], 'clay'),
    box({
      name: 'kiosk',
      at: [8.6, 9.5, 0],
      size: [1.3, 0.8, 0.8],
      material: 'clay',
      left: [panel(0.15, 0.35, 1.15, 0.7, LAMP), panel(0.15, 0.3, 1.15, 0.36, WHITE)],
      right: [panel(0.2, 0.3, 0.6, 0.65, LAMP)],
    }),
    gable({ at: [8.5, 9.4, 0.8], size: [1.5, 1, 0.45], ridge: 'x', material: 'paper' }),
  ],
  why: { middle: [8.2, 3.6, 2.3], zoom: 1.3 },
  features: {},
}));

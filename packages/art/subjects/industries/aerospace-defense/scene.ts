/** A hangar with a jet half outside, an engine on its stand, and a records vault and a work pit in the cut face. */
import { disc, panel, segment, stroke } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { airliner } from '#library/airliner.ts';
import { dashes, room, row } from '#library/parts.ts';
import { person } from '#library/people.ts';
import { engineOnStand, stairDock, toolTrolley } from './aircraft.ts';
import { controlTower, edgeLamp, hangar, hoseReel, recordsLocker, shadowBoard, stores } from './airfield.ts';

const DEPTH = 4.2;
const JET = { x: 4.6, y: 1.73, scale: 1.25 };

export default scene(() => ({
  block: {
    size: [13.2, 11],
    depth: DEPTH,
    surface: 'desert',
    channel: 3.1,
    patches: [
      {
        at: [0.4, 4],
        size: [8.6, 7],
        surface: 'tarmac',
        paint: [
          stroke(
            [
              [4.2, 0.2],
              [4.2, 4.8],
              [4.9, 5.8],
              [8.5, 5.8],
            ],
            tone('gold', 'top'),
            2,
          ),
          dashes([0.3, 6.6], [8.4, 6.6], WHITE, 1.2, '6 6'),
        ],
      },
      { at: [9.2, 4.2], size: [3.8, 4.6], surface: 'floor' },
    ],
    left: [
      room({
        side: 'left',
        from: 1.1,
        below: 0.35,
        size: [3.6, 1.25],
        inside: [
          ...[0.3, 0.52, 0.74, 0.96].flatMap((v, line) =>
            row(
              7,
              [0.5, v],
              [0.36, 0.18],
              [0.42, 0],
              line % 2 ? [tone('teal', 'left'), tone('wood', 'left')] : [tone('wood', 'left'), tone('wood', 'top')],
            ),
          ),
          panel(1.76, 0.46, 2.12, 0.6, tone('paper', 'top')),
        ],
      }),
      room({
        side: 'left',
        from: 5.4,
        below: 0.15,
        size: [2.6, 1.5],
        inside: [
          panel(0.9, 0.12, 1.7, 0.26, tone('gold', 'left')),
          segment([1.3, 0.26], [1.3, 0.9], tone('steel', 'right'), 4),
          panel(0.8, 0.9, 1.8, 1.02, tone('gold', 'left')),
          panel(0.4, 0.4, 0.62, 1.1, tone('clay', 'left')),
          disc(0.51, 0.9, 0.06, SIGNAL),
          disc(2.2, 1.2, 0.08, LAMP),
        ],
      }),
    ],
  },
  shafts: [
    { face: 'left', at: 8.7, canal: [[8.7, 8.4]] },
    {
      face: 'right',
      at: 8.4,
      canal: [
        [11.7, 8.4],
        [11.7, 7.9],
      ],
    },
    { face: 'right', at: 2.4, canal: [[12.8, 2.4]] },
    { face: 'right', at: 5, canal: [[12.5, 5]] },
    { face: 'left', at: 0.8 },
  ],
  things: [
    hangar([0.5, 0.5, 0], [8.2, 3.6, 4.2]),
    airliner({ at: [JET.x, JET.y, 0], scale: JET.scale, isHalfOut: true }),
    stairDock([6.1, 7.5, 0], 1.1),
    stores([9.5, 0.6, 0], [3.2, 2.8, 1.6]),
    controlTower([10.4, 1.7, 1.6], 2.4),
    shadowBoard([9.5, 4.4, 0]),
    recordsLocker([11.6, 4.4, 0]),
    engineOnStand([11.2, 5.6, 0]),
    toolTrolley([9.2, 6.3, 0]),
    hoseReel([9.4, 7.9, 0]),
    person([8.4, 7.2, 0], 'gold'),
    person([2.6, 9.2, 0], 'clay'),
    [0.9, 2.9, 4.9, 6.9, 8.7].map((x) => edgeLamp([x, 10.6, 0])),
    [8.6, 9.6].map((y) => edgeLamp([0.7, y, 0], 'gold')),
  ],
  why: { middle: [10.9, 6, 0.7], zoom: 1.97 },
  features: {},
}));

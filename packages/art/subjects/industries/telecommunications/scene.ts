/** A mast on a rocky hill, a telephone exchange, and a street corner where its cables come up; ducts and a manhole in the cut face. */
import { disc, panel, segment, stroke } from '#kit/face.ts';
import { SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box } from '#kit/solids.ts';
import { dashes, room, row } from '#library/parts.ts';
import { person } from '#library/people.ts';
import { bush } from '#library/plants.ts';
import { house } from '#library/town.ts';
import { antennaMast, coil, ductBank, exchange, guy, ladderPole, rock, streetCabinet } from './telecom.ts';

const DEPTH = 4.2;
const MAST = { x: 3, y: 2.7, height: 6.2 };
const PEAK = 1.7;
const GUYED = PEAK + MAST.height * 0.72;

export default scene(() => ({
  block: {
    size: [11.2, 10.4],
    depth: DEPTH,
    surface: 'desert',
    channel: 3.1,
    patches: [
      {
        at: [0, 6.2],
        size: [11.2, 1.3],
        surface: 'road',
        paint: [dashes([0.3, 0.65], [11, 0.65], WHITE, 1.3, '8 7')],
      },
      { at: [5.4, 8], size: [5.4, 2.1], surface: 'plaza' },
    ],
    hollows: [{ at: [3.7, 8.6], size: [1.1, 0.8], drop: 0.38, floor: 'soil' }],
    left: [
      ...ductBank(0, 11.2, DEPTH - 0.5),
      room({
        side: 'left',
        from: 3.1,
        below: 0.3,
        size: [2.2, 1.35],
        inside: [
          ...[0.95, 0.8, 0.65, 0.5].map((v, index) =>
            stroke(
              [
                [0, v + 0.15],
                [0.7, v],
                [1.1, 0.75],
                [1.5, v],
                [2.2, v + 0.15],
              ],
              tone((['teal', 'clay', 'gold', 'palm'] as const)[index] ?? 'teal', 'left'),
              1.6,
            ),
          ),
          panel(0.85, 0.6, 1.35, 0.92, tone('ink', 'left')),
          disc(1.1, 0.76, 0.07, SIGNAL),
          segment([1.9, 0.2], [1.9, 1.35], tone('steel', 'right'), 1.2),
          segment([2.08, 0.2], [2.08, 1.35], tone('steel', 'right'), 1.2),
          ...[0.35, 0.55, 0.75, 0.95, 1.15].map((v) => segment([1.9, v], [2.08, v], tone('steel', 'right'), 1)),
        ],
      }),
    ],
    right: [
      room({
        side: 'right',
        from: 6.8,
        below: 0.4,
        size: [2.9, 1.2],
        inside: [
          ...[0.16, 0.62].flatMap((v) =>
            row(
              5,
              [0.25, v],
              [0.34, 0.36],
              [0.42, 0],
              [tone('ink', 'right'), tone('teal', 'right'), tone('ink', 'right')],
            ),
          ),
          ...[0.42, 0.84, 1.26, 1.68, 2.1].flatMap((u) => [
            disc(u, 0.44, 0.04, tone('clay', 'top')),
            disc(u, 0.9, 0.04, tone('clay', 'top')),
          ]),
          segment([0.3, 1.08], [2.3, 1.08], tone('clay', 'left'), 1.6),
        ],
      }),
    ],
  },
  shafts: [
    { face: 'left', at: 1.6, canal: [[1.6, 9.4]] },
    { face: 'left', at: 6.7, canal: [[6.7, 9.3]] },
    { face: 'left', at: 9.6, canal: [[9.6, 9.5]] },
    {
      face: 'right',
      at: 5,
      canal: [
        [5.9, 5],
        [5.4, 4.4],
      ],
    },
    { face: 'right', at: 1, canal: [[10, 1]] },
  ],
  things: [
    rock(
      [0.4, 0.4, 0],
      [
        [0.3, 0.2],
        [3.4, 0],
        [5.1, 0.9],
        [5.5, 2.8],
        [4.7, 4.4],
        [2.6, 5.2],
        [0.6, 4.6],
        [0, 2.4],
      ],
      0.7,
    ),
    rock(
      [0.7, 0.6, 0.7],
      [
        [0.5, 0.1],
        [3.2, 0.3],
        [4.4, 1.4],
        [4.3, 3],
        [2.8, 4.1],
        [0.9, 3.8],
        [0.1, 1.9],
      ],
      0.6,
      'wood',
    ),
    rock(
      [1.2, 1, 1.3],
      [
        [0.4, 0.1],
        [2.6, 0.2],
        [3.3, 1.5],
        [2.9, 2.8],
        [1.2, 3],
        [0.1, 1.8],
      ],
      0.4,
    ),
    antennaMast([MAST.x, MAST.y, PEAK], MAST.height),
    guy([MAST.x, MAST.y, GUYED], [6.15, 5.85, 0], true),
    guy([MAST.x, MAST.y, GUYED], [0.6, 5.8, 0]),
    guy([MAST.x, MAST.y, GUYED], [6.3, 0.5, 0]),
    exchange([7.2, 0.9, 0], [2.8, 2.4, 1.7]),
    house({ at: [0.6, 8.1, 0], size: [1.9, 1.3, 0.9] }),
    streetCabinet([6, 8.4, 0]),
    ladderPole([9.3, 8.6, 0], 2.9),
    coil([8.4, 9.5, 0]),
    person([5.5, 9.6, 0], 'gold'),
    box({ name: 'joint', at: [4, 8.85, -0.38], size: [0.5, 0.3, 0.2], material: 'ink' }),
    box({ name: 'cover', at: [2.9, 8.7, 0], size: [0.7, 0.7, 0.08], material: 'steel' }),
    bush([6.2, 3.2, 0]),
    bush([10.4, 4.4, 0], 0.2),
  ],
  why: { middle: [6.2, 6.4, 3.4], zoom: 1.2 },
  features: {},
}));

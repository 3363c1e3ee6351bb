/** A domed public hall with columns; three desks on its square share one shaft; the records vault lies in the cut face. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { LAMP, SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box } from '#kit/solids.ts';
import { ramp, sealedDoor } from '#library/civic.ts';
import { assembly, room, row } from '#library/parts.ts';
import { person } from '#library/people.ts';
import { palm } from '#library/plants.ts';
import { archiveWing, columnHall, flag, rollingShelves, serviceDesk, stampPress, ticketPost } from './civic.ts';

const DEPTH = 4.6;
const STEM = 6.3;
const DESKS = [2.4, 5.3, 8.4] as const;

export default scene(() => ({
  block: {
    size: [12.6, 10.8],
    depth: DEPTH,
    surface: 'desert',
    channel: 3.5,
    patches: [
      {
        at: [0.3, 0.3],
        size: [12, 9.4],
        surface: 'plaza',
        paint: [ribs(7, SURFACES.road), ribs(5, SURFACES.road, 'level')],
      },
    ],
    left: [
      room({
        side: 'left',
        from: 1.4,
        below: 0.35,
        size: [3.8, 1.1],
        inside: rollingShelves(0.5, 0.26, 6, [0.46, 0.74]),
      }),
      room({
        side: 'left',
        from: 1.4,
        below: 1.75,
        size: [3.8, 1.15],
        inside: [
          ...sealedDoor(0.6, 0.2, [0.9, 0.85]),
          ...row(4, [1.9, 0.26], [0.38, 0.22], [0.44, 0], [tone('wood', 'left'), tone('wood', 'top')]),
          ...row(4, [1.9, 0.52], [0.38, 0.22], [0.44, 0], [tone('wood', 'top'), tone('teal', 'left')]),
          ...row(4, [1.9, 0.78], [0.38, 0.22], [0.44, 0], [tone('wood', 'left'), tone('wood', 'top')]),
        ],
      }),
      room({
        side: 'left',
        from: 7.6,
        below: 0.35,
        size: [3.4, 1.1],
        inside: [
          panel(0.5, 0.2, 1.7, 0.55, tone('wood', 'left')),
          panel(0.5, 0.55, 1.7, 0.62, tone('ink', 'left')),
          panel(0.8, 0.62, 1.3, 0.9, tone('glass', 'left')),
          ...row(3, [2.1, 0.24], [0.34, 0.66], [0.42, 0], [tone('ink', 'left'), tone('steel', 'left')]),
          ...[2.27, 2.69, 3.11].map((u) => disc(u, 0.76, 0.05, LAMP)),
          segment([0.4, 1.02], [3.3, 1.02], tone('steel', 'right'), 1.4),
        ],
      }),
    ],
  },
  shafts: [
    {
      face: 'left',
      at: STEM,
      canal: [
        [STEM, 8.8],
        [DESKS[0] + 1, 8.8],
        [DESKS[0] + 1, 7.8],
      ],
    },
    { face: 'left', at: STEM, canal: [[STEM, 7.8]] },
    {
      face: 'left',
      at: STEM,
      canal: [
        [STEM, 8.8],
        [DESKS[2] + 1, 8.8],
        [DESKS[2] + 1, 7.8],
      ],
    },
    { face: 'right', at: 3, canal: [[12, 3]] },
  ],
  things: [
    box({ name: 'podium', at: [0.8, 0.8, 0], size: [8.4, 4.6, 0.3], material: 'stone' }),
    box({ name: 'podium', at: [1, 0.8, 0.3], size: [8, 4.4, 0.3], material: 'stone', castsShadow: false }),
    columnHall([1.4, 1.1, 0.6], [7.2, 3.8, 2.7], 7),
    archiveWing([9.7, 1, 0], [2.2, 4.6, 1.5]),
    [0, 1].map((index) =>
      box({
        name: 'step',
        at: [1.2, 5.4 + index * 0.3, 0],
        size: [4.4, 0.3, 0.2 - index * 0.1],
        material: 'stone',
        castsShadow: false,
      }),
    ),
    ramp([6, 5.4, 0], [3, 0.7, 0.3]),
    [DESKS[0], DESKS[1]].map((x, index) => serviceDesk([x, 7.2, 0], index === 0 ? 'teal' : 'clay')),
    assembly('desk with a press', [
      serviceDesk([DESKS[2], 7.2, 0], 'gold'),
      stampPress([DESKS[2] + 1.55, 7.22, 0.52], 0.55),
    ]),
    DESKS.map((x, index) => person([x + 0.4, 6.95, 0], (['ink', 'teal', 'ink'] as const)[index])),
    person([DESKS[0] + 0.3, 8.25, 0], 'clay'),
    person([DESKS[2] + 1.5, 8.4, 0], 'gold'),
    ticketPost([1.2, 8, 0]),
    flag([10.2, 6.6, 0], 3.2),
    flag([11.5, 6.6, 0], 3.2, 'clay'),
    palm([0.8, 6.4, 0], 2),
    box({ name: 'bench', at: [1.2, 9.9, 0], size: [1.5, 0.4, 0.28], material: 'wood' }),
  ],
  why: { middle: [7.2, 5.4, 2.1], zoom: 1.45 },
  features: {},
}));

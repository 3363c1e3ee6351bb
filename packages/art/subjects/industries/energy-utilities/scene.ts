/** A converter hall between two grids: pylons of a different type at each end, a switchyard, and the street's pipes in the cut face. */
import { disc, panel, segment } from '#kit/face.ts';
import { SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box } from '#kit/solids.ts';
import { layer } from '#library/channels.ts';
import { pylon, waterTower } from '#library/grid.ts';
import { dashes } from '#library/parts.ts';
import { person } from '#library/people.ts';
import { solar } from '#library/works.ts';
import { conductor, converterHall, disconnector, pipeEnd, powerTransformer, relayCabinet } from './grid.ts';

const DEPTH = 4;
const HALL = { at: [4.9, 0.9, 0], size: [4.4, 2.4, 2.1] } as const;
const WEST = {
  x: 1.7,
  y: 2.3,
  arms: [
    { level: 5.6, reach: 0.7 },
    { level: 4.7, reach: 1.15 },
    { level: 3.8, reach: 0.8 },
  ],
};
const EAST = { x: 12.3, y: 2.2, arms: [{ level: 4.3, reach: 1.6 }] };
const BUSHING_TOP = 2.9;
const duct = (u: number) => [0.55, 0.95].flatMap((below) => pipeEnd(u, DEPTH - below, 0.17, 'clay'));

export default scene(() => ({
  block: {
    size: [14.2, 8.8],
    depth: DEPTH,
    surface: 'desert',
    channel: 2.8,
    patches: [
      {
        at: [0, 7.1],
        size: [14.2, 1.3],
        surface: 'tarmac',
        paint: [dashes([0.3, 0.65], [13.9, 0.65], WHITE, 1.4, '8 7')],
      },
      { at: [4.4, 3.5], size: [6, 3.1], surface: 'plaza' },
    ],
    left: [
      panel(3.5, DEPTH - 2.15, 11.2, DEPTH - 0.24, layer(0)),
      ...duct(4),
      ...duct(4.42),
      ...duct(4.84),
      panel(5.5, DEPTH - 1.35, 6.5, DEPTH - 0.5, tone('steel', 'right')),
      panel(5.6, DEPTH - 1.25, 6.4, DEPTH - 0.6, tone('steel', 'top')),
      ...[5.75, 6, 6.25].map((u) => disc(u, DEPTH - 0.92, 0.1, tone('gold', 'left'))),
      ...pipeEnd(7.35, DEPTH - 1.35, 0.5, 'teal', tone('glass', 'left')),
      ...pipeEnd(8.55, DEPTH - 1.35, 0.5, 'rose', tone('glass', 'right')),
      ...pipeEnd(10, DEPTH - 1.15, 0.62, 'steel', tone('sea', 'left')),
      segment([9.62, DEPTH - 1.05], [10.38, DEPTH - 1.05], WHITE, 1),
      disc(5.6, DEPTH - 1.75, 0.09, SIGNAL),
      disc(4.42, DEPTH - 1.5, 0.12, tone('gold', 'left')),
    ],
  },
  shafts: [
    { face: 'left', at: 2.2, canal: [[2.2, 6.6]] },
    { face: 'left', at: 12.6, canal: [[12.6, 5.4]] },
    { face: 'right', at: 1.1, canal: [[9.6, 1.1]] },
  ],
  things: [
    pylon({ at: [WEST.x, WEST.y, 0], height: 6.2, base: 0.75, arms: WEST.arms }),
    pylon({ at: [EAST.x, EAST.y, 0], height: 4.8, base: 0.6, arms: EAST.arms, paint: tone('clay', 'right') }),
    converterHall(HALL.at, HALL.size),
    WEST.arms.flatMap(({ level, reach }, index) => [
      conductor([WEST.x, WEST.y + reach, level - 0.4], [5.5, 1.4 + index * 0.72, BUSHING_TOP], 0.35),
    ]),
    [-1.6, 0, 1.6].map((reach, index) =>
      conductor([EAST.x, EAST.y + reach, 3.9], [8.7, 1.4 + index * 0.72, BUSHING_TOP], 0.3),
    ),
    powerTransformer([5, 4.4, 0]),
    disconnector([7.7, 4.4, 0]),
    relayCabinet([8.2, 5.6, 0]),
    person([7.5, 6.1, 0], 'gold'),
    [0.5, 2.3].flatMap((x) => [4.2, 5.5].map((y) => solar([x, y, 0]))),
    waterTower([12.8, 4.7, 0], 1.9),
    box({
      name: 'street cabinet',
      at: [2.9, 8.45, 0],
      size: [0.8, 0.3, 0.7],
      material: 'teal',
      left: [segment([0.4, 0.05], [0.4, 0.65], tone('teal', 'right'), 1), disc(0.3, 0.4, 0.04, WHITE)],
    }),
  ],
  why: { middle: [6.9, 4.6, 1.4], zoom: 1.6 },
  features: {},
}));

/** A walled compound: watchtower, a camera with a wiper on a tall pole, a sliding gate, and a sunken control room with a wall of screens. */
import { disc, panel, ribs } from '#kit/face.ts';
import { SURFACES, tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box } from '#kit/solids.ts';
import { barrier } from '#library/barrier.ts';
import { room } from '#library/parts.ts';
import { person, seatedPerson } from '#library/people.ts';
import { rack } from '#library/works.ts';
import {
  cameraPole,
  cardReader,
  cellRows,
  consoleDesk,
  domeOnPost,
  guardedWall,
  mantrap,
  patrolCart,
  riserCage,
  screenWall,
  slidingGate,
  watchtower,
} from './guarding.ts';

const SIZE = [14.4, 10] as const;
const DEPTH = 4;
const WALL = { back: 0.7, left: 0.7, right: 10.4, thick: 0.34, high: 1.5 } as const;
const BUNKER = { x: 2.2, y: 7.7, w: 6.2, d: 2.3, drop: 1.9 } as const;
const GATE = { from: 5, to: 8 } as const;

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 3.1,
    surface: 'desert',
    patches: [
      {
        at: [WALL.left, WALL.back],
        size: [WALL.right - WALL.left, SIZE[1] - WALL.back],
        surface: 'plaza',
        paint: [ribs(7, SURFACES.road), ribs(7, SURFACES.road, 'level')],
      },
      {
        at: [7.4, GATE.from + 0.2],
        size: [7, 2.3],
        surface: 'road',
        paint: [0, 1, 2, 3].map((step) => panel(3.6 + step * 0.9, 1.1, 4.1 + step * 0.9, 1.2, WHITE)),
      },
    ],
    hollows: [{ at: [BUNKER.x, BUNKER.y], size: [BUNKER.w, BUNKER.d], drop: BUNKER.drop, floor: 'floor' }],
    left: [room({ side: 'left', from: 9.6, below: 0.5, size: [3, 1.5], inside: cellRows(0.5, 0.16, 7, 2) })],
    right: [
      room({
        side: 'right',
        from: 5.4,
        below: 0.6,
        size: [2.8, 1.5],
        inside: [
          panel(0.4, 0.14, 1.1, 1.2, tone('ink', 'right')),
          ...[0.3, 0.5, 0.7, 0.9].map((v) => panel(0.48, v, 1.02, v + 0.08, tone('teal', 'right'))),
          panel(1.5, 0.1, 2.3, 1.3, tone('steel', 'right')),
          disc(1.9, 0.7, 0.22, tone('ink', 'right')),
          disc(1.9, 0.7, 0.14, tone('gold', 'right')),
        ],
      }),
    ],
  },
  shafts: [
    { face: 'left', at: 3 },
    { face: 'left', at: 7.6 },
    { face: 'left', at: 1.4, canal: [[1.4, 3.2]] },
    { face: 'right', at: 8.4, canal: [[12, 8.4]] },
    { face: 'right', at: 4.2, canal: [[11.5, 4.2]] },
  ],
  things: [
    guardedWall([WALL.left + 2.2, WALL.back, 0], [WALL.right - WALL.left - 2.2, WALL.thick, WALL.high], 5),
    guardedWall([WALL.left, WALL.back + 2.2, 0], [WALL.thick, SIZE[1] - WALL.back - 2.2, WALL.high], 4),
    watchtower([WALL.left, WALL.back, 0], 3.6),
    guardedWall(
      [WALL.right, WALL.back + WALL.thick + 0.1, 0],
      [WALL.thick, GATE.from - WALL.back - WALL.thick - 0.1, 1.1],
      3,
    ),
    guardedWall([WALL.right, GATE.to, 0], [WALL.thick, SIZE[1] - GATE.to, 1.1], 1),
    slidingGate([WALL.right + 0.44, GATE.from - 1.8, 0], 2.7),
    cameraPole([8, 3.6, 0], 3.7, 1.6),
    consoleDesk([BUNKER.x + 0.5, BUNKER.y + 0.85, -BUNKER.drop]),
    consoleDesk([BUNKER.x + 2.3, BUNKER.y + 0.85, -BUNKER.drop]),
    seatedPerson([BUNKER.x + 1.2, BUNKER.y + 1.55, -BUNKER.drop + 0.1], 'teal'),
    seatedPerson([BUNKER.x + 3, BUNKER.y + 1.55, -BUNKER.drop + 0.1], 'clay'),
    box({
      name: 'screen wall',
      at: [BUNKER.x + 0.1, BUNKER.y + 0.02, -BUNKER.drop],
      size: [4.4, 0.1, 1.75],
      material: 'ink',
      castsShadow: false,
      left: screenWall(0.06, 0.42, 7, 3, [0.61, 0.42]),
    }),
    box({
      name: 'rim',
      at: [BUNKER.x - 0.1, BUNKER.y - 0.16, 0],
      size: [BUNKER.w + 0.2, 0.16, 0.3],
      material: 'stone',
      castsShadow: false,
      left: [panel(0, 0.2, BUNKER.w + 0.2, 0.3, tone('teal', 'left'))],
    }),
    [4.2, 5.2].map((x) => rack([x, 1.5, 0], [0.8, 0.8, 1.4])),
    patrolCart([3.2, 5.9, 0]),
    person([5, 6.5, 0], 'ink'),
    person([8.2, 5.4, 0], 'teal'),
    domeOnPost([9.4, 9.3, 0], 1.5),
    domeOnPost([13.8, 1.6, 0], 1.7),
    mantrap([11.2, 2.4, 0]),
    cardReader([12.7, 3.2, 0]),
    barrier([11.7, 4.8, 0], 3, 0.9),
    box({
      name: 'gatehouse',
      at: [11.4, 8.2, 0],
      size: [1.4, 1.2, 1.15],
      material: 'clay',
      left: [panel(0.15, 0.5, 1.25, 0.98, tone('glass', 'left')), panel(0.5, 0, 0.56, 0.98, tone('clay', 'right'))],
      right: [panel(0.12, 0.5, 1.08, 0.98, tone('glass', 'right'))],
    }),
    box({
      name: 'gatehouse roof',
      at: [11.25, 8.05, 1.15],
      size: [1.7, 1.5, 0.14],
      material: 'paper',
      castsShadow: false,
      top: [disc(0.85, 0.75, 0.2, tone('clay', 'left'))],
    }),
    box({
      name: 'intercom',
      at: [13.6, 7.75, 0],
      size: [0.2, 0.16, 0.8],
      material: 'ink',
      left: [panel(0.04, 0.5, 0.16, 0.7, WHITE)],
    }),
    riserCage([11.2, 4, 0]),
  ],
  why: { middle: [12, 5.6, 0.5], zoom: 1.8 },
  features: {},
}));

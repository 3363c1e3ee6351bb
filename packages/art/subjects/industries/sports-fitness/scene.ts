/** A running track that bends round a sunken gym: machines on tiers over their shafts, a grandstand beside it, a plunge basin below. */
import { disc, panel } from '#kit/face.ts';
import { SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder } from '#kit/solids.ts';
import { pool } from '#library/channels.ts';
import { lockers } from '#library/furniture.ts';
import { drum, room } from '#library/parts.ts';
import { person } from '#library/people.ts';
import {
  chalkBowl,
  finishPost,
  floodlight,
  horseshoe,
  kettlebell,
  rower,
  stand,
  startingBlocks,
  tier,
  treadmill,
  weightRack,
} from './training.ts';

const SIZE = [14.6, 10.6] as const;
const DEPTH = 3.8;
/** Middle of the bend, and the radii of the track. */
const [MX, MY] = [8.7, 5.9] as const;
const [INNER, OUTER] = [3.75, 5.5] as const;
const PIT = { x: 5.4, y: 4.4, w: 7, d: SIZE[1] - 4.4, drop: 1.7 } as const;
const MIDDLE = -1;
const UPPER_DEPTH = 2.1;
const TIER_DEPTH = 2.1;
const FLOOR_Y = PIT.y + UPPER_DEPTH + TIER_DEPTH;

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 3,
    surface: 'lawn',
    patches: [
      {
        at: [0, 0],
        size: SIZE,
        surface: 'lawn',
        paint: [
          horseshoe([MX, MY], INNER, OUTER, SIZE[1] - MY, 5, tone('clay', 'top')),
          panel(MX - OUTER, 9.4, MX - INNER, 9.48, WHITE),
        ],
      },
    ],
    hollows: [{ at: [PIT.x, PIT.y], size: [PIT.w, PIT.d], drop: PIT.drop, floor: 'floor' }],
    left: [
      room({
        side: 'left',
        from: 0.5,
        below: 0.5,
        size: [2.6, 1.6],
        inside: [
          panel(1.3, 0.1, 2.4, 0.36, tone('stone', 'top')),
          panel(1.38, 0.2, 2.32, 0.36, SIGNAL),
          ...[0.42, 0.72, 1.02].map((u) => panel(u, 0.5, u + 0.24, 1.3, tone('teal', 'left'))),
          panel(1.5, 0.9, 2.2, 1.24, tone('paper', 'top')),
        ],
      }),
    ],
  },
  shafts: [
    { face: 'left', at: 6.1 },
    { face: 'left', at: 8.3 },
    { face: 'left', at: 11.2 },
    { face: 'right', at: 2.6, canal: [[13.7, 2.6]] },
  ],
  things: [
    tier({
      at: [PIT.x, PIT.y, -PIT.drop],
      size: [PIT.w, UPPER_DEPTH, PIT.drop - 0.35],
      drop: PIT.drop,
      top: [panel(0.3, 0.3, 3.1, 1.8, tone('rubber', 'top')), panel(3.7, 0.3, 6.2, 1.8, tone('teal', 'top'))],
    }),
    tier({
      at: [PIT.x, PIT.y + UPPER_DEPTH, -PIT.drop],
      size: [PIT.w, TIER_DEPTH, PIT.drop - 1],
      drop: PIT.drop,
      top: [panel(0.3, 0.35, 3.2, 1.75, tone('sea', 'top')), panel(3.6, 0.35, 5.7, 1.75, tone('rubber', 'top'))],
    }),
    weightRack([PIT.x + 0.6, PIT.y + 0.6, -0.35]),
    chalkBowl([PIT.x + 3.4, PIT.y + 1, -0.35]),
    kettlebell([PIT.x + 4, PIT.y + 1.4, -0.35], 0.17, 'gold'),
    kettlebell([PIT.x + 4.45, PIT.y + 1.4, -0.35], 0.14, 'ink'),
    person([PIT.x + 5.4, PIT.y + 1, -0.35], 'clay'),
    rower([PIT.x + 0.6, PIT.y + UPPER_DEPTH + 0.7, MIDDLE], 1.1),
    treadmill([PIT.x + 3.75, PIT.y + UPPER_DEPTH + 0.6, MIDDLE]),
    lockers([PIT.x + 0.3, FLOOR_Y + 0.05, -PIT.drop], 4, 1, 0.68),
    box({
      name: 'basin',
      at: [PIT.x + 2.65, FLOOR_Y + 0.35, -PIT.drop],
      size: [2.5, 1.3, 0.4],
      material: 'stone',
      top: [pool(0.14, 0.14, 2.36, 1.16, 0.14, 'stone')],
    }),
    drum({
      name: 'foam roller',
      corner: [PIT.x + 1.4, FLOOR_Y + 1, -PIT.drop],
      along: 'x',
      radius: 0.16,
      length: 0.8,
      material: 'clay',
      cap: [disc(0.16, 0.16, 0.07, tone('ink', 'right'))],
    }),
    person([PIT.x + 0.8, FLOOR_Y + 1.3, -PIT.drop], 'gold'),
    [0.02, 0.72, 1.42].map((lane) => startingBlocks([MX - OUTER + 0.05 + lane, 9.5, 0])),
    finishPost([MX + INNER - 0.2, 7, 0]),
    person([MX + INNER + 0.8, 8.2, 0], 'clay'),
    person([MX - 4.5, 8.6, 0], 'teal'),
    person([MX + 1.4, MY - 4.4, 0], 'ink'),
    stand([0.25, 1.9, 0], 4, 7.6),
    floodlight([3, 0.9, 0], 3.2),
    floodlight([13.6, 0.6, 0], 3.2),
    cylinder({
      name: 'drinking fountain',
      at: [13.6, 2.6, 0],
      radius: 0.32,
      height: 0.5,
      material: 'stone',
      lid: tone('teal', 'left'),
    }),
    cylinder({ name: 'bucket', at: [13.9, 9.6, 0], radius: 0.2, topRadius: 0.26, height: 0.34, material: 'gold' }),
  ],
  why: { middle: [7.7, 7.6, -0.7], zoom: 1.8 },
  features: {},
}));

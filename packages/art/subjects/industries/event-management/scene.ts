/** Tiers of seats round a stage under a truss; one block of seats is empty for the camera, shafts lead to the gate and the stage. */
import { disc, panel, ribs } from '#kit/face.ts';
import { LAMP, SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder } from '#kit/solids.ts';
import { badgeDesk, broadcastTruck, cableRamp, gateRow, spot, tieredBowl, trussStage } from './arena.ts';
import { room } from '#library/parts.ts';
import { cableDrum, cameraCrane, flightCase } from '#library/theater.ts';
import { stall } from '#library/town.ts';
import { person } from '#library/people.ts';

const SIZE = [15, 11.4] as const;
const DEPTH = 3.8;
/** The middle of the arena. */
const [MX, MY] = [7.6, 7.6] as const;
const STAGE = { x: 6, y: 6.1, w: 4.2, d: 3.4, h: 3 } as const;
const FLOOR = 0.42;

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 3,
    surface: 'desert',
    patches: [
      {
        at: [MX - 7.2, MY - 7.2],
        size: [14, 10.8],
        surface: 'plaza',
        paint: [disc(7.2, 7.2, 3.1, SURFACES.tarmac), disc(7.2, 7.2, 3, SURFACES.floor)],
      },
      { at: [0, 9.9], size: [15, 1.5], surface: 'plaza', paint: [ribs(12, SURFACES.road)] },
    ],
    left: [
      room({
        side: 'left',
        from: 6,
        below: 0.45,
        size: [4.4, 1.7],
        inside: [
          panel(1.4, 0.14, 2.9, 0.3, tone('steel', 'right')),
          panel(1.5, 0.9, 2.8, 1.02, tone('wood', 'left')),
          ...[1.6, 2.2].map((u) => panel(u, 0.3, u + 0.5, 0.36, tone('gold', 'left'))),
          panel(2.02, 0.3, 2.26, 0.9, tone('steel', 'left')),
          panel(0.5, 0.14, 1.1, 0.9, tone('ink', 'left')),
          ...[0.3, 0.5, 0.7].map((v) => panel(0.58, v, 0.8, v + 0.08, LAMP)),
          disc(3.5, 0.46, 0.3, tone('ink', 'left')),
          disc(3.5, 0.46, 0.14, tone('gold', 'left')),
        ],
      }),
    ],
    right: [
      room({
        side: 'right',
        from: 5.6,
        below: 0.6,
        size: [3.6, 1.5],
        inside: [0.5, 1.5, 2.5].flatMap((u) => [
          panel(u, 0.14, u + 0.8, 1.06, tone('steel', 'right')),
          panel(u + 0.06, 0.2, u + 0.74, 0.7, tone('teal', 'right')),
        ]),
      }),
    ],
  },
  shafts: [
    { face: 'left', at: 4.4, canal: [[4.4, 10.7]] },
    { face: 'left', at: 8.1, canal: [[8.1, 9.3]] },
    { face: 'left', at: 12.4, canal: [[12.4, 10.6]] },
    { face: 'right', at: 8.6, canal: [[10.9, 8.6]] },
  ],
  things: [
    tieredBowl({
      at: [MX, MY, 0],
      inner: 3.2,
      rows: 5,
      rise: 0.5,
      depth: 0.78,
      sweep: [168, 282],
      sectors: 5,
      kept: 1,
    }),
    box({
      name: 'control booth',
      at: [0.5, 0.5, 0],
      size: [1.9, 1.9, 3.4],
      material: 'ink',
      left: [panel(0.2, 2.5, 1.7, 3.1, LAMP), ribs(4, tone('ink', 'top'), 'level')],
      right: [panel(0.2, 2.5, 1.7, 3.1, LAMP), ribs(4, tone('ink', 'top'), 'level')],
      top: [panel(0.2, 0.2, 1.7, 1.7, tone('teal', 'left'))],
    }),
    trussStage([STAGE.x, STAGE.y, 0], [STAGE.w, STAGE.d], STAGE.h),
    spot([STAGE.x + 0.3, STAGE.y + STAGE.d - 0.2, STAGE.h], [STAGE.x + 1.7, STAGE.y + 1.9, FLOOR], 0.5),
    spot([STAGE.x + STAGE.w - 0.3, STAGE.y + STAGE.d - 0.2, STAGE.h], [STAGE.x + 2.8, STAGE.y + 1.9, FLOOR], 0.5),
    person([STAGE.x + 1.7, STAGE.y + 1.95, FLOOR], 'clay'),
    person([STAGE.x + 2.8, STAGE.y + 1.95, FLOOR], 'teal'),
    cameraCrane([3.9, 8.2, 0], [0.9, -0.5, 0.7]),
    gateRow([0.6, 10, 0]),
    badgeDesk([5.6, 10.2, 0]),
    person([1.2, 11.1, 0], 'clay'),
    person([2, 11.1, 0], 'gold'),
    person([3.1, 10.8, 0], 'ink'),
    broadcastTruck([11.4, 6.6, 0]),
    cableRamp([10.6, 9.6, 0], 1),
    cableDrum([12.2, 9.2, 0]),
    flightCase([11.2, 9.3, 0]),
    stall([11.7, 1.6, 0], 'teal', 'gold'),
    stall([11.9, 3.4, 0], 'clay', 'sand'),
    stall([13.4, 2.4, 0], 'gold', 'rose'),
    person([13.2, 4.2, 0], 'ink'),
    person([12.8, 5.2, 0], 'clay'),
    cylinder({
      name: 'drinking fountain',
      at: [12.4, 10.5, 0],
      radius: 0.34,
      height: 0.4,
      material: 'stone',
      lid: tone('teal', 'left'),
    }),
  ],
  why: { middle: [3.8, 9.5, 0.5], zoom: 1.8 },
  features: {},
}));

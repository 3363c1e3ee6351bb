/** A vehicle workshop: a car on a lift, its shell raised above the battery floor, a test rig, and a pit in the cut face. */
import { panel, ribs } from '#kit/face.ts';
import { SURFACES, tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, rod } from '#kit/solids.ts';
import {
  carShell,
  charger,
  cone,
  hallWall,
  liftPost,
  scissorTable,
  skateboard,
  steering,
  testRig,
  toolBoard,
  trolley,
} from './motorworks.ts';
import { dashes } from '#library/parts.ts';

const CAR = { x: 2.6, y: 1.9 };
const LIFTED = 1.3;
const SHELL = 3.2;

export default scene(() => ({
  block: {
    size: [12.5, 9.4],
    depth: 3.6,
    surface: 'desert',
    channel: 2.5,
    patches: [
      {
        at: [0.2, 0.2],
        size: [12.1, 6.2],
        surface: 'floor',
        paint: [ribs(5, SURFACES.road), ribs(2, SURFACES.road, 'level')],
      },
      {
        at: [5.8, 6.9],
        size: [6.7, 1.7],
        surface: 'tarmac',
        paint: [dashes([0.2, 0.85], [6.5, 0.85], WHITE, 1.4, '7 6')],
      },
    ],
    hollows: [{ at: [1, 6.9], size: [3.8, 2.5], drop: 1.5, floor: 'floor' }],
  },
  shafts: [
    {
      face: 'left',
      at: 5.3,
      canal: [
        [5.3, 6.65],
        [5.6, 6.65],
        [5.6, 5.5],
      ],
    },
    {
      face: 'right',
      at: 6.6,
      canal: [
        [11.3, 6.6],
        [11.3, 5.4],
      ],
    },
    { face: 'right', at: 1.2, canal: [[11.4, 1.2]] },
    { face: 'left', at: 2.9 },
  ],
  things: [
    hallWall([0.2, 0.2, 0], [9.6, 0.25, 3.4], 9),
    box({
      name: 'side wall',
      at: [0.2, 0.45, 0],
      size: [0.25, 4.6, 3.4],
      material: 'paper',
      right: [panel(0, 0, 4.6, 0.5, tone('stone', 'right')), ...toolBoard(0.8, 1), ...toolBoard(2.7, 1)],
    }),
    liftPost([4.2, 1, 0], 5.9, LIFTED + 0.15),
    liftPost([4.2, 4.7, 0], 5.9, LIFTED + 0.15),
    box({ name: 'crossbeam', at: [4.25, 1, 5.9], size: [0.3, 4.1, 0.24], material: 'gold', castsShadow: false }),
    box({ name: 'arm', at: [4.2, 4.1, LIFTED - 0.14], size: [1.6, 0.6, 0.14], material: 'ink', castsShadow: false }),
    skateboard([CAR.x, CAR.y, LIFTED]),
    carShell([CAR.x, CAR.y, SHELL]),
    [CAR.y + 0.5, CAR.y + 1.7].map((y) =>
      rod({ at: [4.4, y, SHELL + 1.5], to: 5.9, paint: tone('ink', 'left'), width: 1.4 }),
    ),
    trolley([6.7, 5.3, 0]),
    rod({
      name: 'lead',
      points: [
        [7.1, 5.3, 1.1],
        [6.9, 4.6, 0.5],
        [6.2, 4, LIFTED],
      ],
      paint: tone('teal', 'right'),
      width: 1.5,
    }),
    testRig([10.9, 1.8, 0]),
    steering([11.2, 5, 0]),
    scissorTable([1.7, 7.5, -1.5], 1),
    charger([9.9, 0.6, 0]),
    [6.4, 8, 9.6, 11.2].map((x) => cone([x, 8.95, 0])),
  ],
  why: { middle: [8.4, 3.6, 2.1], zoom: 1.4 },
  features: {},
}));

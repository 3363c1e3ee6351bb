/** A dairy on steps: the tank, the bottling line, one crate on a hoist over a canal; a bakery below, a kitchen beside. */
import { panel, ribs, segment } from '#kit/face.ts';
import { SIGNAL, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import { dosingValve } from '#library/clinic.ts';
import { dial } from '#library/gauges.ts';
import { person } from '#library/people.ts';
import { bush } from '#library/plants.ts';
import { slab, wall } from '#library/rooms.ts';
import {
  barrel,
  bottleBelt,
  bottleCrate,
  cheeseRack,
  crateHoist,
  dairyTank,
  filler,
  kitchenHood,
  pass,
  range,
  tunnelOven,
} from './dairy.ts';

const SIZE = [13.2, 10.4] as const;
const DEPTH = 3.9;
const TERRACE = { width: 6.6, depth: 4.4, height: 0.9 };
const STEP = { width: 9, depth: 2.2, height: 0.4 };
const CELLAR = { x: 0.8, width: 6.8, depth: 0.75, drop: 1.8 };
const BACK = SIZE[1] - CELLAR.depth + 0.04;
const KITCHEN = { x: 8, y: 0.5, width: 4.7, depth: 3.4 };

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 2.8,
    surface: 'desert',
    patches: [{ at: [9.3, 4.6], size: [3.9, 5.4], surface: 'plaza' }],
    hollows: [
      { at: [CELLAR.x, SIZE[1] - CELLAR.depth], size: [CELLAR.width, CELLAR.depth], drop: CELLAR.drop, floor: 'floor' },
    ],
    left: [
      segment([8.3, DEPTH], [8.3, 1.3], tone('clay', 'top'), 3.4),
      segment([8.75, DEPTH], [8.75, 1.3], SIGNAL, 3.4),
    ],
  },
  shafts: [
    { face: 'left', at: 2 },
    { face: 'left', at: 5.2 },
    { face: 'right', at: 9.2, canal: [[10.7, 9.2]] },
    { face: 'right', at: 2.2 },
  ],
  things: [
    box({
      name: 'terrace',
      at: [0.4, 0.4, 0],
      size: [TERRACE.width, TERRACE.depth, TERRACE.height],
      material: 'sand',
      left: [ribs(2, tone('sand', 'right'), 'level')],
      right: [ribs(2, tone('sand', 'left'), 'level')],
    }),
    dairyTank([2.5, 2.5, TERRACE.height], 1.75, 3.2),
    dairyTank([5.5, 1.7, TERRACE.height], 0.9, 2.1, 'gold'),
    rod({
      name: 'milk pipe',
      points: [
        [2.6, 4.25, 2.7],
        [2.6, 6.3, 2.7],
        [2.6, 6.3, 2.02],
      ],
      paint: tone('glass', 'left'),
      width: 3.4,
    }),
    box({ name: 'step', at: [0.4, 5.2, 0], size: [STEP.width, STEP.depth, STEP.height], material: 'stone' }),
    filler([2.6, 6.3, STEP.height]),
    bottleBelt([3.6, 6, STEP.height], 5.6, [0.4, 0.85, 1.3, 1.75, 2.2, 3.9, 4.35, 4.8, 5.25]),
    box({
      name: 'labeler',
      at: [6.2, 5.7, STEP.height + 0.98],
      size: [0.9, 1.2, 0.6],
      material: 'teal',
      castsShadow: false,
      left: [panel(0.2, 0.16, 0.7, 0.44, tone('ink', 'left')), panel(0.28, 0.26, 0.62, 0.34, SIGNAL)],
    }),
    [5.55, 6.65].map((y) =>
      box({
        name: 'labeler leg',
        at: [6.2, y + 0.15, STEP.height],
        size: [0.9, 0.1, 0.98],
        material: 'teal',
        castsShadow: false,
      }),
    ),
    person([5.2, 7.15, STEP.height], 'paper'),
    person([8.6, 5.6, STEP.height], 'teal'),
    [0, 0.5].map((z) => bottleCrate([9.7, 5.9, z])),
    [0, 0.5, 1].map((z) => bottleCrate([10.6, 5.7, z], 'gold')),
    [0, 0.5].map((z) => bottleCrate([11.7, 6.6, z], 'gold')),
    bottleCrate([11.7, 5.6, 0]),
    crateHoist([8.7, 9, 0], 3, 2.4),
    person([12.3, 8.3, 0], 'clay'),
    slab(
      [KITCHEN.x, KITCHEN.y, 0],
      [KITCHEN.width, KITCHEN.depth],
      'stone',
      [ribs(8, tone('stone', 'left')), ribs(6, tone('stone', 'left'), 'level')],
      0.12,
    ),
    wall([KITCHEN.x, KITCHEN.y, 0.12], [KITCHEN.width, 0.14, 1.8], 'paper', [
      ribs(16, tone('stone', 'right')),
      ribs(7, tone('stone', 'right'), 'level'),
      panel(3.2, 0.9, 4.4, 1.5, tone('glass', 'left')),
    ]),
    wall(
      [KITCHEN.x, KITCHEN.y + 0.14, 0.12],
      [0.14, KITCHEN.depth - 0.14, 1.8],
      'paper',
      [],
      [ribs(12, tone('stone', 'left')), ribs(7, tone('stone', 'left'), 'level')],
    ),
    range([8.5, 0.7, 0.12]),
    range([10.6, 0.7, 0.12]).slice(0, 2),
    kitchenHood([8.5, 0.64, 1.9], 2.2),
    pass([9, 2.9, 0.12], 2.8),
    person([10.2, 2.2, 0.12], 'paper'),
    dial({ at: [12.2, 3.3, 0.9], radius: 0.3, lean: 0.3 }),
    box({ name: 'dial post', at: [12.13, 3.3, 0.12], size: [0.14, 0.14, 0.46], material: 'ink', castsShadow: false }),
    box({
      name: 'lid',
      at: [CELLAR.x, SIZE[1] - CELLAR.depth, -0.14],
      size: [CELLAR.width, CELLAR.depth, 0.14],
      material: 'wood',
      castsShadow: false,
    }),
    tunnelOven([1, BACK, -CELLAR.drop], 3),
    cheeseRack([4.2, BACK, -CELLAR.drop], [1.9, 0.4, 1.5], 4),
    barrel([6.15, BACK + 0.05, -CELLAR.drop], 0.36, 0.6),
    cylinder({
      name: 'flour',
      at: [1.2, 8.6, 0],
      radius: 0.6,
      height: 1.6,
      material: 'paper',
      bands: [{ from: 1.1, to: 1.3, material: 'clay' }],
    }),
    cylinder({
      name: 'cone',
      at: [1.2, 8.6, 1.6],
      radius: 0.6,
      topRadius: 0.15,
      height: 0.3,
      material: 'paper',
      castsShadow: false,
    }),
    dosingValve([8.3, 10.1, 0]),
    dosingValve([8.75, 10.1, 0]),
    bush([3.4, 8.9, 0], 0.22),
    bush([4, 9.1, 0], 0.28),
  ],
  why: { middle: [9.2, 3.2, 2.6], zoom: 1.45 },
  features: {},
}));

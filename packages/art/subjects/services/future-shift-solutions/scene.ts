/** A dhow on a slipway by a creek, half its planks old and half new, its cargo on board. */
import { area, disc, panel, ribs } from '#kit/face.ts';
import { tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, gable, prism, rod } from '#kit/solids.ts';
import { crate } from '#library/cargo.ts';
import { person } from '#library/people.ts';
import { palm } from '#library/plants.ts';
import { boatShedFront, dhow, plankHoist, planks, shores } from './dhow.ts';

const KEEL_LINE = 4.3;
const STERN = 2.6;
const KEEL_HEIGHT = 0.35;
const DECK = KEEL_HEIGHT + 1.5;
const BANK = 10;
const WATER = 0.5;

export default scene(() => ({
  block: {
    size: [13, 9],
    depth: 3,
    surface: 'desert',
    channel: 2,
    patches: [{ at: [1.6, 2.9], size: [8.4, 2.8], surface: 'road' }],
    hollows: [{ at: [BANK, 0], size: [3, 9], drop: WATER, floor: 'sea', bed: 1.3 }],
  },
  shafts: [
    { face: 'left', at: 1.3, canal: [[1.3, 2.6]] },
    { face: 'left', at: 8.8, canal: [[8.8, 7.2]] },
    { face: 'right', at: 2.2 },
  ],
  things: [
    box({
      name: 'shed',
      at: [0.8, 0.5, 0],
      size: [4.4, 2, 1.6],
      material: 'wood',
      left: boatShedFront(4.4, 1.6),
      right: [ribs(7, tone('ink', 'right'))],
    }),
    gable({
      at: [0.6, 0.35, 1.6],
      size: [4.8, 2.3, 0.9],
      ridge: 'x',
      material: 'clay',
      cap: [disc(1.15, 0.3, 0.16, tone('ink', 'right'))],
    }),
    box({ name: 'rail', at: [1.8, KEEL_LINE - 0.9, 0], size: [BANK - 1.8, 0.2, 0.16], material: 'wood' }),
    box({ name: 'rail', at: [1.8, KEEL_LINE + 0.7, 0], size: [BANK - 1.8, 0.2, 0.16], material: 'wood' }),
    [0.6, 1.8, 3, 4.2].map((dx) =>
      box({
        name: 'keel block',
        at: [STERN + dx, KEEL_LINE - 0.4, 0],
        size: [0.3, 0.8, KEEL_HEIGHT - 0.15],
        material: 'stone',
      }),
    ),
    box({
      name: 'keel',
      at: [STERN, KEEL_LINE - 0.12, KEEL_HEIGHT - 0.15],
      size: [5.25, 0.3, 0.15],
      material: 'ink',
      castsShadow: false,
    }),
    prism({
      name: 'slip',
      at: [BANK, KEEL_LINE - 1, 0],
      along: 'y',
      points: [
        [0, 0],
        [1.9, -WATER],
        [0, -WATER],
      ],
      length: 2,
      material: 'stone',
      castsShadow: false,
    }),
    dhow([STERN, KEEL_LINE, KEEL_HEIGHT]),
    shores([STERN, KEEL_LINE + 1.3, 0], [0.8, 2, 3.2, 4.3], 1.15),
    crate([STERN + 0.9, KEEL_LINE - 0.5, DECK], 0.6, 'clay'),
    crate([STERN + 1.6, KEEL_LINE - 0.6, DECK], 0.5, 'teal'),
    crate([STERN + 1.7, KEEL_LINE - 0.05, DECK], 0.4, 'sand'),
    crate([STERN + 3.6, KEEL_LINE - 0.5, DECK], 0.6, 'ink'),
    crate([STERN + 3.75, KEEL_LINE + 0.15, DECK], 0.36, 'paper'),
    plankHoist([5, 7.5, 0], 2.3),
    planks([1.9, 7.5, 0]),
    planks([2.1, 7.55, 0.45], [1.8, 0.5, 0.25]),
    box({
      name: 'steam box',
      at: [7.9, 6.6, 0.2],
      size: [2, 0.5, 0.4],
      material: 'sand',
      left: [ribs(4, tone('wood', 'right'))],
    }),
    [8, 9.5].map((x) => box({ name: 'trestle', at: [x, 6.65, 0], size: [0.2, 0.4, 0.2], material: 'wood' })),
    box({
      name: 'quay',
      at: [BANK, 0.6, -WATER],
      size: [2.2, 1.6, WATER + 0.14],
      material: 'stone',
      top: [panel(0.12, 0.12, 2.08, 1.48, tone('stone', 'left'))],
    }),
    crate([10.5, 0.8, 0.14], 0.5),
    crate([11.1, 0.8, 0.14], 0.42, 'clay'),
    cylinder({ name: 'bollard', at: [11.9, 1.9, 0.14], radius: 0.12, height: 0.28, material: 'ink' }),
    prism({
      name: 'skiff',
      at: [11.1, 5.9, -WATER],
      along: 'z',
      points: [
        [0.15, 0],
        [0.85, 0],
        [1, 0.9],
        [0.5, 2],
        [0, 0.9],
      ],
      length: 0.26,
      material: 'clay',
      cap: [
        area(
          [
            [0.25, 0.1],
            [0.75, 0.1],
            [0.87, 0.9],
            [0.5, 1.7],
            [0.13, 0.9],
          ],
          tone('wood', 'right'),
        ),
        panel(0.16, 0.7, 0.84, 0.9, tone('wood', 'top')),
      ],
      castsShadow: false,
    }),
    (
      [
        [10.5, 8.2],
        [11.9, 3.6],
        [12.2, 5.2],
        [10.6, 3],
      ] as const
    ).map(([x, y]) => rod({ name: 'ripple', at: [x, y, -WATER], to: [x, y + 0.7, -WATER], paint: WHITE, width: 0.9 })),
    person([6.6, 8.2, 0], 'clay'),
    person([9.6, 8, 0], 'teal'),
    palm([8.8, 0.8, 0], 2.4),
    palm([0.8, 4.6, 0], 2),
  ],
}));

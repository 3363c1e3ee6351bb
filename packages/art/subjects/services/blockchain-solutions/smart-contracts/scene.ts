/** An automatic sluice gate with counterweights in a canal, a chain over three padlocks, a field beside it. */
import { panel, ribs, segment, stroke } from '#kit/face.ts';
import { tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, rod, sheet } from '#kit/solids.ts';
import { spokes } from '#library/gauges.ts';
import { person } from '#library/people.ts';
import { cropRow, palm, tree } from '#library/plants.ts';
import { padlock, strongbox } from '#library/valuables.ts';
import { crankCase, ripples, sluiceGate, staff } from './sluices.ts';

const CANAL = { from: 4.1, to: 6.9 };
const WEIR = 3.7;
const POSTS = [8.1, 8.95, 9.8];
const POST_Y = 4.9;
const LOW = -0.75;
const HIGH = -0.2;

export default scene(() => ({
  block: {
    size: [11, 9],
    depth: 3.2,
    surface: 'desert',
    channel: 2.1,
    patches: [{ at: [7.9, 5.6], size: [2.7, 2.9], surface: 'lawn' }],
    hollows: [
      { at: [CANAL.from, WEIR], size: [CANAL.to - CANAL.from, 9 - WEIR], drop: -LOW, floor: 'sea', bed: 1.4 },
      { at: [CANAL.from, 0], size: [CANAL.to - CANAL.from, WEIR], drop: -HIGH, floor: 'sea' },
      { at: [1, 4.2], size: [1, 4.8], drop: 0.4, floor: 'soil' },
    ],
  },
  shafts: [
    { face: 'left', at: 5.5 },
    { face: 'right', at: 7, canal: [[10.6, 7]] },
    { face: 'right', at: 0.9, canal: [[10.3, 0.9]] },
  ],
  things: [
    sluiceGate({ at: [3.45, WEIR - 0.2, 0], span: CANAL.to - CANAL.from, height: 2.9, lift: 0.5 }),
    box({
      name: 'fall',
      at: [CANAL.from, WEIR, LOW],
      size: [CANAL.to - CANAL.from, 0.06, HIGH - LOW],
      material: 'teal',
      castsShadow: false,
      left: [ribs(9, WHITE, 'upright', 1.4)],
    }),
    ripples(
      [
        [4.8, 4.6],
        [5.7, 5],
        [6.2, 4.4],
        [5.2, 6.2],
        [6, 7.2],
        [4.9, 7.9],
      ],
      LOW,
    ),
    ripples(
      [
        [5, 0.5],
        [6.1, 1.2],
        [5.3, 2],
      ],
      HIGH,
    ),
    staff([CANAL.from + 0.2, 6.6, LOW], 1.5),
    strongbox([8.3, 1.5, 0]),
    box({
      name: 'closed gate',
      at: [0.9, 4, 0],
      size: [1.2, 0.16, 0.75],
      material: 'wood',
      left: [ribs(5, tone('wood', 'right'))],
    }),
    sheet({
      name: 'cracks',
      at: [1, 5.4, -0.4],
      size: [1, 3.5],
      material: 'wood',
      top: [
        stroke(
          [
            [0.2, 0],
            [0.5, 0.6],
            [0.3, 1.3],
            [0.7, 1.9],
            [0.4, 2.7],
            [0.6, 3.4],
          ],
          tone('wood', 'right'),
          1.2,
        ),
        segment([0.5, 0.6], [0.9, 0.8], tone('wood', 'right'), 1.2),
        segment([0.3, 1.3], [0, 1.6], tone('wood', 'right'), 1.2),
      ],
    }),
    crankCase([2.7, 6.4, 0]),
    person([3.2, 7.7, 0], 'teal'),
    POSTS.map((x) => [
      box({ name: 'post', at: [x, POST_Y, 0], size: [0.2, 0.2, 0.8], material: 'wood' }),
      padlock([x - 0.15, POST_Y, 0.8], 0.5),
    ]),
    box({
      name: 'gear box',
      at: [7.1, POST_Y + 0.4, 0],
      size: [0.75, 0.6, 0.75],
      material: 'clay',
      left: [
        panel(0.08, 0.08, 0.67, 0.67, tone('ink', 'right')),
        ...spokes(0.3, 0.32, 0.17, tone('gold', 'left'), 1.8),
        ...spokes(0.52, 0.5, 0.11, tone('steel', 'top'), 1.4),
      ],
    }),
    rod({
      name: 'chain',
      at: [7.35, POST_Y + 0.3, 1.45],
      to: [9.9, POST_Y + 0.1, 1.36],
      paint: tone('ink', 'left'),
      width: 1.6,
    }),
    [0, 1, 2, 3, 4].map((row) => cropRow([8.1 + row * 0.5, 6, 0], 2.3)),
    tree([10.2, 0.9, 0], 1.8),
    palm([0.6, 3.2, 0], 1.9),
  ],
  why: { middle: [6.4, 4.2, 1.6], zoom: 2, face: 'left' },
}));

/** A metro train on its track. */
import { panel } from '#kit/face.ts';
import { tone, WINDOW_DARK } from '#kit/palette.ts';
import { box, prism } from '#kit/solids.ts';

export default [
  box({ name: 'track', at: [0, 0.75, 0], size: [2.7, 1.2, 0.12], material: 'stone', castsShadow: false }),
  box({ name: 'bogies', at: [0.3, 0.95, 0.12], size: [2.1, 0.8, 0.2], material: 'rubber' }),
  prism({
    name: 'train',
    at: [0, 0.8, 0.32],
    along: 'x',
    points: [
      [0, 0],
      [1.1, 0],
      [1.1, 1],
      [0.9, 1.3],
      [0.2, 1.3],
      [0, 1],
    ],
    length: 2.55,
    material: 'paper',
    cap: [panel(0.1, 0.55, 1, 1.05, WINDOW_DARK), panel(0, 0.12, 1.1, 0.34, tone('clay', 'right'))],
  }),
  ...[0.15, 0.95, 1.75].map((x) =>
    box({
      name: 'window',
      at: [x, 1.9, 0.85],
      size: [0.6, 0.01, 0.42],
      material: 'ink',
      castsShadow: false,
    }),
  ),
  box({ name: 'stripe', at: [0, 1.9, 0.44], size: [2.55, 0.01, 0.22], material: 'clay', castsShadow: false }),
];

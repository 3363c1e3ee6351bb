/** A camera on its post. */
import { disc } from '#kit/face.ts';
import { LAMP, tone } from '#kit/palette.ts';
import { box } from '#kit/solids.ts';

export default [
  box({ name: 'foot', at: [0.85, 0.55, 0], size: [0.9, 0.9, 0.2], material: 'stone' }),
  box({ name: 'post', at: [1.15, 0.85, 0.2], size: [0.3, 0.3, 1], material: 'steel' }),
  box({
    name: 'camera',
    at: [0.8, 0.4, 1.2],
    size: [1, 1.9, 0.85],
    material: 'paper',
    castsShadow: false,
    left: [
      disc(0.5, 0.42, 0.36, tone('ink', 'left')),
      disc(0.5, 0.42, 0.2, tone('teal', 'left')),
      disc(0.43, 0.5, 0.07, LAMP),
    ],
  }),
  box({ name: 'hood', at: [0.72, 0.35, 2.05], size: [1.12, 2.15, 0.12], material: 'clay', castsShadow: false }),
];

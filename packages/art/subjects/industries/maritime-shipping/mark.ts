/** A container ship at sea. */
import { panel } from '#kit/face.ts';
import { WINDOW_DARK } from '#kit/palette.ts';
import { box, prism, sheet } from '#kit/solids.ts';
import type { Vec2 } from '#kit/space.ts';

const HULL: readonly Vec2[] = [
  [0, 0],
  [1.7, 0],
  [2.55, 0.55],
  [1.7, 1.1],
  [0, 1.1],
];

export default [
  sheet({ name: 'sea', at: [0, 0, 0], size: [2.7, 2.7], material: 'sea' }),
  prism({ name: 'keel', at: [0.1, 0.8, 0], along: 'z', points: HULL, length: 0.2, material: 'clay' }),
  prism({ name: 'hull', at: [0.1, 0.8, 0.2], along: 'z', points: HULL, length: 0.5, material: 'ink' }),
  box({
    name: 'bridge',
    at: [0.18, 0.87, 0.7],
    size: [0.45, 0.96, 1.15],
    material: 'paper',
    right: [panel(0.1, 0.75, 0.86, 0.98, WINDOW_DARK)],
    castsShadow: false,
  }),
  box({ name: 'containers', at: [0.75, 0.87, 0.7], size: [0.5, 0.96, 0.75], material: 'clay', castsShadow: false }),
  box({ name: 'containers', at: [1.3, 0.87, 0.7], size: [0.5, 0.96, 0.45], material: 'gold', castsShadow: false }),
];

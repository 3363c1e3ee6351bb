/** A lorry. */
import { panel } from '#kit/face.ts';
import { tone, WINDOW_DARK } from '#kit/palette.ts';
import { box } from '#kit/solids.ts';
import { wheels } from '#library/vehicles.ts';

export default [
  box({
    name: 'load',
    at: [0.15, 0.75, 0.3],
    size: [1.6, 1.15, 1.4],
    material: 'paper',
    left: [panel(0.15, 0.45, 1.1, 0.95, tone('teal', 'left'))],
  }),
  box({
    name: 'chassis',
    at: [0.2, 0.8, 0],
    size: [2.4, 1.1, 0.3],
    material: 'rubber',
    left: wheels([0.4, 1.15, 2], 0.3),
  }),
  box({
    name: 'cab',
    at: [1.8, 0.8, 0.3],
    size: [0.75, 1.05, 0.9],
    material: 'clay',
    left: [panel(0.15, 0.42, 0.6, 0.78, WINDOW_DARK)],
    right: [panel(0.1, 0.42, 0.95, 0.78, WINDOW_DARK)],
  }),
];

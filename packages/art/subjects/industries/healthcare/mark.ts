/** A cross with a heartbeat across it. */
import { stroke } from '#kit/face.ts';
import { WHITE } from '#kit/palette.ts';
import { prism } from '#kit/solids.ts';

export default prism({
  name: 'cross',
  at: [0.3, 1.15, 0],
  along: 'y',
  points: [
    [0.7, 0],
    [1.4, 0],
    [1.4, 0.7],
    [2.1, 0.7],
    [2.1, 1.4],
    [1.4, 1.4],
    [1.4, 2.1],
    [0.7, 2.1],
    [0.7, 1.4],
    [0, 1.4],
    [0, 0.7],
    [0.7, 0.7],
  ],
  length: 0.45,
  material: 'clay',
  cap: [
    stroke(
      [
        [0.15, 1.05],
        [0.65, 1.05],
        [0.9, 1.6],
        [1.2, 0.5],
        [1.45, 1.05],
        [1.95, 1.05],
      ],
      WHITE,
      2.6,
    ),
  ],
});

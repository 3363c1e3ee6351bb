/** A dune with sensor posts scattered over it and a gateway on its crest; in front one opened sensor, its parts in layers. */
import { stroke } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { prism } from '#kit/solids.ts';
import type { Vec2 } from '#kit/space.ts';
import { sensorPost } from '#library/sensor-post.ts';
import { gateway, jeep, openSensor } from './sensing.ts';

const STEP = 0.56;
/** One contour of the dune: middle and half axes; a wave makes it differ from an ellipse. */
const contour = ([x, y]: Vec2, [rx, ry]: Vec2, level: number) =>
  prism({
    name: 'contour',
    at: [x, y, level * STEP],
    along: 'z',
    points: Array.from({ length: 36 }, (_, index): Vec2 => {
      const turn = (index / 36) * 2 * Math.PI;
      const swell = 0.94 + 0.06 * Math.sin(3 * turn + level * 0.5);
      return [rx * swell * Math.cos(turn), ry * swell * Math.sin(turn)];
    }),
    length: STEP,
    material: 'sand',
    castsShadow: false,
  });

const track = tone('wood', 'top');

export default scene(() => ({
  block: {
    size: [14, 11],
    depth: 3,
    surface: 'desert',
    patches: [
      {
        at: [9.8, 2.6],
        size: [4.2, 1.6],
        surface: 'desert',
        paint: [
          stroke(
            [
              [4.2, 0.2],
              [3, 0.32],
              [1, 0.52],
            ],
            track,
            1.6,
          ),
          stroke(
            [
              [4.2, 0.8],
              [3, 0.92],
              [1, 1.12],
            ],
            track,
            1.6,
          ),
        ],
      },
    ],
  },
  shafts: [
    { face: 'left', at: 1.6, canal: [[1.6, 9.9]] },
    { face: 'left', at: 5, canal: [[5, 9.9]] },
    { face: 'left', at: 9.2, canal: [[9.2, 9.6]] },
    { face: 'left', at: 12.6, canal: [[12.6, 9.8]] },
    { face: 'right', at: 6.6, canal: [[12.4, 6.6]] },
    { face: 'right', at: 1.2, canal: [[12.6, 1.2]] },
  ],
  things: [
    contour([5.1, 4.6], [4.8, 4.1], 0),
    contour([4.8, 4.1], [3.7, 3.1], 1),
    contour([4.5, 3.7], [2.7, 2.2], 2),
    contour([4.3, 3.3], [1.7, 1.35], 3),
    gateway([4, 3, 4 * STEP], 3.4),
    sensorPost([1.6, 9.8, 0]),
    sensorPost([5, 9.8, 0]),
    sensorPost([12.6, 9.7, 0]),
    sensorPost([12.3, 6.6, 0]),
    sensorPost([12.4, 1.2, 0]),
    sensorPost([8.9, 5.8, STEP]),
    sensorPost([2.5, 7.5, STEP]),
    sensorPost([7.7, 4.4, 2 * STEP]),
    sensorPost([6, 6.2, 2 * STEP]),
    sensorPost([3.2, 6.05, 2 * STEP]),
    openSensor([8.5, 8.2, 0]),
    jeep([9.9, 3, 0]),
  ],
  why: { middle: [9.2, 8.9, 1.2], zoom: 2.4 },
}));

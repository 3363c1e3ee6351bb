/** People at work. */
import { tone, type Material, type Paint } from '../kit/palette.ts';
import { circle, polygon } from '../kit/path.ts';
import type { Solid } from '../kit/shape.ts';
import { sketch } from '../kit/solids.ts';
import { project, type Vec3 } from '../kit/space.ts';

const SKIN: Paint = { day: '#a8683f', night: '#98603f' };

/** Somebody standing, a little over half a unit high, in a coat and a hat. */
export function worker(at: Vec3, coat: Material = 'teal', hat: Material = 'gold'): Solid {
  const [x, y] = project(at);
  const disc = (dy: number, rx: number, ry: number) => circle((u, v) => [x + u * rx, y + dy + v * ry]);
  return sketch({
    name: 'worker',
    at: [at[0] - 0.12, at[1] - 0.12, at[2]],
    size: [0.24, 0.24, 0.66],
    castsShadow: true,
    shapes: [
      {
        d: polygon([
          [x - 1.6, y],
          [x - 1.9, y - 4],
          [x + 1.9, y - 4],
          [x + 1.6, y],
        ]),
        fill: tone('ink', 'left'),
      },
      {
        d: polygon([
          [x - 2.3, y - 2.6],
          [x - 1.8, y - 7.2],
          [x + 1.8, y - 7.2],
          [x + 2.3, y - 2.6],
        ]),
        fill: tone(coat, 'left'),
      },
      {
        d: polygon([
          [x, y - 2.6],
          [x, y - 7.2],
          [x + 1.8, y - 7.2],
          [x + 2.3, y - 2.6],
        ]),
        fill: tone(coat, 'right'),
      },
      { d: disc(-8.6, 1.6, 1.7), fill: SKIN },
      { d: disc(-9.4, 2.4, 0.9), fill: tone(hat, 'left') },
      { d: disc(-10.1, 1.4, 1), fill: tone(hat, 'top') },
    ],
  });
}

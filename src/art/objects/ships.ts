/** What floats. */
import { disc, windows } from '../kit/face.ts';
import { tone, WINDOW_DARK, type Material } from '../kit/palette.ts';
import type { Solid } from '../kit/shape.ts';
import { box, prism } from '../kit/solids.ts';
import type { Vec2, Vec3 } from '../kit/space.ts';
import { container } from './cargo.ts';

/** A container ship, 7 long along x with its bow at the lower right, 2.2 wide; the water stands at `at`'s height. */
export function containerShip([x, y, z]: Vec3): Solid[] {
  const hull: Vec2[] = [
    [0, 0.1],
    [0, 2.1],
    [5.6, 2.2],
    [6.7, 1.75],
    [7.2, 1.1],
    [6.7, 0.45],
    [5.6, 0],
  ];
  const cargo: [number, number, number, Material][] = [
    [1.7, 0.25, 0, 'teal'],
    [1.7, 1.05, 0, 'gold'],
    [3.45, 0.25, 0, 'paper'],
    [3.45, 1.05, 0, 'clay'],
    [1.7, 0.25, 0.72, 'ink'],
    [1.7, 1.05, 0.72, 'clay'],
    [3.45, 0.25, 0.72, 'teal'],
    [1.7, 0.25, 1.44, 'gold'],
  ];
  return [
    prism({
      name: 'waterline',
      at: [x, y, z],
      along: 'z',
      points: hull,
      length: 0.22,
      material: 'clay',
      castsShadow: false,
    }),
    prism({
      name: 'hull',
      at: [x, y, z + 0.22],
      along: 'z',
      points: hull,
      length: 0.72,
      material: 'ink',
      castsShadow: false,
    }),
    box({
      name: 'bridge',
      at: [x + 0.3, y + 0.35, z + 0.94],
      size: [1, 1.5, 1.9],
      material: 'paper',
      castsShadow: false,
      left: [windows({ columns: 3, rows: 4, lit: 4 })],
      right: [windows({ columns: 4, rows: 4, lit: 4 })],
    }),
    box({
      name: 'wheelhouse',
      at: [x + 0.2, y + 0.15, z + 2.84],
      size: [1.2, 1.9, 0.4],
      material: 'paper',
      castsShadow: false,
      right: [windows({ columns: 7, rows: 1, fill: WINDOW_DARK, pane: [0.8, 0.7], lit: 0 })],
    }),
    box({
      name: 'funnel',
      at: [x + 0.45, y + 0.8, z + 3.24],
      size: [0.5, 0.5, 0.55],
      material: 'clay',
      castsShadow: false,
      right: [disc(0.25, 0.3, 0.14, tone('gold', 'top'))],
    }),
    ...cargo.map(([dx, dy, dz, material]) => container([x + dx, y + dy, z + 0.94 + dz], material)),
  ];
}

/** A depot's things: pallets, forklifts, trailers, high racks, a spiral conveyor. */
import { disc, panel, ribs } from '#kit/face.ts';
import { ALARM, type Material, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** A pallet of goods with a label, 0.7 by 0.7; wrapped in film when it is ready to leave. */
export const pallet = ([x, y, z]: Vec3, goods: Material = 'wood', height = 0.6): Solid[] => [
  box({
    name: 'pallet',
    at: [x, y, z],
    size: [0.7, 0.7, 0.12],
    material: 'wood',
    left: [panel(0.12, 0, 0.3, 0.07, tone('rubber', 'left')), panel(0.4, 0, 0.58, 0.07, tone('rubber', 'left'))],
    castsShadow: false,
  }),
  box({
    name: 'goods',
    at: [x + 0.03, y + 0.03, z + 0.12],
    size: [0.64, 0.64, height],
    material: goods,
    left: [
      ribs(1, tone(goods, 'right')),
      ribs(1, tone(goods, 'right'), 'level'),
      panel(0.38, height - 0.26, 0.56, height - 0.1, WHITE),
    ],
    right: [ribs(1, tone('ink', 'right')), ribs(1, tone('ink', 'right'), 'level')],
    castsShadow: false,
  }),
];

/** A barrier across a road that runs along x; its arm is open by `lift`. */
export const barrier = ([x, y, z]: Vec3, length = 2, lift = 0.5): Solid[] => {
  const along = (share: number): Vec3 => [x + 0.13, y + 0.26 + (length - 0.26) * share, z + 0.6 + lift * share];
  return [
    box({
      name: 'barrier post',
      at: [x, y, z],
      size: [0.26, 0.26, 0.74],
      material: 'ink',
      right: [disc(0.13, 0.56, 0.07, SIGNAL)],
    }),
    rod({ name: 'arm', points: [along(0), along(1)], paint: WHITE, width: 3.2 }),
    rod({ name: 'marks', points: [along(0.3), along(0.5)], paint: ALARM, width: 3.2 }),
    rod({ name: 'marks', points: [along(0.72), along(0.92)], paint: ALARM, width: 3.2 }),
  ];
};

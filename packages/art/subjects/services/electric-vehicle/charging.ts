/** A pantograph that charges buses. */
import { tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** A mast with an arm over a bus roof and a pantograph that reaches down to it; the arm is `reach` long along y, the roof is `drop` below it. */
export const pantograph = ([x, y, z]: Vec3, reach: number, height: number, drop: number): Solid[] => [
  box({ name: 'mast', at: [x, y, z], size: [0.24, 0.24, height], material: 'ink' }),
  box({ name: 'arm', at: [x, y, z + height], size: [0.24, reach, 0.18], material: 'ink', castsShadow: false }),
  rod({
    name: 'pantograph',
    points: [
      [x + 0.12, y + reach - 0.2, z + height],
      [x + 0.4, y + reach - 0.2, z + height - drop * 0.5],
      [x + 0.12, y + reach - 0.2, z + height - drop + 0.04],
      [x - 0.16, y + reach - 0.2, z + height - drop * 0.5],
      [x + 0.12, y + reach - 0.2, z + height],
    ],
    paint: tone('clay', 'left'),
    width: 1.8,
  }),
];

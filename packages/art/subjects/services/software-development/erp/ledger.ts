/** Objects of bookkeeping: a balance, coins, ledgers. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { boundingBox, type Vec3 } from '#kit/space.ts';

/** A pile of coins. */
export const coins = ([x, y, z]: Vec3, count: number): Solid[] =>
  Array.from({ length: count }, (_, index) =>
    cylinder({
      name: 'coin',
      at: [x + (index % 2) * 0.03, y, z + index * 0.11],
      radius: 0.28,
      height: 0.1,
      material: 'gold',
      castsShadow: false,
    }),
  );

/** Height of the pans of a balance above its foot. */
const PAN = 1.12;

/** Draws the objects on a pan whose middle is given, from the farthest to the nearest. */
type Load = (middle: Vec3) => Solid[];

/** A balance with a level beam along x, 6.3 wide and 4.6 high, and a load on each pan. */
export function balance([x, y, z]: Vec3, [left, right]: readonly [Load, Load]): Solid[] {
  const reach = 2.2;
  const top = 3.9;
  const pan = (side: -1 | 1): Solid => {
    const cx = x + side * reach;
    const hang = (dx: number, dy: number) =>
      rod({
        name: 'chain',
        at: [cx, y, z + top + 0.05],
        to: [cx + dx, y + dy, z + PAN],
        paint: tone('steel', 'right'),
        width: 1.2,
      });
    const parts = [
      hang(-0.62, -0.62),
      cylinder({
        name: 'pan',
        at: [cx, y, z + PAN - 0.14],
        radius: 0.7,
        topRadius: 0.95,
        height: 0.14,
        material: 'teal',
        castsShadow: false,
      }),
      ...(side < 0 ? left : right)([cx, y, z + PAN]),
      hang(-0.62, 0.62),
      hang(0.62, -0.62),
      hang(0.62, 0.62),
    ];
    return {
      name: 'loaded pan',
      box: { ...boundingBox(parts.map(({ box: part }) => part)), max: [cx + 0.95, y + 0.95, z + top] },
      castsShadow: false,
      shapes: parts.flatMap(({ shapes }) => shapes),
    };
  };
  return [
    cylinder({ name: 'foot', at: [x, y, z], radius: 1.05, height: 0.22, material: 'stone' }),
    cylinder({ name: 'foot', at: [x, y, z + 0.22], radius: 0.7, height: 0.2, material: 'clay', castsShadow: false }),
    cylinder({
      name: 'column',
      at: [x, y, z + 0.42],
      radius: 0.2,
      topRadius: 0.14,
      height: top - 0.42,
      material: 'clay',
      castsShadow: false,
    }),
    prism({
      name: 'beam',
      at: [x - reach - 0.15, y - 0.14, z + top],
      along: 'y',
      points: [
        [0, 0],
        [2 * reach + 0.3, 0],
        [2 * reach + 0.3, 0.14],
        [reach + 0.35, 0.42],
        [reach - 0.05, 0.42],
        [0, 0.14],
      ],
      length: 0.28,
      material: 'clay',
      castsShadow: false,
      cap: [disc(reach + 0.15, 0.2, 0.13, tone('gold', 'top'))],
    }),
    cylinder({
      name: 'knob',
      at: [x, y, z + top + 0.42],
      radius: 0.16,
      height: 0.3,
      material: 'gold',
      castsShadow: false,
    }),
    pan(-1),
    pan(1),
  ];
}

/** An open ledger on a sloping desk, 1.5 wide. */
export const ledgerDesk = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'desk',
    at: [x, y, z],
    size: [1.6, 0.9, 0.6],
    material: 'wood',
    left: [panel(0.15, 0, 1.45, 0.45, tone('ink', 'right'))],
    right: [panel(0.1, 0, 0.8, 0.45, tone('ink', 'right'))],
  }),
  box({
    name: 'ledger',
    at: [x + 0.2, y + 0.12, z + 0.6],
    size: [1.2, 0.66, 0.1],
    material: 'paper',
    castsShadow: false,
    top: [
      segment([0.6, 0], [0.6, 0.66], tone('clay', 'left'), 1.4),
      ...[0.15, 0.3, 0.45].flatMap((v) => [
        segment([0.1, v], [0.5, v], tone('steel', 'right'), 0.8),
        segment([0.7, v], [1.1, v], tone('teal', 'left'), 0.8),
      ]),
    ],
  }),
];

/** A weighbridge: a ribbed plate 4 by 1.7, 0.12 high. */
export const weighbridge = (at: Vec3): Solid =>
  box({
    name: 'weighbridge',
    at,
    size: [4, 1.7, 0.12],
    material: 'steel',
    top: [
      ribs(10, tone('steel', 'right')),
      panel(0.1, 0.1, 0.3, 1.6, tone('gold', 'left')),
      panel(3.7, 0.1, 3.9, 1.6, tone('gold', 'left')),
    ],
  });

/** Equipment of surveyors: a theodolite, staked lines, a table for plans. */
import { disc, panel, stroke, type FacePaint } from '#kit/face.ts';
import { tone, WHITE } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, rod, sphere } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { canister } from '#library/camp.ts';
import { assembly } from '#library/parts.ts';

/** A theodolite on a tripod, its telescope along x; `size` enlarges the instrument. */
export function theodolite([x, y, z]: Vec3, height = 2, size = 1): Solid[] {
  const top = z + height;
  const s = (value: number) => value * size;
  const leg = (name: string, dx: number, dy: number) =>
    rod({ name, at: [x + dx, y + dy, z], to: [x, y, top], paint: tone('gold', 'left'), width: 4.6 });
  const yoke = (dy: number, left: FacePaint[] = []) =>
    box({
      name: 'yoke',
      at: [x - s(0.18), y + s(dy), top + s(0.34)],
      size: [s(0.36), s(0.18), s(0.9)],
      material: 'teal',
      castsShadow: false,
      left,
    });
  return [
    leg('far leg', -1.1, -1.1),
    leg('left leg', -0.8, 1.15),
    leg('right leg', 1.15, -0.7),
    assembly(
      'instrument',
      [
        cylinder({ name: 'head', at: [x, y, top], radius: s(0.42), height: s(0.14), material: 'ink' }),
        cylinder({
          name: 'circle',
          at: [x, y, top + s(0.14)],
          radius: s(0.36),
          height: s(0.2),
          material: 'paper',
          bands: [{ from: s(0.06), to: s(0.12), material: 'ink' }],
        }),
        yoke(-0.42),
        canister([x - s(0.85), y - s(0.22), top + s(0.68)], s(0.23), s(1.45), 'ink'),
        canister([x + s(0.6), y - s(0.29), top + s(0.61)], s(0.3), s(0.36), 'gold'),
        yoke(0.24, [disc(s(0.18), s(0.56), s(0.14), WHITE), disc(s(0.18), s(0.56), s(0.07), tone('ink', 'left'))]),
      ],
      false,
    ),
  ];
}

/** Stakes from `from` towards `to`, `count` of them, with a string from one to the next. */
export function stakedLine([x0, y0]: Vec2, [x1, y1]: Vec2, count: number): Solid[] {
  const on = (index: number): Vec2 => [x0 + ((x1 - x0) * index) / (count - 1), y0 + ((y1 - y0) * index) / (count - 1)];
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = on(index);
    const [nx, ny] = on(index + 1);
    return [
      rod({ name: 'stake', at: [x, y, 0], to: 0.6, paint: tone('wood', 'right'), width: 3 }),
      rod({ name: 'stake top', at: [x, y, 0.6], to: 0.68, paint: tone('clay', 'left'), width: 4 }),
      ...(index < count - 1
        ? [rod({ name: 'string', at: [x, y, 0.52], to: [nx, ny, 0.52], paint: tone('clay', 'left'), width: 1.3 })]
        : []),
    ];
  }).flat();
}

/** A folding table with a half unrolled plan, a stone on each corner; 2.4 by 1.5. */
export function planTable([x, y, z]: Vec3): Solid[] {
  const leg = (dx: number, dy: number) =>
    box({ name: 'table leg', at: [x + dx, y + dy, z], size: [0.12, 0.12, 0.7], material: 'wood' });
  const stone = (dx: number, dy: number) =>
    sphere({ name: 'stone', at: [x + dx, y + dy, z + 0.82], radius: 0.13, material: 'stone', castsShadow: false });
  return [
    leg(0.08, 0.08),
    leg(2.2, 0.08),
    leg(0.08, 1.3),
    leg(2.2, 1.3),
    box({
      name: 'table',
      at: [x, y, z + 0.7],
      size: [2.4, 1.5, 0.12],
      material: 'wood',
      castsShadow: false,
      top: [
        panel(0.1, 0.15, 2, 1.35, tone('paper', 'top')),
        stroke(
          [
            [0.2, 1.1],
            [0.7, 0.9],
            [1.2, 0.5],
            [1.9, 0.35],
          ],
          tone('teal', 'left'),
          2.4,
        ),
        ...[
          [0.55, 0.95],
          [0.95, 0.7],
          [1.45, 0.45],
        ].map(([u = 0, v = 0]) => disc(u, v, 0.07, tone('clay', 'left'))),
        stroke(
          [
            [0.3, 0.3],
            [0.8, 0.4],
            [0.9, 0.25],
          ],
          tone('stone', 'right'),
          1,
        ),
        stroke(
          [
            [1.2, 1.2],
            [1.5, 0.95],
            [1.85, 1.05],
          ],
          tone('stone', 'right'),
          1,
        ),
      ],
    }),
    canister([x + 1.95, y + 0.12, z + 0.82], 0.14, 1.26, 'paper', 'y'),
    stone(0.25, 0.3),
    stone(0.25, 1.22),
    stone(1.75, 1.22),
    stone(1.7, 0.3),
  ];
}

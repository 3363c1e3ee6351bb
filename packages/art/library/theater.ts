/** Equipment at the side of a stage: camera cranes, flight cases, cable drums. */
import { disc, panel, ribs, stroke, type FacePaint } from '#kit/face.ts';
import { ALARM, tone, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { assembly, drum, spool } from './parts.ts';

/**
 * A camera crane: a tripod 1.4 grid units high, and a boom with a camera at its head and weights at its tail. The
 * position is the centre of the tripod's base; `reach` is the vector from the pivot to the head, in grid units.
 */
export const cameraCrane = ([x, y, z]: Vec3, reach: Vec3): Solid => {
  const pivot: Vec3 = [x, y, z + 1.4];
  const head: Vec3 = [x + reach[0], y + reach[1], z + 1.4 + reach[2]];
  const tail: Vec3 = [x - reach[0] * 0.28, y - reach[1] * 0.28, z + 1.4 - reach[2] * 0.28];
  return assembly(
    'camera crane',
    [
      [
        [-0.5, 0.4],
        [0.5, 0.4],
        [0, -0.6],
      ].map(([dx = 0, dy = 0]) => rod({ at: [x + dx, y + dy, z], to: pivot, paint: tone('ink', 'left'), width: 3 })),
      box({
        name: 'weights',
        at: [tail[0] - 0.25, tail[1] - 0.2, tail[2] - 0.25],
        size: [0.5, 0.4, 0.45],
        material: 'ink',
        left: [ribs(3, tone('steel', 'left'))],
      }),
      rod({ at: tail, to: head, paint: tone('gold', 'left'), width: 4 }),
      rod({ points: [tail, [pivot[0], pivot[1], pivot[2] + 0.5], head], paint: tone('gold', 'right'), width: 1.2 }),
      box({
        name: 'camera',
        at: [head[0] - 0.2, head[1] - 0.2, head[2] - 0.6],
        size: [0.6, 0.35, 0.42],
        material: 'rubber',
        left: [disc(0.1, 0.34, 0.05, ALARM)],
      }),
      drum({
        at: [head[0] + 0.4, head[1] - 0.02, head[2] - 0.4],
        radius: 0.14,
        length: 0.2,
        along: 'x',
        material: 'steel',
        cap: [disc(0.14, 0.14, 0.1, WINDOW_DARK)],
      }),
    ],
    false,
  );
};

/**
 * A flight case with metal edges, on castors 0.1 high. `at` is its minimum corner on the ground; `size` is width, depth
 * and height of the case in grid units.
 */
export const flightCase = (at: Vec3, size: Vec3 = [0.8, 0.6, 0.7], material: Material = 'ink'): Solid => {
  const frame: FacePaint = (face) =>
    stroke(
      [
        [0.03, 0.03],
        [face.width - 0.03, 0.03],
        [face.width - 0.03, face.height - 0.03],
        [0.03, face.height - 0.03],
        [0.03, 0.03],
      ],
      tone('steel', 'top'),
      1.2,
    )(face);
  const latch: FacePaint = (face) =>
    panel(
      face.width / 2 - 0.08,
      face.height * 0.55,
      face.width / 2 + 0.08,
      face.height * 0.75,
      tone('gold', 'left'),
    )(face);
  return box({
    name: 'flight case',
    at: [at[0], at[1], at[2] + 0.1],
    size,
    material,
    left: [
      frame,
      latch,
      disc(0.12, -0.05, 0.08, tone('rubber', 'right')),
      disc(size[0] - 0.12, -0.05, 0.08, tone('rubber', 'right')),
    ],
    right: [frame, latch, disc(0.1, -0.05, 0.08, tone('rubber', 'right'))],
    top: [frame],
  });
};

/** A drum of cable, facing left, 0.9 grid units in diameter. The position is its minimum corner. */
export const cableDrum = ([x, y, z]: Vec3): Solid =>
  assembly(
    'cable drum',
    spool({
      at: [x + 0.45, y, z + 0.45],
      radius: 0.45,
      flange: 0.08,
      material: 'wood',
      core: { radius: 0.34, length: 0.4, material: 'teal' },
      cap: [disc(0.45, 0.45, 0.12, tone('ink', 'left'))],
    }),
  );
